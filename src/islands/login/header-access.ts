import { ACCESS_EVENT, ACCOUNT_KEY, ENDED_KEY } from '../../domain/accounts/granted.ts';
import { ACCOUNT_HERE, forgetPeopleIn } from '../../domain/storage/of-people.ts';
import { PRIVATE_DRAFTS } from '../../domain/storage/private-drafts-key.ts';

// Whether the header shows the way in or the way to one's training: what is stored decides what is drawn and opens
// nothing. Nothing else sets the attribute; the store of the account tells by an event what became of a login.
function show(loggedIn: boolean) {
  document.documentElement.toggleAttribute('data-logged-in', loggedIn);
}

/** What became of the account elsewhere: in another tab, or while this one showed another page. */
function showStored(event?: Event) {
  try {
    const known = localStorage.getItem(ACCOUNT_KEY);
    const before = sessionStorage.getItem(ACCOUNT_HERE);
    const wasKnown = document.documentElement.hasAttribute('data-logged-in');
    show(Boolean(known));
    // Drafts of the private forms go with a logout, wherever that was (`stores/kept-forms.ts`).
    if (!known && !localStorage.getItem(ENDED_KEY)) sessionStorage.removeItem(PRIVATE_DRAFTS);
    if (known) sessionStorage.setItem(ACCOUNT_HERE, known);
    else sessionStorage.removeItem(ACCOUNT_HERE);
    if (known ? before === null || before === known : !before && !wasKnown) return;
    // Somebody else may sit here next. A page that is open, or that somebody goes back to, still shows what was typed.
    const had = forgetPeopleIn(sessionStorage);
    if (event && (had || (event as PageTransitionEvent).persisted)) location.reload();
  } catch {
    // Storage is blocked: nobody is known here.
  }
}

document.addEventListener(ACCESS_EVENT, (event) => show((event as CustomEvent<boolean>).detail));
addEventListener('storage', showStored);
addEventListener('pageshow', showStored);
showStored();
