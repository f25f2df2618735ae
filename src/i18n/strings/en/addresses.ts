import type { Province } from '../../../domain/money/provinces.ts';

/** The names of the provinces, as a list of choices and in sentences. */
export const provinceNames = {
  AB: 'Alberta',
  BC: 'British Columbia',
  MB: 'Manitoba',
  NB: 'New Brunswick',
  NL: 'Newfoundland and Labrador',
  NS: 'Nova Scotia',
  NT: 'Northwest Territories',
  NU: 'Nunavut',
  ON: 'Ontario',
  PE: 'Prince Edward Island',
  QC: 'Quebec',
  SK: 'Saskatchewan',
  YT: 'Yukon',
} as const satisfies Record<Province, string>;

/** The names of countries, as the last line of an address. */
export const countryNames = { CA: 'Canada', US: 'United States', other: '' } as const;
