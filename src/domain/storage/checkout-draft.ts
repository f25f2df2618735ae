/** The id of the checkout's form, and of its draft. */
export const CHECKOUT = 'checkout';
