import * as v from 'valibot';
import { requiredLine } from '../fields.ts';

/** What a phone shows for half a minute. */
export const CODE_DIGITS = 6;

/** How long the office stays open without a call. Minutes. */
export const IDLE_LOCK_MINUTES = 30;

/** How long money can be moved after the second factor was shown for it. Minutes. */
export const SUDO_MINUTES = 10;

/** How many codes are handed out for a lost phone; each opens once. */
export const RECOVERY_CODES = 10;

/** Six digits of the phone, or a code for a lost one; spaces and hyphens do not count. */
const Code = v.pipe(
  requiredLine(40),
  v.transform((text) => text.replace(/[\s-]/g, '').toLowerCase()),
  v.regex(/^(?:\d{6}|[a-z2-7]{16})$/, 'code_wrong'),
);

export const ShowCode = v.object({ code: Code });
export type ShowCode = v.InferOutput<typeof ShowCode>;

/** What a phone is to be told: the secret in Base32, alone and within an `otpauth:` address (RFC 6238, as apps read it). */
export const NewSecondFactor = v.object({ secret: v.string(), address: v.string() });
export type NewSecondFactor = v.InferOutput<typeof NewSecondFactor>;

/** Codes for a lost phone, in groups of four; they are told this once. */
export const RecoveryCodes = v.object({ recoveryCodes: v.array(v.string()) });
export type RecoveryCodes = v.InferOutput<typeof RecoveryCodes>;
