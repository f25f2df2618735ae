import { isWithin } from '~/domain/site/addresses.ts';

/* eslint-disable @typescript-eslint/no-non-null-assertion -- it comes with the markup that it reads; guards would weigh on every page */
/** The element that notices appear in; it also carries what scripts need to know of the page. */
export const notices = document.querySelector<HTMLElement>('#notices')!;

/** Of the table of pages, put here by the build: the table itself would weigh on every page. */
declare const CLOSED_ADDRESSES: readonly string[];

/** Where addresses begin behind which no public page is: a client's own, those on which people pay, the API's. */
export const closedAddresses = CLOSED_ADDRESSES;

export const isClosed = (path: string) => isWithin(closedAddresses, path);
