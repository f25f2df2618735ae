import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { HOLD_MINUTES } from '../../src/domain/booking/hold-contract.ts';
import {
  CLOSES,
  LATE_OFFER_BUSINESS_HOURS,
  LATE_OFFER_DAYS,
  OFFER_HOURS,
  OPENS,
} from '../../src/domain/booking/waitlist.ts';
import { MAX_SEATS_PER_LINE } from '../../src/domain/catalogue/classes.ts';

/** What questions, terms and pages promise of booking, waiting, changing and paying, held against the data and the code. */
const read = (file: string) => readFileSync(`content/${file}`, 'utf8').replaceAll('\u00a0', ' ');

interface Policies {
  taxes: Record<string, { code: string; percent: number }[]>;
  cancellation: { minBusinessDays: number; feePercent: number }[];
  invoice: { dueBusinessDays: number };
  changes: { moves: number };
}
const policies = parse(read('company/policies.yaml')) as Policies;
const texts = { en: '', fr: '' };
for (const locale of ['en', 'fr'] as const) {
  texts[locale] = ['questions/{}.yaml', 'pages/{}/terms.md'].map((file) => read(file.replace('{}', locale))).join('\n');
}

interface Rule {
  place?: string;
  capacity: number;
  salesEndHours?: number;
}
const classes = globSync('content/schedule/*.yaml').flatMap(
  (file) => (parse(readFileSync(file, 'utf8')) as { classes: Rule[] }).classes,
);

describe.each(['en', 'fr'] as const)('rule 30: what is promised in %s', (locale) => {
  const say = (en: string, fr: string) => expect(texts[locale]).toContain(locale === 'en' ? en : fr);

  test('rule 5: how long a cart is held', () => {
    expect(HOLD_MINUTES).toBe(30);
    say('For 30 minutes, counted from the start of checkout', 'Trente minutes à partir du début de la réservation');
    say('seats are held for 30 minutes', 'retenues pendant 30 minutes');
  });

  test('rule 6: seats of a line', () => {
    expect(MAX_SEATS_PER_LINE).toBe(10);
    say('Up to ten in one class.', 'Jusqu’à dix par session.');
    say('at most 10 seats', 'au plus 10 places');
  });

  test('rule 16: when an invoice is due', () => {
    const { dueBusinessDays: days } = policies.invoice;
    say(`due within ${days} business days`, `payable dans les ${days} jours ouvrables`);
  });

  test('rule 25: what cancelling costs', () => {
    const [free, quarter, half, whole] = policies.cancellation;
    expect([free?.feePercent, quarter?.feePercent, half?.feePercent, whole?.feePercent]).toEqual([0, 25, 50, 100]);
    expect([free?.minBusinessDays, quarter?.minBusinessDays, half?.minBusinessDays]).toEqual([21, 7, 4]);
    say(
      'With 21 or more, cancelling is free. With 7 to 20, we keep 25% of the price; with 4 to 6, 50%; with 3 or fewer, the full price.',
      'S’il en reste 21 ou plus, l’annulation est gratuite. De 7 à 20 jours, nous gardons 25 % du prix; de 4 à 6 jours, 50 %; à 3 jours ou moins, le prix entier.',
    );
  });

  test('rule 27: how often a seat moves', () => {
    expect(policies.changes.moves).toBe(2);
    say('at most twice for each seat', 'au plus deux fois par place');
    say('at most twice, until the first session starts', 'au plus deux fois');
  });

  test('rule 29: how long an offer holds', () => {
    say(
      `for ${OFFER_HOURS} hours, or for ${LATE_OFFER_BUSINESS_HOURS} business hours during the last ${LATE_OFFER_DAYS} days before the class`,
      `pendant ${OFFER_HOURS} heures, ou ${LATE_OFFER_BUSINESS_HOURS} heures (les jours ouvrables, de ${OPENS} h à ${CLOSES} h) dans les ${LATE_OFFER_DAYS} derniers jours avant la session`,
    );
    say(
      `for ${OFFER_HOURS} hours, or for ${LATE_OFFER_BUSINESS_HOURS} business hours in the last ${LATE_OFFER_DAYS} days`,
      `${OFFER_HOURS} heures`,
    );
  });

  test('rules 13 and 14: taxes of the cities', () => {
    const rate = (province: string) => policies.taxes[province]?.map(({ code, percent }) => `${code} ${percent}`);
    expect([rate('ON'), rate('AB'), rate('BC')]).toEqual([['HST 13'], ['GST 5'], ['GST 5']]);
    say(
      'HST of 13% in Ottawa, GST of 5% in Calgary and in Vancouver',
      'TVH de 13 % à Ottawa, TPS de 5 % à Calgary et à Vancouver',
    );
  });

  test('rule 15: nobody is told that an exemption is recorded, since nothing records one', () => {
    say('tells you how your booking is invoiced', 'vous dit comment votre réservation sera facturée');
    expect(texts[locale]).not.toMatch(/records the exemption|inscrit l’exemption/);
  });

  test('rule 7: until when classes are sold', () => {
    const hours = (rooms: boolean) => [
      ...new Set(classes.filter(({ place }) => (place !== undefined) === rooms).map((one) => one.salesEndHours ?? 24)),
    ];
    expect(hours(false)).toContain(24);
    expect(hours(true).sort()).toEqual([48, 72]);
    say('until 24 hours before the first session', 'jusqu’à 24 heures avant la première séance');
    say('until two or three days before', 'jusqu’à deux ou trois jours avant');
  });

  test('how many people are in a class', () => {
    const most = Math.max(...classes.map(({ capacity }) => capacity));
    const usual = classes.filter(({ capacity }) => capacity === 10 || capacity === 12).length;
    expect(most).toBe(16);
    expect(usual).toBeGreaterThan(classes.length / 2);
    say(
      'Most public classes have ten or twelve seats',
      'La plupart des sessions publiques comptent dix ou douze places',
    );
    say('up to sixteen', 'jusqu’à seize');
  });
});
