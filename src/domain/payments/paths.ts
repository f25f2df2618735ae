/** Where the ways to pay are asked for: by a script that is too small for the declaration of the call. */
export const PAYMENT_WAYS_PATH = '/Website/payment-ways';
