import {
  acceptForClient,
  extendQuote,
  holdQuoteReminder,
  officeQuote,
  officeQuotes,
  remindOfQuote,
} from '../../src/domain/quotes/office-calls.ts';
import { Refused, type Office } from './client.ts';
import { locales } from '../../src/i18n/locales.ts';
import { need, oneOf, type Command, type Given } from './words.ts';

/** A quote by its number or its id, as it stands now. */
async function quoteIn(office: Office, [word = '']: readonly string[]) {
  if (word === '') throw new Refused('Which quote? Its number or its id.');
  const { quotes } = await office.make(officeQuotes, { query: { q: word } });
  const found = quotes.find(({ id, number }) => id === word || number === word.toUpperCase());
  const { revision: seen, ...quote } = await office.make(officeQuote, { id: found?.id ?? word });
  return { ...quote, seen };
}

type Quote = Awaited<ReturnType<typeof quoteIn>>;

/** Which of the dates to choose from is taken, by its class; `null` where there are none. */
function dateOf({ sheet }: Quote, { date }: Given): string | null {
  const dates = sheet.lines.flatMap((line) => line.dates ?? []);
  if (dates.length === 0) return null;
  if (date !== undefined && dates.some(({ eventId }) => eventId === date)) return date;
  throw new Refused(`--date is one of${dates.map(({ eventId, title }) => `\n  ${eventId}  ${title}`).join('')}`);
}

/** Who said yes, on which day, and where the invoice goes: in the country and the province that the quote is taxed by. */
function acceptanceOf(quote: Quote, given: Given) {
  const told = oneOf(given, 'terms', locales);
  const { country, province, seen } = quote;
  return {
    ...{ firstName: need(given, 'first-name'), lastName: need(given, 'last-name'), saidOn: need(given, 'on'), seen },
    billing: {
      ...{ line1: need(given, 'street'), line2: given['street-2'] ?? '', city: need(given, 'city'), country, province },
      postalCode: need(given, 'postal-code'),
    },
    ...{ purchaseOrder: given.po ?? '', terms: { language: told, version: quote.terms[told] } },
    date: dateOf(quote, given),
  };
}

/** What is done about quotes that their clients have. */
export const quotes: Record<string, Command> = {
  'quotes ending': {
    takes: '',
    does: 'Quotes that end soon and were not answered.',
    run: (office) => office.make(officeQuotes, { query: { state: 'ending' } }),
  },
  'quotes remind': {
    takes: 'QUOTE',
    does: 'Reminds its client now.',
    run: async (office, words) => {
      const { id, seen } = await quoteIn(office, words);
      return office.make(remindOfQuote, { id, body: { seen } });
    },
  },
  'quotes extend': {
    takes: 'QUOTE --to DAY',
    does: 'Makes it valid until another day, as it was sent; its client is told.',
    run: async (office, words, given) => {
      const { id, seen } = await quoteIn(office, words);
      return office.make(extendQuote, { id, body: { validUntil: need(given, 'to'), seen } });
    },
  },
  'quotes accept': {
    takes: `QUOTE --first-name NAME --last-name NAME --on DAY --street TEXT [--street-2 TEXT] --city TEXT --postal-code TEXT
      --terms ${locales.join('|')} [--date CLASS] [--po TEXT]`,
    does: 'Accepts it for a client who said yes on the telephone that day, and was told of the terms in that language; of several dates, the one of that class.',
    run: async (office, words, given) => {
      const quote = await quoteIn(office, words);
      return office.make(acceptForClient, { id: quote.id, body: acceptanceOf(quote, given) });
    },
  },
  'quotes reminder': {
    takes: 'QUOTE --state held|let-go',
    does: 'Holds the clock’s reminder of it back, or lets it go.',
    run: async (office, words, given) => {
      const held = oneOf(given, 'state', ['held', 'let-go']) === 'held';
      const { id, seen } = await quoteIn(office, words);
      return office.make(holdQuoteReminder, { id, body: { held, seen } });
    },
  },
};
