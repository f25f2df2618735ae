import { expect, test } from 'vitest';
import type { BookingView, ConfirmRequest } from '../../src/domain/booking/contract.ts';
import type { EventDetail } from '../../src/domain/catalogue/classes.ts';
import {
  asContact,
  confirmBody,
  hold,
  holdBody,
  prove,
  startSite,
  withHst,
  type TestSite,
} from '../testing/harness.ts';
import { unaskedCards } from '../testing/shop.ts';
import { scheduledClass, siteDataOf } from '../testing/site-data.ts';

const PRICE = 49_500;

/** A class on the Monday after the tests' Friday. */
const onMonday = scheduledClass({
  id: 'monday',
  sessions: [{ start: '2026-11-23T14:00:00Z', end: '2026-11-23T21:00:00Z' }],
  salesEnd: '2026-11-23T13:00:00Z',
});
const later = scheduledClass({ id: 'later' });

const event = async (site: TestSite, id: string) =>
  (await (await site.get(`/Website/event-detail/${id}`)).json()) as EventDetail;

async function confirmed(site: TestSite, totalCents: number, changes: Partial<ConfirmRequest>, ids = ['later']) {
  const { reference } = await hold(
    site,
    ids.map((eventId) => ({ eventId })),
  );
  const response = await site.post(`/Website/confirm-booking/${reference}`, confirmBody(totalCents, changes));
  return { status: response.status, body: (await response.json()) as BookingView & { fields?: unknown } };
}

/** The same, whose buyer opens the link of the mail. */
async function proved(...booking: Parameters<typeof confirmed>) {
  const [site] = booking;
  const { body } = await confirmed(...booking);
  await prove(site, body.reference);
  return (await (await site.get(`/Website/booking/${await asContact(site, body.reference)}`)).json()) as BookingView;
}

test('rule 34: a class too near for an invoice says by what it is paid, and is not on sale where no card is taken', async () => {
  const site = await startSite(siteDataOf([onMonday, later]));
  expect((await event(site, 'monday')).payment).toEqual([]);
  expect((await event(site, 'later')).payment).toEqual(['invoice']);
  const withCards = await startSite(siteDataOf([onMonday, later]), { cards: unaskedCards });
  expect((await event(withCards, 'monday')).payment).toEqual(['card']);
  expect((await event(withCards, 'later')).payment).toEqual(['card', 'invoice']);
});

test('rule 34: seats that could not be paid for are not held, and the line says so', async () => {
  const site = await startSite(siteDataOf([onMonday, later]));
  const answer = await site.post('/Website/hold-seats', holdBody([{ eventId: 'monday' }, { eventId: 'later' }]));
  expect([answer.status, await answer.json()]).toMatchObject([
    409,
    { code: 'seats_refused', lines: [{ eventId: 'monday', reason: 'too_soon' }] },
  ]);
  expect(await site.rows('SELECT id FROM bookings')).toEqual([]);
});

test('rule 34: what was held in time is asked about again when it is booked', async () => {
  const site = await startSite(siteDataOf([later]));
  const { reference } = await hold(site, [{ eventId: 'later' }]);
  site.at('2027-01-11T12:00:00Z');
  const answer = await site.post(`/Website/confirm-booking/${reference}`, confirmBody(withHst(PRICE)));
  expect(await answer.json()).toMatchObject({ lines: [{ eventId: 'later', reason: 'too_soon' }] });
});

test('a class that is over or cancelled is paid by nothing', async () => {
  const site = await startSite(siteDataOf([scheduledClass({ id: 'later', cancelled: true })]), { cards: unaskedCards });
  expect((await event(site, 'later')).payment).toEqual([]);
});

test('rule 32: the version and the language of the terms that were accepted stand with the booking, and when', async () => {
  const site = await startSite(siteDataOf([later]));
  const { fr } = site.needs.siteData.terms;
  const { status } = await confirmed(site, withHst(PRICE), { terms: { language: 'fr', version: fr } });
  expect(status).toBe(200);
  const [row] = await site.rows<{ terms: string; consumer: number }>('SELECT terms, consumer FROM bookings');
  expect(JSON.parse(row?.terms ?? '')).toEqual({ language: 'fr', version: fr, acceptedAt: '2026-11-20T15:00:00Z' });
  expect(row?.consumer).toBe(0);
});

test.each([
  ['none', { language: 'en', version: '' }, 'accept'],
  ['a text that is not in force', { language: 'en', version: '2020-01-01-00000000' }, 'terms_changed'],
] as const)('rule 32: nothing is booked where %s was accepted', async (_, terms, reason) => {
  const site = await startSite(siteDataOf([later]));
  const { status, body } = await confirmed(site, withHst(PRICE), { terms });
  expect([status, body.fields]).toEqual([400, { 'terms.version': reason }]);
  expect(await site.rows(`SELECT id FROM bookings WHERE state = 'confirmed'`)).toEqual([]);
});

test('a page in another language than the hold decides what the booking is in', async () => {
  const site = await startSite(siteDataOf([later]));
  const { body } = await confirmed(site, withHst(PRICE), { language: 'fr' });
  expect(body.language).toBe('fr');
});

