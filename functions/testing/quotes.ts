import { expect } from 'vitest';
import type { NewLine } from '../../src/domain/quotes/lines.ts';
import { openOfficeForMoney } from '../../src/domain/accounts/office-calls.ts';
import type { AcceptQuote, NewQuote, QuoteFile, QuoteView } from '../../src/domain/quotes/quote.ts';
import type { SiteClass } from '../../src/domain/site/site-data.ts';
import { quoteToken } from '../quotes/link.ts';
import { TEST_SECRET } from './harness.ts';
import { open, startOffice } from './office.ts';
import { siteDataOf } from './site-data.ts';

export const QUOTES = '/Website/office/quotes';

export const head: NewQuote = {
  language: 'en',
  contact: {
    ...{ firstName: 'Ada', lastName: 'Byron', email: 'ada@example.ca', phone: '613-555-0199' },
    organisation: 'Example Institute',
  },
  ...{ country: 'CA', province: 'ON', validUntil: '2026-12-18', reduction: null, note: '', enquiry: null },
};

export const privateLine: NewLine = {
  ...{ kind: 'private', courseId: 'excel-level-1', delivery: 'in-person', city: 'Gatineau', province: 'QC' },
  ...{ days: 2, people: 12, unitCents: 250_000 },
};
export const coachingLine: NewLine = {
  ...{ kind: 'service', text: 'Coaching, an hour', quantity: 3, unitCents: 15_000, province: null },
};
export const seatsLine = (eventId: string, quantity = 2, unitCents = 45_000): NewLine => ({
  ...{ kind: 'seats', eventId, quantity, unitCents },
});

export const acceptBody = (changes: Partial<AcceptQuote> = {}): AcceptQuote => ({
  ...{ version: 1, firstName: 'Grace', lastName: 'Hopper', purchaseOrder: 'PO-7', date: null },
  billing: { line1: '1 Main St', line2: '', city: 'Ottawa', country: 'CA', province: 'ON', postalCode: 'K1A 0B1' },
  terms: { language: 'en', version: '2026-11-21-terms-en' },
  ...changes,
});

/** An office, and what it and a client do with quotes. */
export async function startQuotes(classes: SiteClass[]) {
  const site = await startOffice({}, siteDataOf(classes));
  const stella = await site.staff('stella@example.ca');
  const { headers } = stella;
  const file = async (id: string) => (await site.get(`${QUOTES}/${id}`, headers)).json<QuoteFile>();
  const act = async (id: string, what: string, body: object = {}) => {
    if (what === 'send' || what === 'accept') await open(site, stella, openOfficeForMoney.path);
    return site.post(`${QUOTES}/${id}/${what}`, { seen: (await file(id)).revision, ...body }, headers);
  };
  const expectDone = async (answer: Response) => expect(answer.status, await answer.clone().text()).toBe(204);
  const draft = async (lines: readonly NewLine[], changes: Partial<NewQuote> = {}) => {
    const created = await site.post(QUOTES, { ...head, ...changes }, headers);
    expect(created.status, await created.clone().text()).toBe(201);
    const { id } = await created.json<{ id: string }>();
    for (const line of lines) await expectDone(await act(id, 'lines', { line }));
    return id;
  };
  const address = async (id: string, email = head.contact.email) =>
    `/Website/quote/${await quoteToken(TEST_SECRET, id, { email })}`;
  const view = async (id: string) => (await site.get(await address(id))).json<QuoteView>();
  const answer = async (id: string, what: 'accept' | 'decline', body: object = {}) => {
    const { version } = await view(id);
    const full = what === 'accept' ? acceptBody({ version }) : { version, words: '' };
    return site.post(`${await address(id)}/${what}`, { ...full, ...body });
  };
  return {
    ...{ site, headers, file, act, draft, view, address, answer, expectDone },
    lift: () => open(site, stella, openOfficeForMoney.path),
    /** Days later: logged in and opened anew. */
    comeBack: async () => {
      Object.assign(headers, await site.cookieOf('stella@example.ca'));
      await open(site, stella);
    },
    /** A quote whose link the client has. */
    sent: async (lines: readonly NewLine[], changes: Partial<NewQuote> = {}) => {
      const id = await draft(lines, changes);
      await expectDone(await act(id, 'send'));
      return id;
    },
    mails: async () =>
      (
        await site.rows<{ kind: string; recipient: string }>(
          `SELECT kind, recipient FROM outbox WHERE kind LIKE 'quote%' ORDER BY kind`,
        )
      ).map(({ kind }) => kind),
    code: async (response: Response) => (await response.json<{ code: string }>()).code,
  };
}
