/** Letters and digits that nobody mishears or misreads for another, and that spell no word. */
const ALPHABET = '23456789BCDFGHJKMNPQRTVWXZ';

const LENGTH = 8;

/**
 * What a booking is called on the telephone, `7K3M-2PXR`: eight random characters in two groups. It opens nothing.
 * `random` gives whole numbers below its argument.
 */
export function bookingNumber(random: (below: number) => number): string {
  const letters = Array.from({ length: LENGTH }, () => ALPHABET.charAt(random(ALPHABET.length))).join('');
  return `${letters.slice(0, 4)}-${letters.slice(4)}`;
}
