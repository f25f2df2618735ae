import type { Province } from '../money/provinces.ts';

/** Canada Post: letter digit letter, digit letter digit; D F I O Q U never, W Z never first. Spaces are optional. */
const CANADIAN_POSTAL_CODE = /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z] ?\d[ABCEGHJ-NPRSTV-Z]\d$/i;

/** The provinces that the first letter of a postal code stands for (Canada Post, forward sortation areas). */
const provincesByLetter: Readonly<Record<string, readonly Province[]>> = {
  A: ['NL'],
  B: ['NS'],
  C: ['PE'],
  E: ['NB'],
  G: ['QC'],
  H: ['QC'],
  J: ['QC'],
  K: ['ON'],
  L: ['ON'],
  M: ['ON'],
  N: ['ON'],
  P: ['ON'],
  R: ['MB'],
  S: ['SK'],
  T: ['AB'],
  V: ['BC'],
  X: ['NT', 'NU'],
  Y: ['YT'],
};

/** A ZIP code, with its four digits more or without. */
export const isUsPostalCode = (value: string): boolean => /^\d{5}(-\d{4})?$/.test(value);

/** Whether a code is one of Canada Post, however its two halves are written apart. */
export const readsAsCanadian = (value: string): boolean => isCanadianPostalCode(value.replaceAll(/[^a-z\d]/gi, ''));

export const isCanadianPostalCode = (value: string): boolean => CANADIAN_POSTAL_CODE.test(value);

/** The province of a Canadian postal code, where its first letter leaves no doubt. */
export function provinceOf(postalCode: string): Province | undefined {
  if (!isCanadianPostalCode(postalCode)) return undefined;
  const [province, another] = provincesByLetter[postalCode.charAt(0).toUpperCase()] ?? [];
  return another === undefined ? province : undefined;
}

/** The Government of Canada has this one on both sides of the Ottawa River: most of its addresses are in Ontario. */
const isFederal = (postalCode: string): boolean => postalCode.toUpperCase().startsWith('K1A');

/** Whether a Canadian postal code can lie in a province. What is no postal code lies in none. */
export function liesIn(postalCode: string, province: Province): boolean {
  if (!isCanadianPostalCode(postalCode)) return false;
  if (isFederal(postalCode) && province === 'QC') return true;
  return provincesByLetter[postalCode.charAt(0).toUpperCase()]?.includes(province) ?? false;
}
