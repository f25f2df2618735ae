import { SPOKEN, spokenNumber } from '../booking/number.ts';

/** 26 characters, sixteen times: some 75 bits, so that nobody meets somebody's certificate by trying. */
const GROUPS = 4;

const NUMBER = new RegExp(`^([${SPOKEN}]{4}-){${GROUPS - 1}}[${SPOKEN}]{4}$`);

/** By what a certificate is verified, `7K3M-2PXR-9QWB-4CFH`. */
export const certificateNumber = (random: (below: number) => number): string => spokenNumber(GROUPS, random);

export const isCertificateNumber = (text: string): boolean => NUMBER.test(text);

/** A number as somebody types it: in small letters, with spaces or without anything between the groups. */
export function typedNumber(text: string): string {
  const letters = text.toUpperCase().replaceAll(/[^A-Z\d]/g, '');
  return (letters.match(/.{1,4}/g) ?? []).join('-');
}
