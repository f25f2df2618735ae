// A form works without script. What makes it live is fetched when it is touched, when there is something to put back
// into it, or at the latest when it is sent; where it cannot be fetched, the browser sends the form itself.

/** Whether something was typed into a form of this tab before the page was loaded anew. */
function hasDraft(id: string): boolean {
  try {
    return sessionStorage.getItem('formDrafts')?.includes(`"${id}"`) ?? false;
  } catch {
    return false;
  }
}

for (const form of document.querySelectorAll<HTMLFormElement>('form[data-enquiry]')) {
  let waking: Promise<void> | undefined;
  let live = false;
  const wake = () =>
    (waking ??= import('./live-enquiry.ts')
      .then(({ enlivenEnquiry }) => enlivenEnquiry(form))
      .then(() => void (live = true)));
  const touch = () => void wake().catch(() => (waking = undefined));

  form.addEventListener('focusin', touch, { once: true });
  form.addEventListener('submit', (event) => {
    if (live) return;
    event.preventDefault();
    wake().then(
      () => form.requestSubmit(),
      () => form.submit(),
    );
  });
  if (hasDraft(form.id) || location.search) touch();
}

export {};
