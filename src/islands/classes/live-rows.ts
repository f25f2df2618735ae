/* eslint-disable @typescript-eslint/no-non-null-assertion -- it comes with the markup that it reads; guards would weigh on every page */
import { liveSeats, type LiveSeats } from '../../api/live-seats.ts';
import { fill, plural } from '../../i18n/fill.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { Dictionary } from '../../i18n/strings/index.ts';
import { formatTime } from '../../i18n/time.ts';
import { wishOf } from './seat-wish.ts';

type Texts = Dictionary['classes']['live'] & { cardOnly: string; waitHref: string };

/** "Checking…" is shown only when the answer takes longer than this. Milliseconds. */
const LOADING_DELAY_MS = 200;

const textsOf = (list: HTMLElement) => JSON.parse(list.dataset.texts!) as Texts;
const localeOf = (list: HTMLElement) => list.dataset.locale as Locale;

/** What a row says of its seats; without an answer, that the checkout decides. */
function seatsText(seats: LiveSeats | undefined, locale: Locale, texts: Texts): string {
  if (seats?.state === 'cancelled') return texts.cancelled;
  if (seats?.availability === 'full') return texts.full;
  if (seats?.availability === 'closed') return texts.closed;
  if (!seats) return texts.unknown;
  const left = plural(seats.seatsLeft, locale, seats.availability === 'few' ? texts.few : texts.left);
  return seats.state === 'confirmed' ? `${left} · ${texts.guaranteed}` : left;
}

/** Whoever finds no seat can wait for one. */
function waitLink(eventId: string, { wait, waitHref }: Texts): HTMLAnchorElement {
  const link = document.createElement('a');
  link.className = 'link';
  link.href = `${waitHref}?class=${encodeURIComponent(eventId)}`;
  link.textContent = wait;
  return link;
}

async function fillRows(list: HTMLElement, rows: HTMLElement[], answer: Promise<LiveSeats[]>): Promise<void> {
  const texts = textsOf(list);
  const say = (row: HTMLElement, text: string) => (row.querySelector('[data-seats]')!.textContent = text);
  const timer = setTimeout(() => rows.forEach((row) => say(row, texts.checking)), LOADING_DELAY_MS);
  const byId = new Map((await answer).map((seats) => [seats.id, seats]));
  clearTimeout(timer);
  for (const row of rows) {
    const seats = byId.get(wishOf(row).eventId);
    say(row, seatsText(seats, localeOf(list), texts));
    row.dataset.state = seats?.availability ?? 'unknown';
    if (seats?.availability === 'full') row.querySelector('[data-seats]')!.append(' · ', waitLink(seats.id, texts));
    const closed = seats?.availability === 'full' || seats?.availability === 'closed';
    const payment = seats?.payment;
    if (!closed && payment && !payment.includes('invoice')) {
      if (payment.length > 0) row.querySelector('[data-seats]')!.append(` · ${texts.cardOnly}`);
      else void import('./whom-to-call.ts').then(({ tellWhomToCall }) => tellWhomToCall(row, localeOf(list)));
    }
    for (const control of row.querySelectorAll<HTMLButtonElement | HTMLSelectElement>('button, select')) {
      control.disabled = closed;
    }
  }
}

/** Live seats: one call where all classes are of one course, else one per class, for folded ones when they unfold. A row that says its state already keeps it. */
export function showSeats(list: HTMLElement): void {
  const rows = [...list.querySelectorAll<HTMLElement>('li:not([data-state])')];
  const course = list.dataset.course;
  if (course) return void fillRows(list, rows, liveSeats({ course }));
  const ask = (some: HTMLElement[]) => {
    if (some.length > 0) void fillRows(list, some, liveSeats({ classes: some.map((row) => wishOf(row).eventId) }));
  };
  const folded = list.querySelector('details');
  ask(rows.filter((row) => !folded?.contains(row)));
  folded?.addEventListener('toggle', () => ask(rows.filter((row) => folded.contains(row))), { once: true });
}

/** When an online class begins by the visitor's own clock, where that differs from its zone's. */
export function showOwnTimes(list: HTMLElement): void {
  const locale = localeOf(list);
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
  if (!own) return;
  for (const place of list.querySelectorAll<HTMLElement>('.class-own-time')) {
    const { start, timeZone } = wishOf(place.closest('li')!);
    const time = formatTime(start, locale, own);
    if (time !== formatTime(start, locale, timeZone)) place.textContent = fill(textsOf(list).yourTime, { time });
  }
}
