/** Letters and digits that nobody mishears or misreads for another, and that spell no word. */
export const SPOKEN = '23456789BCDFGHJKMNPQRTVWXZ';

const GROUP = 4;

/** Random characters in groups of four, `7K3M-2PXR`, to be read aloud. `random` gives whole numbers below its argument. */
export function spokenNumber(groups: number, random: (below: number) => number): string {
  const group = () => Array.from({ length: GROUP }, () => SPOKEN.charAt(random(SPOKEN.length))).join('');
  return Array.from({ length: groups }, group).join('-');
}

/** What a booking is called on the telephone. It opens nothing. */
export const bookingNumber = (random: (below: number) => number): string => spokenNumber(2, random);
