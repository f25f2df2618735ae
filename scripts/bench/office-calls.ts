import type { DatabaseSync } from 'node:sqlite';
import type { BrowserContext } from 'playwright';
import { currentSession } from '../../src/domain/accounts/calls.ts';
import { fillPath } from '../../src/domain/api/address.ts';
import type { Call } from '../../src/domain/api/call.ts';
import { statementMails } from '../../src/domain/statements/calls.ts';
import { everyCall } from '../office/every.ts';
import type { Figure } from './figures.ts';
import { BOOKINGS, YEAR } from './office-rows.ts';
import { median, ms, percentile, table } from './statistics.ts';

const RUNS = 20;
/** An answer that is there before whoever asked notices a wait. */
const GOAL_MS = 100;

/** What may be asked of a list beside its first page. */
const QUESTIONS: Readonly<Record<string, readonly string[]>> = {
  'office-bookings': ['q=côté', 'q=person77777', 'q=exa', 'q=company 12', 'q=marie trem', 'q=nobody', 'open=overdue'],
  'office-people': ['q=côté', 'q=person7', 'q=nobody'],
  'office-buyers': ['q=côté', 'q=company 12'],
  'office-classes': ['state=full'],
  'office-money': ['state=overdue'],
};

/** Four weeks; of what is a screen and no file of every document, a year as well. */
function periodsOf(name: string, now: number): string[] {
  const since = (days: number) => {
    const [from, to] = [days, 1].map((ago) => dateOf(now - ago * 86_400_000));
    return `from=${from}&to=${to}`;
  };
  return [since(28), ...(name === 'office-numbers' ? [since(365)] : [])];
}

/** The values that a part of a call's address may have, where its declaration lists them. */
function optionsOf({ params }: Call, name: string): readonly string[] | undefined {
  const schema = params as { entries?: Record<string, { options?: readonly string[] }> } | undefined;
  return schema?.entries?.[name]?.options;
}

const dateOf = (at: number) => new Date(at).toISOString().slice(0, 10);

/** The first id that an answer names. */
const idIn = (answer: string) => /"id":"([^"]+)"/.exec(answer)?.[1];

interface Reader {
  url: string;
  cookie: string;
  /** A booking with papers, by what parts of addresses are called. */
  booking: Readonly<Record<string, string>>;
}

/** An address as it is asked for; `%20` and the like are put in by the client. */
async function ask({ url, cookie }: Reader, address: string): Promise<{ status: number; text: string }> {
  const answer = await fetch(url + address, { headers: { cookie, accept: 'application/json' } });
  return { status: answer.status, text: await answer.text() };
}

/** Every way in which a call's address is filled in: one id, and each value of what is chosen from a list. */
async function pathsOf(reader: Reader, name: string, call: Call): Promise<[label: string, path: string][]> {
  const [, list = ''] = /^(\/Website\/office\/[^/]+)\/\{id\}/.exec(call.path) ?? [];
  const isBooking = list === '' || list.endsWith('/bookings');
  const id = isBooking ? reader.booking.id : idIn((await ask(reader, list)).text);
  const [part, values] = [...call.path.matchAll(/\{(\w+)\}/g)]
    .map(([, of = '']) => [of, optionsOf(call, of)] as const)
    .find(([, options]) => options !== undefined) ?? ['', undefined];
  return (values ?? ['']).map((value) => [
    value === '' ? name : `${name} ${value}`,
    fillPath(call.path, { ...reader.booking, on: dateOf(Date.now()), id: id ?? 'none', [part]: value }),
  ]);
}

/** What has to be asked of a call that answers nothing without it: to whom of a client, or in which days. */
async function askedOf(name: string, reader: Reader): Promise<string[]> {
  if (name !== 'statement-preview') return periodsOf(name, Date.now());
  const { text } = await ask(reader, fillPath(statementMails.path, reader.booking));
  return [`of=client&to=${/"bookingId":"([^"]+)"/.exec(text)?.[1] ?? ''}`];
}

/** Every reading that staff make, as it is asked for; what nothing is found for is told. */
async function addresses(reader: Reader): Promise<[label: string, address: string][]> {
  const found: [string, string][] = [];
  for (const [name, call] of await everyCall()) {
    if (call.method !== 'GET') continue;
    for (const [label, path] of await pathsOf(reader, name, call)) {
      const { status } = await ask(reader, path);
      const queries =
        status === 400 ? await askedOf(name, reader) : status === 200 ? ['', ...(QUESTIONS[name] ?? [])] : [];
      if (queries.length === 0) console.log(`  ${label} answered ${status} and is left out`);
      for (const query of queries) {
        found.push([query ? `${label} ${query}` : label, query ? `${path}?${encodeURI(query)}` : path]);
      }
    }
  }
  return found;
}

/** The office's readings, each so many times one after the other, from its declarations. */
export async function benchCalls(context: BrowserContext, url: string, db: DatabaseSync): Promise<Figure[]> {
  const cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  const paper = db
    .prepare(
      `SELECT invoices.booking_id AS id, invoices.number FROM invoices
JOIN payments ON payments.invoice_number = invoices.number AND payments.state = 'paid' WHERE year <> ?1`,
    )
    .get(YEAR);
  const reader = { url, cookie, booking: { id: String(paper?.id), number: String(paper?.number) } };
  const rows: string[][] = [];
  const figures: Figure[] = [];
  // What a call costs that reads no more than whose session it is.
  const floor: [string, string] = ['(the session alone)', currentSession.path];
  for (const [name, address] of [floor, ...(await addresses(reader))]) {
    const times: number[] = [];
    // What the first one compiles and reads from the disk is no part of it.
    for (let run = -1; run < RUNS; run += 1) {
      const since = performance.now();
      const { status } = await ask(reader, address);
      if (status !== 200) throw new Error(`${address} answered ${status}`);
      if (run >= 0) times.push(performance.now() - since);
    }
    const p95 = percentile(times, 95);
    // The days of a period are other ones each time it is measured.
    const days = /from=([\d-]+)&to=([\d-]+)/.exec(name);
    const lasting = days ? `${(Date.parse(days[2] ?? '') - Date.parse(days[1] ?? '')) / 86_400_000 + 1} days` : '';
    const label = days ? name.replace(days[0], lasting) : name;
    figures.push({ name: `${label}, p95`, value: p95, unit: 'ms', atMost: GOAL_MS });
    rows.push([name, ms(median(times)), ms(p95)]);
  }
  table(`Calls of the office, of ${BOOKINGS} bookings`, ['call', 'median', 'p95'], rows);
  return figures;
}
