import {
  extendQuote,
  holdQuoteReminder,
  officeQuote,
  officeQuotes,
  remindOfQuote,
} from '../../src/domain/quotes/office-calls.ts';
import { Refused, type Office } from './client.ts';
import { need, oneOf, type Command } from './words.ts';

/** A quote by its number or its id, as it stands now. */
async function quoteIn(office: Office, [word = '']: readonly string[]) {
  if (word === '') throw new Refused('Which quote? Its number or its id.');
  const { quotes } = await office.make(officeQuotes, { query: { q: word } });
  const found = quotes.find(({ id, number }) => id === word || number === word.toUpperCase());
  const { id, revision: seen } = await office.make(officeQuote, { id: found?.id ?? word });
  return { id, seen };
}

/** What is done about quotes that end. */
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
