import { ACCESS_EVENT, ACCOUNT_KEY } from '../../domain/accounts/granted.ts';
import { PRIVATE_DRAFTS } from '../../domain/storage/private-drafts-key.ts';

// Whether the header shows the way in or the way to one's training: what is stored decides what is drawn and opens
// nothing. Nothing else sets the attribute; the store of the account tells by an event what became of a login.
function show(loggedIn: boolean) {
  document.documentElement.toggleAttribute('data-logged-in', loggedIn);
}

function showStored() {
  try {
    const known = Boolean(localStorage.getItem(ACCOUNT_KEY));
    show(known);
    // Drafts of the private forms go with the access, wherever that was removed (`stores/kept-forms.ts`).
    if (!known) sessionStorage.removeItem(PRIVATE_DRAFTS);
  } catch {
    // Storage is blocked: nobody is known here.
  }
}

document.addEventListener(ACCESS_EVENT, (event) => show((event as CustomEvent<boolean>).detail));
addEventListener('storage', showStored);
addEventListener('pageshow', showStored);
showStored();
