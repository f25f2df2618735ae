/** Shorter than the code of a package, so that none is taken for the other. */
const LEAST_CODE_LENGTH = 4;
const MOST_CODE_LENGTH = 15;

/** A code as it was typed, in the one way it is kept: capitals and digits, `accueil 10` → `ACCUEIL10`. */
export function promoCodeAsKept(typed: string): string {
  return typed
    .normalize('NFKD')
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '');
}

export function isPromoCode(code: string): boolean {
  return code.length >= LEAST_CODE_LENGTH && code.length <= MOST_CODE_LENGTH;
}
