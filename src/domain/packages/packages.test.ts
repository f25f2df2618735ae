import { describe, expect, it, test } from 'vitest';
import { codeAsWritten, packageCode } from './code.ts';
import { coverageOf, type UsableSeats, type WantedClass } from './coverage.ts';
import { expiresOn } from './expiry.ts';
import {
  coveredSteps,
  kindOfFamily,
  poolsOf,
  seatsComingBack,
  seatsOfCourse,
  takenBy,
  type OfferedCourse,
  type SeatOffer,
} from './offer.ts';

const software: SeatOffer = {
  id: 'software-5',
  sort: 'package',
  title: { en: 'Software package, 5 seats', fr: 'Forfait logiciels, 5 places' },
  kind: 'software',
  courses: [],
  seats: 5,
  validMonths: 12,
  priceCents: 177_500,
};
const series: SeatOffer = {
  ...software,
  id: 'the-great-leader',
  sort: 'series',
  kind: null,
  courses: ['lead', 'coach'],
};

const excel: OfferedCourse = { id: 'excel', kind: 'software', durationHours: 6 };
const access: OfferedCourse = { id: 'access', kind: 'software', durationHours: 12 };
const lead: OfferedCourse = { id: 'lead', kind: 'professional', durationHours: 12 };

test('a day takes one seat, two days take two, three hours take one', () => {
  expect([3, 6, 7, 12, 14, 16, 18].map((durationHours) => seatsOfCourse({ durationHours }))).toEqual([
    1, 1, 1, 2, 2, 2, 3,
  ]);
});

test('a package is for its kind of courses, and a series for one seat in each of its own', () => {
  expect(takenBy(software, access)).toEqual({ pool: '', seats: 2 });
  expect(takenBy(software, lead)).toBeNull();
  expect(takenBy(series, lead)).toEqual({ pool: 'lead', seats: 1 });
  expect(takenBy(series, { ...lead, id: 'diriger', counterpart: 'lead' })).toEqual({ pool: 'lead', seats: 1 });
  expect(takenBy(series, excel)).toBeNull();
  expect(['microsoft', 'adobe', 'programming-specialty', 'professional-skills'].map(kindOfFamily)).toEqual([
    'software',
    'software',
    'software',
    'professional',
  ]);
  expect(poolsOf(software)).toEqual([{ pool: '', seats: 5 }]);
  expect(poolsOf(series)).toEqual([
    { pool: 'lead', seats: 1 },
    { pool: 'coach', seats: 1 },
  ]);
});

test('seats are good for classes that begin within so many months, the last day counted', () => {
  expect(expiresOn('2026-11-20', { validMonths: 12 })).toBe('2027-11-20');
  expect(expiresOn('2026-08-31', { validMonths: 18 })).toBe('2028-02-29');
});

test('seats come back whole while cancelling is free, and none after that', () => {
  expect(seatsComingBack(4, 0)).toBe(4);
  expect(seatsComingBack(4, 25_000)).toBe(0);
  const until = '2026-12-01';
  const steps = [
    { until, feeRate: 0 },
    { until: '2026-12-10', feeRate: 25_000 },
    { until: null, feeRate: 100_000 },
  ];
  expect(coveredSteps(steps)).toEqual([
    { until, feeRate: 0 },
    { until: null, feeRate: 100_000 },
  ]);
  expect(coveredSteps(steps.slice(1))).toEqual([{ until: null, feeRate: 100_000 }]);
});

describe('what seats cover', () => {
  const has: UsableSeats = { offer: software, expiresOn: '2027-11-20', left: { '': 5 }, isPaid: true, usable: 5 };
  const wants = (eventId: string, quantity = 1, changes: Partial<WantedClass> = {}): WantedClass => ({
    ...{ eventId, quantity, firstDay: '2027-01-12', tooSoon: false, course: excel },
    ...changes,
  });

  it('is class by class, as long as there are seats for everybody in it', () => {
    expect(coverageOf(has, [wants('a', 2), wants('b', 2, { course: access }), wants('c', 3)])).toEqual([
      { eventId: 'a', pool: '', seats: 1 },
      { eventId: 'b', reason: 'too_few' },
      { eventId: 'c', pool: '', seats: 1 },
    ]);
  });

  it('is nothing of another kind, after the end, or of a course that there is not', () => {
    expect(
      coverageOf(has, [
        wants('a', 1, { course: lead }),
        wants('b', 1, { firstDay: '2027-11-21' }),
        wants('c', 1, { firstDay: '2027-11-20' }),
        wants('d', 1, { course: undefined }),
      ]),
    ).toEqual([
      { eventId: 'a', reason: 'kind' },
      { eventId: 'b', reason: 'expired' },
      { eventId: 'c', pool: '', seats: 1 },
      { eventId: 'd', reason: 'kind' },
    ]);
  });

  it('is no more than may be used before the invoice is paid', () => {
    expect(coverageOf({ ...has, usable: 1 }, [wants('a', 2), wants('b')])).toEqual([
      { eventId: 'a', reason: 'unpaid' },
      { eventId: 'b', pool: '', seats: 1 },
    ]);
  });

  it('is no class that starts too soon for an invoice, before that is paid', () => {
    const wanted = [wants('a', 1, { tooSoon: true }), wants('b')];
    const covered = (isPaid: boolean) => coverageOf({ ...has, isPaid }, wanted);
    expect(covered(false)).toEqual([
      { eventId: 'a', reason: 'unpaid' },
      { eventId: 'b', pool: '', seats: 1 },
    ]);
    expect(covered(true)).toMatchObject([{ seats: 1 }, { seats: 1 }]);
  });

  it('is one seat of each course of a series', () => {
    const set: UsableSeats = { ...has, offer: series, left: { lead: 1, coach: 0 }, usable: 1 };
    const coach = { ...lead, id: 'coach' };
    expect(coverageOf(set, [wants('a', 1, { course: lead }), wants('b', 1, { course: coach })])).toEqual([
      { eventId: 'a', pool: 'lead', seats: 1 },
      { eventId: 'b', reason: 'too_few' },
    ]);
  });
});

test('a code is found however it is typed', () => {
  const code = packageCode((below) => below - 1);
  expect(code).toBe('ZZZZ-ZZZZ-ZZZZ-ZZZZ');
  expect(codeAsWritten(' 7k3m 2pxr-9qtw4hbc ')).toBe('7K3M-2PXR-9QTW-4HBC');
  expect(codeAsWritten('')).toBe('');
});
