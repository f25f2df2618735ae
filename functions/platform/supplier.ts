import type { BilingualSupplier, Supplier } from '../../src/domain/booking/contract.ts';
import type { Language } from '../../src/domain/catalogue/classes.ts';

/** Who issues a document, as it is printed in its language. */
export const supplierIn = ({ address, ...supplier }: BilingualSupplier, language: Language): Supplier => ({
  ...supplier,
  address: address[language],
});
