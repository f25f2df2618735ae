import { PRIVATE_DRAFTS } from '../../domain/storage/private-drafts-key.ts';

// Whether the header shows the way in or the way to one's training: what is stored decides what is drawn and opens
// nothing. The island of the login sets the same attribute as soon as it is there.
function showStored() {
  try {
    const known = Boolean(localStorage.getItem('accountId'));
    document.documentElement.toggleAttribute('data-logged-in', known);
    // Drafts of the private forms go with the access, wherever that was removed (`stores/private-drafts.ts`).
    if (!known) sessionStorage.removeItem(PRIVATE_DRAFTS);
  } catch {
    // Storage is blocked: nobody is known here.
  }
}

addEventListener('storage', showStored);
addEventListener('pageshow', showStored);
showStored();
