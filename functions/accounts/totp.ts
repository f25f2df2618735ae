import { Secret, TOTP } from 'otpauth';
import { CODE_DIGITS } from '../../src/domain/office/second-factor.ts';

/** As authenticator apps have it where an address says nothing else (RFC 6238). Seconds. */
const PERIOD = 30;
/** A phone's clock may be so many steps off. */
const WINDOW = 1;
/** 160 bits, as RFC 4226 asks for. */
const SECRET_BYTES = 20;

const ISSUER = 'GCT';

const totp = (secret: string, label = '') =>
  new TOTP({ issuer: ISSUER, label, secret: Secret.fromBase32(secret), digits: CODE_DIGITS, period: PERIOD });

/** In Base32. */
export const newTotpSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** What an app reads from the square code. */
export const addressOf = (secret: string, email: string): string => totp(secret, email).toString();

/** Codes change with the steps of half a minute. */
export const stepAt = (at: number): number => Math.floor(at / 1000 / PERIOD);

/** What a phone shows during a step. */
export const codeOfStep = (secret: string, step: number): string =>
  totp(secret).generate({ timestamp: step * PERIOD * 1000 });

/** The step that a code is of, which opens once; `null` where it is none of about now. */
export function stepOf(secret: string, code: string, at: number): number | null {
  const delta = totp(secret).validate({ token: code, timestamp: at, window: WINDOW });
  return delta === null ? null : stepAt(at) + delta;
}
