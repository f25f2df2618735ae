/** The id of the checkout's form, and of its draft. */
export const CHECKOUT = 'checkout';
/** Beside that draft: the account that has filled it in. */
export const FILLED_IN = 'checkoutOf';