/** Who buys for herself. */
const myself = {
  buyer: 'myself',
  contact: { ...confirmBody(0).contact, organisation: '' },
  purchaseOrder: '',
  budgetCode: '',
} as const;
const inQuebec = { ...confirmBody(0).billing, province: 'QC', postalCode: 'J8X 4B5' } as const;
const withQuebecTaxes = (cents: number) => cents + Math.round(cents * 0.05) + Math.round(cents * 0.099_75);

test('rule 33: a consumer in Quebec pays at the first session of the last class, and cancels free of charge until then', async () => {
  const march = scheduledClass({
    id: 'march',
    sessions: [{ start: '2027-03-09T14:00:00Z', end: '2027-03-09T21:00:00Z' }],
    salesEnd: '2027-03-08T14:00:00Z',
  });
  const site = await startSite(siteDataOf([later, march]));
  const consumer = { ...myself, billing: inQuebec } as const;
  const body = await proved(site, withQuebecTaxes(2 * PRICE), consumer, ['later', 'march']);
  expect(body.invoice).toMatchObject({ issuedOn: '2026-11-20', dueOn: '2027-03-09' });
  expect(body.cancellation).toEqual([{ minBusinessDays: 0, feeRate: 0 }]);
  expect(body.lines[0]?.event.cancellation).toEqual([
    { until: '2027-01-12', feeRate: 0 },
    { until: null, feeRate: 100_000 },
  ]);
  expect(await site.rows('SELECT consumer FROM bookings')).toEqual([{ consumer: 1 }]);
});

test.each([
  ['an organization in Quebec', { billing: inQuebec }, withQuebecTaxes(PRICE)],
  ['a consumer in Ontario', myself, withHst(PRICE)],
] as const)('rule 33: %s has the terms of everybody', async (_, changes, total) => {
  const site = await startSite(siteDataOf([later]));
  const body = await proved(site, total, changes);
  expect(body.invoice?.dueOn).toBe('2026-11-27');
  expect(body.cancellation).toEqual(site.needs.siteData.cancellation);
});

test('rules 33 and 41: a consumer’s invoice is due at the first session whenever it is issued, and awaited until a class begins', async () => {
  const tuesday = scheduledClass({
    id: 'tuesday',
    sessions: [{ start: '2026-11-24T14:00:00Z', end: '2026-11-24T21:00:00Z' }],
    salesEnd: '2026-11-24T13:00:00Z',
  });
  const site = await startSite(siteDataOf([tuesday, later]), { cards: unaskedCards });
  const consumer = { ...myself, billing: inQuebec } as const;
  const { body } = await confirmed(site, withQuebecTaxes(2 * PRICE), consumer, ['tuesday', 'later']);
  expect(body).toMatchObject({ invoice: null, proofDueAt: '2026-11-24T14:00:00Z' });
  site.at('2026-11-23T15:00:00Z');
  await prove(site, body.reference);
  expect(await site.rows('SELECT issued_on, due_on FROM invoices')).toEqual([
    { issued_on: '2026-11-23', due_on: '2027-01-12' },
  ]);
});

test('rule 33: a consumer in Quebec is not charged by card before the first session', async () => {
  const site = await startSite(siteDataOf([later]), { cards: unaskedCards });
  const byCard = { ...myself, billing: inQuebec, paymentMethod: 'card' } as const;
  const { status, body } = await confirmed(site, withQuebecTaxes(PRICE), byCard);
  expect([status, body]).toMatchObject([409, { code: 'card_not_offered' }]);
  expect(await site.rows('SELECT state FROM bookings')).toEqual([{ state: 'held' }]);
  expect(await site.rows('SELECT id FROM payments')).toEqual([]);
});

test.each([
  ['of two seats in one class', {}, 2],
  ['for an organization', { contact: confirmBody(0).contact }, 1],
  ['with a purchase order', { purchaseOrder: 'PO-1' }, 1],
  ['with a budget code', { budgetCode: 'B-2' }, 1],
] as const)('rule 33: no booking of a consumer is %s', async (_, changes, quantity) => {
  const site = await startSite(siteDataOf([later]));
  const { reference } = await hold(site, [{ eventId: 'later', quantity }]);
  const body = confirmBody(withQuebecTaxes(quantity * PRICE), { ...myself, billing: inQuebec, ...changes });
  const answer = await site.post(`/Website/confirm-booking/${reference}`, body);
  expect([answer.status, await answer.json()]).toMatchObject([400, { fields: { buyer: 'not_for_oneself' } }]);
  expect(await site.rows('SELECT state FROM bookings')).toEqual([{ state: 'held' }]);
});

test('rule 33: the data decides where', async () => {
  const site = await startSite(siteDataOf([later], { payAtFirstSession: [] }));
  const body = await proved(site, withQuebecTaxes(PRICE), { ...myself, billing: inQuebec });
  expect(body.invoice?.dueOn).toBe('2026-11-27');
});
