import * as v from 'valibot';
import type { Values } from '../forms/form.ts';

const texts = v.record(v.string(), v.nullable(v.string()));

const Person = v.object({ firstName: v.string(), lastName: v.string(), email: v.string() });

/** What an account's proved bookings say of who buys and for whom, so that nobody types it twice. */
export const KnownBuyer = v.object({
  /** Of the newest booking, as it was typed then; else what the account itself says. */
  contact: texts,
  billing: v.nullable(texts),
  /** Who had seats of its bookings, who was booked last first. */
  people: v.array(Person),
});
export type KnownBuyer = v.InferOutput<typeof KnownBuyer>;

/** People that are offered; a list of more would be longer than the typing. */
export const MAX_KNOWN_PEOPLE = 50;

/** The values of the checkout's fields. */
export function knownValues({ contact, billing }: KnownBuyer): Values {
  const parts = Object.entries({ contact, billing: billing ?? {} });
  return Object.fromEntries(
    parts.flatMap(([part, fields]) => Object.entries(fields).map(([name, value]) => [`${part}.${name}`, value ?? ''])),
  );
}
