import { expect, test } from 'vitest';
import { buyerLines, placeLine } from './addresses.ts';
import { strings } from './strings/index.ts';

const contact = { firstName: 'Zoë', lastName: 'Roy', email: 'zoe@example.ca', phone: '613-555-0101', organisation: '' };
const billing = { line1: '1, rue Principale', line2: '', city: 'Gatineau', postalCode: 'J8X 1A1' };

test('an address is written alike on every document, its province by its name in the reader’s language', () => {
  const quebec = { contact, billing: { ...billing, province: 'QC', country: 'CA' } } as const;
  expect(buyerLines(quebec, strings('en')).slice(1)).toEqual([
    '1, rue Principale',
    'Gatineau (Quebec) J8X 1A1',
    'Canada',
  ]);
  expect(buyerLines(quebec, strings('fr')).slice(2)).toEqual(['Gatineau (Québec) J8X 1A1', 'Canada']);
});

test('what is not known of an address leaves no gap', () => {
  const abroad = {
    contact: { ...contact, organisation: 'ACME' },
    billing: { ...billing, province: null, country: 'other' },
  } as const;
  expect(buyerLines(abroad, strings('en'))).toEqual(['ACME', 'Zoë Roy', '1, rue Principale', 'Gatineau J8X 1A1']);
});

test('a classroom is a place in a city of a province', () => {
  const place = {
    name: { en: 'GCT Training Centre', fr: 'Centre de formation GCT' },
    city: { en: 'Montreal', fr: 'Montréal' },
    address: '1 Main St',
    province: 'QC',
  } as const;
  expect(placeLine(place, 'en', strings('en'))).toBe('GCT Training Centre, 1 Main St, Montreal (Quebec)');
  expect(placeLine(place, 'fr', strings('fr'))).toBe('Centre de formation GCT, 1 Main St, Montréal (Québec)');
});
