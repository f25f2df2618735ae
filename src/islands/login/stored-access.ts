// Whether the header shows the way in or the way to one's training: what is stored decides what is drawn and opens
// nothing. The island of the login sets the same attribute as soon as it is there.
function showStored() {
  try {
    document.documentElement.toggleAttribute('data-logged-in', Boolean(localStorage.getItem('accountId')));
  } catch {
    // Storage is blocked: nobody is known here.
  }
}

addEventListener('storage', showStored);
addEventListener('pageshow', showStored);
showStored();

export {};
