import { sheetOf } from '../../functions/quotes/sheet.ts';
import { quantityOf, type NewLine, type QuoteLine } from '../../src/domain/quotes/lines.ts';
import { priceQuote } from '../../src/domain/quotes/price.ts';
import type { keptStates } from '../../src/domain/quotes/quote.ts';
import type { SiteData } from '../../src/domain/site/site-data.ts';
import { dateIn } from '../../src/domain/time/calendar.ts';
import { tokenDigest } from './accounts.ts';
import { clients, type Client } from './people.ts';
import type { Rows } from './rows.ts';

const DAY_MS = 86_400_000;
const json = JSON.stringify;

interface Told {
  client: Client;
  state: Exclude<(typeof keptStates)[number], 'accepted'>;
  /** Days since it was begun, and until it can no longer be accepted. */
  ago: number;
  left: number;
  lines: readonly NewLine[];
  note: string;
  words?: string;
}

/** A class for one organisation, in its own city or online. */
const privateClass = (site: SiteData, place: number, client: Client | null, days: number, people: number): NewLine => ({
  ...{ kind: 'private', courseId: site.courses[place % site.courses.length]?.id ?? '', days, people },
  ...(client
    ? ({ delivery: 'in-person', city: client.city, province: client.province } as const)
    : ({ delivery: 'online', city: '', province: null } as const)),
  unitCents: 145_000 + days * 98_000,
});

const service = (text: string, quantity: number, unitCents: number): NewLine => ({
  ...{ kind: 'service', text, quantity, unitCents, province: null },
});

/** Quotes in every state that needs no booking, the latest first. */
function toldOf(site: SiteData): Told[] {
  const [board, transit, ministry, greffes, energy] = clients as readonly [Client, Client, Client, Client, Client];
  return [
    { client: energy, state: 'draft', ago: 1, left: 29, lines: [privateClass(site, 3, energy, 2, 12)], note: '' },
    {
      ...{ client: ministry, state: 'sent', ago: 4, left: 26, note: 'Les dates restent à choisir avec vous.' },
      lines: [privateClass(site, 5, ministry, 1, 10), service('Adaptation des exercices', 4, 16_500)],
    },
    { client: board, state: 'sent', ago: 25, left: 5, lines: [privateClass(site, 8, null, 1, 14)], note: '' },
    { client: transit, state: 'sent', ago: 45, left: -15, lines: [privateClass(site, 1, transit, 3, 8)], note: '' },
    {
      ...{
        client: greffes,
        state: 'declined',
        ago: 30,
        left: 3,
        lines: [privateClass(site, 2, greffes, 2, 16)],
        note: '',
      },
      words: 'Le budget est reporté au prochain exercice.',
    },
  ];
}

/** What the office offers its clients. Its own acts on them are not made up. */
export function quoteRows(site: SiteData, now: number): Rows {
  return toldOf(site).map((told, index, all) => {
    const sequence = all.length - index;
    const { client, state, note, words = '' } = told;
    const { language, province, organisation, coordinator } = client;
    const id = `local-quote-${index}`;
    const lines = told.lines.map((line, place): QuoteLine => ({ ...line, id: `${id}-${place}` }) as QuoteLine);
    const priced = lines.map((line) => ({
      ...{ isSeats: false, quantity: quantityOf(line), unitCents: line.unitCents },
      province: line.kind === 'seats' ? null : line.province,
    }));
    const price = priceQuote(priced, null, province, site.taxes);
    const at = now - told.ago * DAY_MS;
    const year = Number(dateIn(site.office.timeZone, at).slice(0, 4));
    const row = {
      ...{
        id,
        number: `Q-${year}-${String(sequence).padStart(4, '0')}`,
        state,
        revision: 2,
        version: 1,
        entry_id: null,
        language,
      },
      contact: json({ ...coordinator, phone: '613-555-0171', organisation }),
      ...{ country: 'CA' as const, province, lines: json(lines), reduction: null, note },
      valid_until: dateIn(site.office.timeZone, now + told.left * DAY_MS),
      ...{ total_cents: price.totalCents, created_at: at, sent_at: state === 'draft' ? null : at + DAY_MS / 8 },
      ...{ decided_at: state === 'declined' ? at + 5 * DAY_MS : null, accepted_by: '', words },
      ...{
        token: tokenDigest('quote link', `${id} ${coordinator.email}`),
        hold_reference: null,
        booking_id: null,
        order_id: null,
        reminders_held: 0 as const,
        said_on: null,
      },
    };
    const sheet = sheetOf({ siteData: site }, { row: { ...row, sheet: null }, at, lines, events: new Map(), price });
    return [
      'quotes',
      {
        ...row,
        ...{ year, sequence, changed_at: row.sent_at ?? at },
        sheet: state === 'draft' ? null : json(sheet),
      },
    ];
  });
}
