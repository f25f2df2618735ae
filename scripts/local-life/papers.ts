import { supplierIn } from '../../functions/platform/supplier.ts';
import type { Contact } from '../../src/domain/booking/billing.ts';
import type { InvoiceDocument, InvoiceLine } from '../../src/domain/booking/contract.ts';
import type { BookingPrice, PricedLine } from '../../src/domain/money/price.ts';
import { present } from '../../src/domain/present.ts';
import type { SiteData } from '../../src/domain/site/site-data.ts';
import type { Booked } from './classes.ts';

type Billing = InvoiceDocument['billing'];

/** Seats of a class that somebody booked. */
export interface Line {
  of: Booked;
  quantity: number;
  discountCents: number;
  participants: readonly { firstName: string; lastName: string }[];
}

export function pricedLine({ of, quantity, discountCents }: Line, { places }: SiteData): PricedLine {
  const province = places.find(({ id }) => id === of.placeId)?.province;
  const place = province ? { delivery: 'in-person' as const, province } : { delivery: 'online' as const };
  return { unitCents: of.priceCents, quantity, discountCents, place };
}

function printedLine({ of, quantity, participants }: Line, language: 'en' | 'fr', site: SiteData): InvoiceLine {
  const { entries } = present(site.courses.find(({ id }) => id === of.courseId));
  return {
    ...{ eventId: of.id, title: (entries[language] ?? entries.en ?? entries.fr)?.title ?? '', language: of.language },
    ...{ delivery: of.delivery, place: site.places.find(({ id }) => id === of.placeId) ?? null },
    ...{ timeZone: of.timeZone, sessions: of.sessions },
    ...{ quantity, unitCents: of.priceCents, lineCents: quantity * of.priceCents },
    participants: participants.map(({ firstName, lastName }) => `${firstName} ${lastName}`),
  };
}

interface Bought {
  language: 'en' | 'fr';
  contact: Contact;
  billing: Billing;
  purchaseOrder: string;
  lines: readonly Line[];
  price: BookingPrice;
  code: string | null;
  byCard: boolean;
}

/** What is printed on the invoice of a booking. */
export function documentOf(bought: Bought, site: SiteData): InvoiceDocument {
  const { language, contact, billing, purchaseOrder, lines, price, code, byCard } = bought;
  return {
    ...{ language, supplier: supplierIn(site.supplier, language), contact, billing, purchaseOrder, budgetCode: '' },
    lines: lines.map((line) => printedLine(line, language, site)),
    ...(code !== null && { discount: { code, cents: price.discountCents } }),
    ...{ subtotalCents: price.subtotalCents, taxes: price.taxes, totalCents: price.totalCents },
    ...(byCard && { paidBy: 'card' as const }),
  };
}
