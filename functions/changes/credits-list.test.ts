import { expect, test } from 'vitest';
import type { ClientCredits } from '../../src/domain/changes/credits.ts';
import { only } from '../../src/domain/present.ts';
import { booked, cancelBody, managed, pay } from '../testing/changes.ts';
import { asContact, withHst } from '../testing/harness.ts';
import { startOffice } from '../testing/office.ts';
import { scheduledClass, siteDataOf } from '../testing/site-data.ts';
import { spendCredit } from '../credits/index.ts';

const LIN = { firstName: 'Lin', lastName: 'Wu', email: 'lin@example.ca', phone: '613-555-0100', organisation: 'Wu' };

/** An office minutes before December by its clock, and seats to be cancelled for a credit. */
async function startCredits() {
  const site = await startOffice({}, siteDataOf([scheduledClass({ id: 'a' }), scheduledClass({ id: 'b' })]));
  site.at('2026-12-01T04:55:00Z');
  const { headers } = await site.staff('stella@example.ca');
  const credits = async (query = '') =>
    (await site.get(`/Website/office/credits${query}`, headers)).json<ClientCredits>();
  const file = async (query: string) => site.get(`/Website/office/credits.csv${query}`, headers);
  const lines = async (query: string) => (await (await file(query)).text()).replace('\ufeff', '').trim().split('\r\n');
  const credit = async (eventId: string, by = {}) => {
    const { reference } = await booked(site, [{ eventId, quantity: 1 }], by);
    await pay(site, reference, withHst(49_500));
    const before = await managed(site, reference);
    const seats = before.participants.map(({ id }) => id);
    const body = cancelBody(before, seats, { back: 'credit' });
    const given = await site.post(`/Website/cancel-seats/${await asContact(site, reference)}`, body);
    expect(given.status, await given.clone().text()).toBe(200);
    return body.creditedCents;
  };
  return { site, credits, file, lines, credit };
}

test('what a client has with us, with what it came from; nobody who has nothing', async () => {
  const { site, credits } = await startCredits();
  expect(await credits()).toEqual({ credits: [], totalCents: 0, next: null });
  const { reference } = await booked(site, [{ eventId: 'a', quantity: 1 }]);
  await pay(site, reference, withHst(49_500));
  const before = await managed(site, reference);
  const body = cancelBody(
    before,
    before.participants.map(({ id }) => id),
    { back: 'credit' },
  );
  const given = await site.post(`/Website/cancel-seats/${await asContact(site, reference)}`, body);
  expect(given.status, await given.clone().text()).toBe(200);
  const all = await credits();
  const client = only(all.credits);
  expect(client).toMatchObject({ email: 'ada@example.ca', name: 'Ada Byron', cents: body.creditedCents });
  expect(only(client.entries)).toMatchObject({ cents: body.creditedCents, booking: before.number });
  expect(only(client.entries).creditNote).toMatch(/\S/);
  expect(all.totalCents).toBe(body.creditedCents);
  expect((await credits('?q=ADA@')).credits).toHaveLength(1);
  expect((await credits('?q=lin')).credits).toEqual([]);
});

test('clients are found as they are called: full names, without accents, their organisation', async () => {
  const { site, credits, credit } = await startCredits();
  await credit('a', { contact: { ...LIN, firstName: 'Élise', lastName: 'Côté', organisation: 'Chantier de Halifax' } });
  await credit('b');
  const found = async (q: string) => (await credits(`?q=${encodeURIComponent(q)}`)).credits.map(({ email }) => email);
  for (const q of [
    'Élise',
    'elise',
    'ÉLISE CÔTÉ',
    'cote élise',
    'halifax',
    'Chantier de Hal',
    'lin@exa',
    '613-555-0100',
  ])
    expect([q, await found(q)]).toEqual([q, ['lin@example.ca']]);
  for (const q of ['organisation', 'firstName', 'Élise Byron', '@']) expect([q, await found(q)]).toEqual([q, []]);
  expect((await found('example')).sort()).toEqual(['ada@example.ca', 'lin@example.ca']);
  // Nobody is called anything any more.
  await site.rows(`UPDATE bookings SET contact = '{}'`);
  expect(await found('elise')).toEqual([]);
  expect((await credits()).credits).toHaveLength(2);
});

test('at the end of a day of the office, what clients had then; the file has it to the cent', async () => {
  const { site, credits, file, lines, credit } = await startCredits();
  site.at('2026-12-01T04:59:00Z');
  const ada = await credit('a');
  site.at('2026-12-01T05:00:00Z');
  const lin = await credit('b', { contact: LIN });
  expect(await credits('?on=2026-11-29')).toEqual({ credits: [], totalCents: 0, next: null });
  const november = await credits('?on=2026-11-30');
  expect(november).toMatchObject({ credits: [{ email: 'ada@example.ca', cents: ada }], totalCents: ada });
  expect((await credits('?on=2026-12-01')).totalCents).toBe(ada + lin);
  expect((await credits('?on=')).totalCents).toBe(ada + lin);

  const amount = (cents: number) => (cents / 100).toFixed(2);
  expect(await lines('?on=2026-11-30&lang=en')).toEqual([
    'Client,E-mail,Credit',
    `Ada Byron,ada@example.ca,${amount(ada)}`,
    `Total,,${amount(ada)}`,
  ]);
  const listed = await credits();
  expect(await lines('?lang=fr')).toEqual([
    'Client;Courriel;Crédit',
    ...listed.credits.map(({ name, email, cents }) => `${name};${email};${amount(cents).replace('.', ',')}`),
    `Total;;${amount(listed.totalCents).replace('.', ',')}`,
  ]);
  expect((await file('?on=2026-11-30')).headers.get('content-disposition')).toContain('credits-2026-11-30.csv');
  expect((await file('?on=2026-11-31')).status).toBe(400);
  const opened = await site.rows(`SELECT subject, subject_id FROM office_acts WHERE act = 'file_opened'`);
  expect(opened).toEqual(Array.from({ length: 3 }, () => ({ subject: 'report', subject_id: 'credits.csv' })));
});

test('what was used later counts on the day before it', async () => {
  const { site, credits, credit } = await startCredits();
  site.at('2026-12-01T04:59:00Z');
  const cents = await credit('a');
  site.at('2026-12-01T05:00:00Z');
  const { reference } = await booked(site, [{ eventId: 'b', quantity: 1 }]);
  await pay(site, reference, 1_000);
  const at = site.needs.now().getTime();
  const [payment] = await site.rows<{ id: string }>('SELECT id FROM payments WHERE amount_cents = 1000');
  await spendCredit(site.needs, 'ada@example.ca', { cents: 1_000, payment: payment?.id ?? '', at }).run();
  expect((await credits('?on=2026-11-30')).totalCents).toBe(cents);
  expect((await credits()).totalCents).toBe(cents - 1_000);
});
