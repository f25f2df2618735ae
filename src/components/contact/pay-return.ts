/** The address of the page that was left to pay, and how that ended, where this tab has left one (`stores/paying-from.ts`). */
function wayBack(): string | undefined {
  const outcome = /^#(paid|not-paid)$/.exec(location.hash)?.[1];
  if (outcome === undefined) return undefined;
  try {
    const { at } = JSON.parse(sessionStorage.getItem('payingFrom') ?? '{}') as { at?: unknown };
    const back = typeof at === 'string' ? new URL(at, location.origin) : undefined;
    return back?.origin === location.origin ? `${back.pathname}?${outcome}${back.hash}` : undefined;
  } catch {
    // Storage is blocked, or holds something else: the page is that of whoever pays by a number.
    return undefined;
  }
}

const back = wayBack();
if (back !== undefined) location.replace(back);
