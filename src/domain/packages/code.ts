import { SPOKEN, spokenNumber } from '../booking/number.ts';

/** Of 26 characters each: 75 bits, so that none is found by trying. */
const GROUPS = 4;

/** A new code, `7K3M-2PXR-9QTW-4HBC`. Whoever has it uses the seats. */
export const packageCode = (random: (below: number) => number): string => spokenNumber(GROUPS, random);

/** A code as it was typed, in the way it is written: capitals, in groups of four, without anything else. */
export function codeAsWritten(typed: string): string {
  const letters = [...typed.toUpperCase()].filter((one) => SPOKEN.includes(one)).join('');
  return letters.match(/.{1,4}/g)?.join('-') ?? '';
}
