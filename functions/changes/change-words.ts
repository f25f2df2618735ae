import { fill, formatMoney, formatPlainDate, plural } from '../../src/i18n/format.ts';
import type { Locale } from '../../src/i18n/locales.ts';
import type { Dictionary } from '../../src/i18n/strings/index.ts';
import type { ChangeableBooking } from '../booking/index.ts';

export type ChangedTexts = Dictionary['changesMail']['changed'];
type Happened = ChangeableBooking['history'];

/** What the mail of a change is about. */
export function subjectOf(happened: Happened, t: ChangedTexts): string {
  const has = (kind: string) => happened.some((one) => one.kind === kind);
  if (has('cancelled') || has('order_cancelled')) return t.allCancelled;
  if (has('moved')) return t.moved;
  return has('seats_cancelled') ? t.cancelled : t.other;
}

/** Whether the office has done it. */
export const isByOffice = (happened: Happened) => happened.some(({ who }) => who === 'staff' || who === 'owner');

/** What became of it, and who did it. */
export function introOf(t: ChangedTexts, happened: Happened): string {
  const byOffice = isByOffice(happened);
  if (happened.some(({ kind }) => kind === 'order_cancelled')) return t.introOrder;
  if (happened.some(({ kind }) => kind === 'cancelled')) return byOffice ? t.introAllOffice : t.introAll;
  return byOffice ? t.introOffice : t.intro;
}

/** What was done to a class, with a blank for its title; `undefined` where that is said otherwise. */
export function wordsOf(
  { kind, detail }: Pick<Happened[number], 'kind' | 'detail'>,
  { language, t }: { language: Locale; t: ChangedTexts },
): string | undefined {
  if (kind === 'credited') return detail.of === 'fee' ? t.feeBack : t.reduced;
  const ofSeats = { moved: t.seatsMoved, seats_cancelled: t.seatsCancelled, seats_added: t.seatsAdded };
  const words = Object.entries(ofSeats).find(([one]) => one === kind)?.[1];
  return words && plural(Number(detail.seats), language, words);
}

/** What is kept of seats that were given back, or becomes of the package that covered them. */
export function costLines(
  { cents, package: title, packageEnded, seatsBack, seatsUsed, usableUntil }: Happened[number]['detail'],
  { language, t }: { language: Locale; t: ChangedTexts },
): string[] {
  const fee = Number(cents);
  if (typeof title !== 'string') return [fee > 0 ? fill(t.fee, { amount: formatMoney(fee, language) }) : t.noFee];
  const became = [
    [Number(seatsBack), packageEnded === true ? t.packageEnded : t.packageBack],
    [Number(seatsUsed), t.packageUsed],
  ] as const;
  return [
    ...became.flatMap(([seats, words]) => (seats > 0 ? [fill(plural(seats, language, words), { title })] : [])),
    ...(typeof usableUntil === 'string'
      ? [fill(t.packageUsable, { title, date: formatPlainDate(usableUntil, language) })]
      : []),
  ];
}
