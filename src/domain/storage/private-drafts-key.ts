/** What is typed into the private forms, in the tab's session storage until nobody is logged in any more. */
export const PRIVATE_DRAFTS = 'privateDrafts';
