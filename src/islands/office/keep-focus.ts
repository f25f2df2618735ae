/**
 * Keeps the keyboard at its place below `root`: where what has the focus is taken away by what it did, as a form that was sent, the
 * focus goes to the part it stood in. Until the returned function is called.
 */
export function keepFocus(root: HTMLElement): () => void {
  let path: Element[] = [];
  const remember = ({ target }: FocusEvent) => {
    path = [];
    for (let at = target as Element | null; at && at !== root; at = at.parentElement) path.push(at);
  };
  const observer = new MutationObserver(() => {
    const [focused, ...around] = path;
    if (!focused || focused.isConnected || document.activeElement !== document.body) return;
    path = [];
    const part = around.find((element) => element.isConnected && element.matches('section, details')) ?? root;
    const place = part.matches('details') ? (part.querySelector('summary') ?? part) : part;
    if (!place.matches('summary, [tabindex]')) place.setAttribute('tabindex', '-1');
    (place as HTMLElement).focus({ preventScroll: true });
  });
  root.addEventListener('focusin', remember);
  observer.observe(root, { childList: true, subtree: true });
  return () => {
    root.removeEventListener('focusin', remember);
    observer.disconnect();
  };
}
