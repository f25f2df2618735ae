/* eslint-disable @typescript-eslint/no-non-null-assertion -- it comes with the markup that it reads; guards would weigh on every page */
/** The element that notices appear in; it also carries what scripts need to know of the page. */
export const notices = document.querySelector<HTMLElement>('#notices')!;

/** What a client's own pages begin with, and those on which people pay. */
export const personalPaths = () => notices.dataset.personal!.split(' ');

export const isPersonalPath = (path: string) =>
  personalPaths().some((start) => path === start || path.startsWith(`${start}/`));
