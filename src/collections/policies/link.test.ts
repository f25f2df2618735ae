import { describe, expect, it } from 'vitest';
import { provinces } from '../../domain/money/provinces.ts';
import { holidaysFrom, holidayTable, taxTableOf } from './link.ts';
import { policiesSchema } from './schema.ts';

const written = {
  taxes: Object.fromEntries(provinces.map((province) => [province, [{ code: 'GST', percent: 5 }]])),
  cancellation: [{ minBusinessDays: 10, feePercent: 0 }],
  invoice: { dueBusinessDays: 20 },
  changes: { namesUntilBusinessDays: 3, moves: 2 },
  lunch: { minutes: 60, beyondHours: 5 },
  trainerLinks: { join: ['zoom.us'], files: [] },
  holidays: [],
};

describe('policies', () => {
  it('have rates in thousandths of a percent, exactly', () => {
    const rates = [
      { code: 'GST', percent: 5 },
      { code: 'QST', percent: 9.975 },
    ];
    const policies = policiesSchema.parse({ ...written, taxes: { ...written.taxes, QC: rates } });
    expect(taxTableOf(policies).QC).toEqual([
      { code: 'GST', rate: 5000 },
      { code: 'QST', rate: 9975 },
    ]);
  });

  it('without the rates of a province stop the build', () => {
    const { taxes } = policiesSchema.parse(written);
    const { NU: _nunavut, ...others } = taxes;
    expect(() => taxTableOf({ taxes: others as typeof taxes })).toThrow(
      'content/company/policies.yaml: taxes: expected rates for NU',
    );
  });

  it('have holidays of provinces, and of the whole country', () => {
    const name = { en: 'A day', fr: 'Un jour' };
    expect(
      holidayTable([
        { date: '2026-12-25', name, provinces: [] },
        { date: '2027-02-15', name, provinces: ['ON', 'AB'] },
      ]),
    ).toEqual([
      { date: '2026-12-25', province: '' },
      { date: '2027-02-15', province: 'ON' },
      { date: '2027-02-15', province: 'AB' },
    ]);
  });

  it('close the company on its own days besides, and never end within a year', () => {
    const name = { en: 'A day', fr: 'Un jour' };
    const days = policiesSchema.parse({
      ...written,
      holidays: [{ on: { date: '07-01' }, name }],
      closingDays: ['2026-11-20', '2027-12-24'].map((date) => ({ date, name })),
    });
    const dates = (through?: string) => holidaysFrom(days, '2026-11-22', through).map(({ date }) => date);
    expect(dates()).toEqual(['2027-07-01', '2027-12-24']);
    expect(dates('2029-01-02')).toEqual(['2027-07-01', '2027-12-24', '2028-07-01']);
  });

  it('have hosts of links without their protocol, path or capitals', () => {
    for (const host of ['com', 'https://zoom.us', 'zoom.us/j', 'Zoom.us', '*.zoom.us', '.zoom.us', 'zoom.us.']) {
      const trainerLinks = { join: [host], files: [] };
      expect(() => policiesSchema.parse({ ...written, trainerLinks }), host).toThrow('expected a host');
    }
  });

  it('have holidays of every year', () => {
    const name = { en: 'A day', fr: 'Un jour' };
    for (const on of [{ date: '02-29' }, { date: '2027-07-01' }, { weekday: 'monday' }]) {
      expect(() => policiesSchema.parse({ ...written, holidays: [{ on, name }] })).toThrow('expected');
    }
  });
});
