import fc from 'fast-check';
import { env } from 'node:process';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { isOpen } from '../../../src/domain/accounts/access.ts';
import { fillPath } from '../../../src/domain/api/address.ts';
import type { Call } from '../../../src/domain/api/call.ts';
import { present } from '../../../src/domain/present.ts';
import { capabilities } from '../../capabilities.ts';
import { addAccount, cookieOf, PASSWORD, startAccounts } from '../../testing/accounts.ts';
import { confirmBody, hold, prove, TEST_SECRET, withHst } from '../../testing/harness.ts';
import { scheduledClass, siteDataOf } from '../../testing/site-data.ts';
import { linkToken } from '../secrets.ts';

/** Bodies for each call. `FUZZ=300` sends some 10,000 in all, and other ones at every run. */
const BODIES = Number(env.FUZZ ?? '') || 25;

/** What nobody types, and what somebody sends. */
const odd = fc.oneof(
  fc.constantFrom<unknown>(null, true, -1, 0, 1.5, 1e308, 2 ** 53, [], {}, [[]], [null], { length: 3 }),
  fc.constantFrom('', ' ', '\u0000', '\uD800', '\uFEFF', '\u202E', '\r\nBcc: a@b.ca', '__proto__', 'NaN', '-0'),
  fc.constantFrom(
    '9'.repeat(400),
    'x'.repeat(6_000),
    '1e999',
    '2027-02-30',
    "'; DROP TABLE accounts; --",
    '%00',
    '../..',
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.jsonValue({ maxDepth: 3 }),
);

/** What a field of this name may well be. */
const likely = fc.constantFrom<unknown>(
  ...['ada@example.ca', 'Ada', '613-555-0199', 'K1A 0B1', 'ON', 'CA', 'en', 'a', '2026-11-20', '1', '', 'card', 'on'],
  ...[1, 0, 49_500, 5, true, false],
);

interface Described {
  type: string;
  entries?: Record<string, Described>;
  item?: Described;
  wrapped?: Described;
  options?: readonly unknown[];
  literal?: unknown;
}

/** Values that look as a schema asks for them, some of which are odd. */
function valuesOf(schema: Described): fc.Arbitrary<unknown> {
  const usual = (): fc.Arbitrary<unknown> => {
    const { entries, item, wrapped, options, literal, type } = schema;
    if (entries) {
      const fields = Object.entries(entries).map(([name, field]) => [name, valuesOf(field)] as const);
      return fc.record(Object.fromEntries(fields), { requiredKeys: [] });
    }
    if (item) return fc.array(valuesOf(item), { maxLength: 4 });
    if (wrapped) return valuesOf(wrapped);
    if (type === 'picklist' && options) return fc.constantFrom(...options);
    if (options) return fc.oneof(...options.map((option) => valuesOf(option as Described)));
    return literal === undefined ? likely : fc.constant(literal);
  };
  return fc.oneof({ weight: 6, arbitrary: usual() }, { weight: 1, arbitrary: odd });
}

const bodiesOf = ({ body }: Call): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 8, arbitrary: valuesOf(body as unknown as Described).map((value) => JSON.stringify(value) ?? '') },
    { weight: 1, arbitrary: odd.map((value) => JSON.stringify(value) ?? '') },
    { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
  );

/** An object may name its own `toString`, which is then no function. */
const written = (value: unknown) => (typeof value === 'string' ? value : String(JSON.stringify(value)));

const queriesOf = ({ query }: Call): fc.Arbitrary<string> =>
  fc
    .dictionary(
      fc.constantFrom(...Object.keys((query as unknown as Described).entries ?? {}), 'x'),
      fc.oneof(likely, odd),
    )
    .map((values) =>
      Object.entries(values)
        .map(([name, value]) => `${name}=${encodeURIComponent(written(value).toWellFormed())}`)
        .join('&'),
    );

const site = await startAccounts({}, siteDataOf([scheduledClass({ id: 'a', capacity: 5_000 })]));
await addAccount(site, 'noor@gct.example', PASSWORD, { role: 'trainer', teaches: 'Ada Tremblay' });
const cookies = {
  client: cookieOf(await site.logIn('ada@example.ca')),
  trainer: cookieOf(await site.logIn('noor@gct.example')),
};
const booked = await hold(site, [{ eventId: 'a', quantity: 2 }]);
expect((await site.post(`/Website/confirm-booking/${booked.reference}`, confirmBody(withHst(99_000)))).ok).toBe(true);
await prove(site, booked.reference);
const [booking] = await site.rows<{ id: string }>('SELECT id FROM bookings WHERE reference = ?1', booked.reference);

/** Of what is there, so that a body gets as far as it can: seats are held anew for each call. */
const partsNow = async () => ({
  reference: (await hold(site, [{ eventId: 'a' }])).reference,
  secret: await linkToken(TEST_SECRET, 'manage booking', present(booking, 'the booking').id),
  token: 't'.repeat(43),
  eventId: 'a',
  number: '1',
  kind: 'contact',
});

const calls = capabilities.flatMap((capability) => capability.calls?.(site.needs) ?? []).map((route) => route.call);
const cookieFor = ({ access }: Call) =>
  isOpen(access) ? {} : access.includes('client') ? cookies.client : cookies.trainer;

/** A refusal that says what is wrong, or what is not there; not one of these is an error of ours. */
async function expectHandled(answer: Response): Promise<void> {
  const code = answer.ok ? '' : ((await answer.clone().json()) as { code: string }).code;
  // Nothing plays the card company here.
  const isKnown = answer.status < 500 || code === 'unavailable' || code === 'payment_unavailable';
  expect(isKnown, `${answer.status} ${await answer.clone().text()} ${JSON.stringify(site.logged.slice(-2))}`).toBe(
    true,
  );
}

test.each(calls.filter(({ body }) => body !== undefined && body !== 'raw').map((call) => [call.path, call] as const))(
  '%s answers whatever is sent, and never by an error of its own',
  async (_, call) => {
    const parts = await partsNow();
    await fc.assert(
      fc.asyncProperty(bodiesOf(call), async (body) => {
        await expectHandled(await site.post(fillPath(call.path, parts), body, cookieFor(call)));
      }),
      { numRuns: BODIES },
    );
  },
);

test.each(
  calls.filter(({ query }) => query !== undefined).map((call) => [`${call.method} ${call.path}`, call] as const),
)('%s answers whatever is asked', async (_, call) => {
  const parts = await partsNow();
  await fc.assert(
    fc.asyncProperty(queriesOf(call), async (query) => {
      const path = `${fillPath(call.path, parts)}?${query}`;
      const answer = call.method === 'GET' ? await site.get(path) : await site.post(path, '', { 'content-type': '' });
      const isPage = !answer.headers.get('content-type')?.startsWith('application/json');
      if (isPage) expect(answer.status).toBeLessThan(500);
      else await expectHandled(answer);
    }),
    { numRuns: BODIES },
  );
});

test('values look as schemas ask for them, far enough that some are let in', () => {
  const Schema = v.object({ kind: v.picklist(['a', 'b']), list: v.optional(v.array(v.object({ n: v.number() }))) });
  const values = fc.sample(valuesOf(Schema as unknown as Described), { numRuns: 500, seed: 1 });
  const fits = values.filter((value) => v.is(Schema, value)).length;
  expect(fits).toBeGreaterThan(20);
  expect(fits).toBeLessThan(480);
});
