import { describe, expect, it } from 'vitest';
import { cancellationRate } from '../domain/booking/cancellation.ts';
import { cancellationLines, taxText } from './policy-text.ts';

const tier = (minBusinessDays: number, percent: number) => ({ minBusinessDays, feeRate: percent * 1000 });
const usual = [tier(21, 0), tier(7, 25), tier(4, 50), tier(0, 100)];

describe('cancellationLines', () => {
  it('says every tier in English', () => {
    expect(cancellationLines(usual, 'en')).toEqual([
      { notice: '21 business days or more before the first session', fee: 'Free of charge', feeRate: 0 },
      { notice: '7 to 20 business days before', fee: 'We keep 25% of the price', feeRate: 25_000 },
      { notice: '4 to 6 business days before', fee: 'We keep 50% of the price', feeRate: 50_000 },
      { notice: '3 business days or fewer before', fee: 'We keep the whole price', feeRate: 100_000 },
    ]);
  });

  it('says every tier in French', () => {
    expect(cancellationLines(usual, 'fr')).toEqual([
      { notice: '21 jours ouvrables ou plus avant la première séance', fee: 'Sans frais', feeRate: 0 },
      { notice: 'De 7 à 20 jours ouvrables avant', fee: 'Nous gardons 25\u00a0% du prix', feeRate: 25_000 },
      { notice: 'De 4 à 6 jours ouvrables avant', fee: 'Nous gardons 50\u00a0% du prix', feeRate: 50_000 },
      { notice: '3 jours ouvrables ou moins avant', fee: 'Nous gardons la totalité du prix', feeRate: 100_000 },
    ]);
  });

  it('does not mind the order of the tiers', () => {
    expect(cancellationLines([...usual].reverse(), 'en')).toEqual(cancellationLines(usual, 'en'));
  });

  it('names what is kept below every tier, as the fee is worked out', () => {
    const gentle = [tier(10, 0), tier(5, 12.5)];
    expect(cancellationLines(gentle, 'en').map(({ notice, fee }) => `${notice}: ${fee}`)).toEqual([
      '10 business days or more before the first session: Free of charge',
      '5 to 9 business days before: We keep 12.5% of the price',
      '4 business days or fewer before: We keep the whole price',
    ]);
    expect(cancellationRate(gentle, 4)).toBe(100_000);
  });

  it('says a single day without a range, and less than one day', () => {
    expect(cancellationLines([tier(2, 0), tier(1, 50)], 'en').map(({ notice }) => notice)).toEqual([
      '2 business days or more before the first session',
      '1 business day before',
      'Less than one business day before',
    ]);
    expect(cancellationLines([tier(2, 0), tier(1, 50)], 'fr')[1]?.notice).toBe('1 jour ouvrable avant');
  });
});

describe('taxText', () => {
  it('names each tax with its rate', () => {
    expect(taxText([{ code: 'HST', rate: 13_000 }], 'en')).toBe('HST 13%');
    const quebec = [
      { code: 'GST', rate: 5_000 },
      { code: 'QST', rate: 9_975 },
    ] as const;
    expect(taxText(quebec, 'en')).toBe('GST 5% and QST 9.975%');
    expect(taxText(quebec, 'fr')).toBe('TPS 5\u00a0% et TVQ 9,975\u00a0%');
  });
});
