const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** Random letters and digits, as Stripe's ids have them. */
export const randomLetters = (length: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(length)), (byte) => letters.charAt(byte % letters.length)).join('');

/** Ids in Stripe's own form: what it is, then chance. */
export const newId = {
  session: () => `cs_test_a1${randomLetters(56)}`,
  intent: () => `pi_3${randomLetters(23)}`,
  charge: () => `ch_3${randomLetters(23)}`,
  dispute: () => `du_1${randomLetters(23)}`,
  refund: () => `re_3${randomLetters(23)}`,
  event: () => `evt_1${randomLetters(23)}`,
  line: () => `li_1${randomLetters(23)}`,
  price: () => `price_1${randomLetters(23)}`,
  product: () => `prod_${randomLetters(14)}`,
  card: () => `pm_1${randomLetters(23)}`,
  transaction: () => `txn_3${randomLetters(23)}`,
  request: () => `req_${randomLetters(14)}`,
  delivery: () => `dlv_${randomLetters(14)}`,
};
