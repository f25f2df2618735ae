/* eslint-disable @typescript-eslint/no-non-null-assertion -- it comes with the markup that it reads; guards would weigh on every page */
import { liveSeats, type LiveSeats } from '../../api/live-seats.ts';
import { DOT } from '../../i18n/dot.ts';
import { fill, plural } from '../../i18n/fill.ts';
import type { Locale } from '../../i18n/locales.ts';
import { liveClasses as en } from '../../i18n/strings/en/live-classes.ts';
import { liveClasses as fr } from '../../i18n/strings/fr/live-classes.ts';
import { formatTime } from '../../i18n/time.ts';
import { askCourse } from './course-seats.ts';
import { wishOf } from './seat-wish.ts';

type Texts = typeof fr;

/** "Checking…" is shown only when the answer takes longer than this. Milliseconds. */
const LOADING_DELAY_MS = 200;

const textsOf = (list: HTMLElement): Texts => ({ en, fr })[localeOf(list)];
const localeOf = (list: HTMLElement) => list.dataset.locale as Locale;

/** What a row says of its seats; without an answer, that the checkout decides. */
function seatsText(seats: LiveSeats | undefined, locale: Locale, texts: Texts): string {
  if (seats?.state === 'cancelled') return texts.cancelled;
  if (seats?.availability === 'full') return texts.full;
  if (seats?.availability === 'closed') return texts.closed;
  if (!seats) return texts.unknown;
  const left = plural(seats.seatsLeft, locale, seats.availability === 'few' ? texts.few : texts.left);
  return seats.state === 'confirmed' ? `${left}${DOT}${texts.guaranteed}` : left;
}

/** Whoever finds no seat can wait for one. */
function waitLink(eventId: string, list: HTMLElement): HTMLAnchorElement {
  const link = document.createElement('a');
  link.className = 'link';
  link.href = `${list.dataset.wait}?class=${encodeURIComponent(eventId)}`;
  link.textContent = textsOf(list).wait;
  return link;
}

/** A dot for each seat, where the row has a place for them; hollow until it is known which are free. */
function drawDots(row: HTMLElement, list: HTMLElement, free: number | undefined): void {
  const { style } = row.querySelector<HTMLElement>('.dots') ?? {};
  style?.setProperty('--seats', free === undefined ? '0' : (row.dataset.capacity ?? list.dataset.capacity!));
  style?.setProperty('--free', `${free ?? 0}`);
}

export async function fillRows(list: HTMLElement, rows: HTMLElement[], answer: Promise<LiveSeats[]>): Promise<void> {
  const texts = textsOf(list);
  const say = (row: HTMLElement, text: string) => (row.querySelector('[data-seats]')!.textContent = text);
  const timer = setTimeout(() => {
    for (const row of rows) {
      say(row, texts.checking);
      drawDots(row, list, 0);
    }
  }, LOADING_DELAY_MS);
  const byId = new Map((await answer).map((seats) => [seats.id, seats]));
  clearTimeout(timer);
  for (const row of rows) {
    const seats = byId.get(wishOf(row).eventId);
    say(row, seatsText(seats, localeOf(list), texts));
    const payment = seats?.payment;
    const isTicket = row.id !== '';
    const isCalledFor = !isTicket && seats?.availability !== 'full' && payment?.length === 0;
    row.dataset.state = isCalledFor ? 'closed' : (seats?.availability ?? 'unknown');
    drawDots(row, list, seats?.availability === 'closed' ? undefined : seats?.seatsLeft);
    if (seats?.availability === 'full') row.querySelector('[data-seats]')!.append(DOT, waitLink(seats.id, list));
    const closed =
      seats?.availability === 'full' || seats?.availability === 'closed' || (isTicket && payment?.length === 0);
    if (!closed && payment && !payment.includes('invoice')) {
      if (payment.length > 0) row.querySelector('[data-seats]')!.append(`${DOT}${texts.card}`);
      else void import('./whom-to-call.ts').then(({ tellWhomToCall }) => tellWhomToCall(row, localeOf(list)));
    }
    for (const control of row.querySelectorAll<HTMLButtonElement | HTMLSelectElement>(
      'button:not([type=button]), select',
    )) {
      control.disabled = closed;
      // The row says so, and where to wait; it stays as high as it was.
      if (!isTicket) control.style.visibility = seats?.availability === 'full' ? 'hidden' : '';
    }
    if (!isTicket && seats && isOther(row, seats)) void bringUpToDate(row, seats, list);
    if (isTicket && (closed || pageIsOld(row))) void import('./ticket.ts').then(({ renew }) => renew());
  }
  sinkDead(rows);
}

/** Whether the office has changed a class since the page was built. */
function isOther(row: HTMLElement, { sessions, priceCents, place }: LiveSeats): boolean {
  const wish = wishOf(row);
  return (
    sessions?.[0] !== undefined &&
    row.dataset.drawn === undefined &&
    (Date.parse(sessions[0].start) !== Date.parse(wish.start) ||
      priceCents !== wish.priceCents ||
      place?.id !== row.dataset.place)
  );
}

async function bringUpToDate(row: HTMLElement, seats: LiveSeats, list: HTMLElement): Promise<void> {
  const { redraw, tellTicket } = await import('./moved.ts');
  const fresh = redraw(row, seats, list);
  if (!fresh) return;
  showOwnTimes(list);
  await fillRows(list, [fresh], Promise.resolve([seats]));
  await tellTicket(seats, list);
}

/** Rows that nobody can book here go behind the others, but never under the eyes or the focus of somebody. */
function sinkDead(rows: readonly HTMLElement[]): void {
  const sinking = rows.filter((row) => {
    const place = row.parentElement!;
    return (
      row.matches('li[data-state=full],li[data-state=closed]') &&
      !place.matches(':focus-within') &&
      place.getBoundingClientRect().top > innerHeight
    );
  });
  // Only now: a place asked for after a move has the whole page laid out.
  for (const row of sinking) row.parentElement!.append(row);
}

/** What a ticket says of cancelling is of the day of the build. */
const pageIsOld = ({ dataset: { day, zone } }: HTMLElement) =>
  day !== new Intl.DateTimeFormat('en-CA', { timeZone: zone! }).format();

/** Live seats: one call where all classes are of one course, else one per class, for folded ones when they unfold. A row that says its state already keeps it. */
export function showSeats(list: HTMLElement): void {
  const rows = [...list.querySelectorAll<HTMLElement>('[data-price]:not([data-state])')];
  const course = list.dataset.course;
  if (course) return void fillRows(list, rows, askCourse(course));
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
    const { start, timeZone } = wishOf(place.closest('[data-price]')!);
    const time = formatTime(start, locale, own);
    if (time !== formatTime(start, locale, timeZone)) place.textContent = fill(textsOf(list).yourTime, { time });
  }
}
