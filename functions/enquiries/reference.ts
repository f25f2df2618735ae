/** No letter or digit that is taken for another when it is read out. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** What an enquiry is called in mails and on the telephone: `7KQ-M4XD2`, 40 bits. */
export function newEnquiryReference(): string {
  return referenceOf(crypto.getRandomValues(new Uint32Array(8)));
}

/** A reference made of random numbers, eight of them. */
export function referenceOf(numbers: Iterable<number>): string {
  const letters = Array.from(numbers, (value) => ALPHABET[value % ALPHABET.length]);
  return `${letters.slice(0, 3).join('')}-${letters.slice(3).join('')}`;
}
