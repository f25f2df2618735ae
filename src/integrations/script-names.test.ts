import { expect, test } from 'vitest';
import { scriptName } from './script-names.ts';

test('scripts of the office are told apart by their names', () => {
  const of = (name: string, ...moduleIds: string[]) => scriptName({ name, moduleIds });
  expect(of('Cart', '/x/src/islands/cart/Cart.tsx')).toBe('assets/Cart.[hash].js');
  expect(of('texts', '/x/src/domain/a.ts', '/x/src/i18n/strings/fr/office/money.ts')).toBe(
    'assets/office-texts.[hash].js',
  );
  expect(of('a/b?c', '/x/src/islands/office/Today.tsx')).toBe('assets/office-a_b_c.[hash].js');
});
