import { expect } from 'vitest';
import type { OfficeBooking } from '../../src/domain/office/bookings.ts';
import type { OfficeOrder } from '../../src/domain/changes/orders.ts';
import { creditRequest, exemptingOrder } from '../../src/domain/changes/orders.ts';
import type { ExemptionKind } from '../../src/domain/money/exemptions.ts';
import { present } from '../../src/domain/present.ts';
import { linkToken } from '../platform/secrets.ts';
import { confirmBody, TEST_SECRET, type TestSite } from './harness.ts';

/** The site as somebody of the office, with headers of an office whose money can be moved. */
interface Asking {
  site: TestSite;
  headers: Record<string, string>;
}

const BOOKINGS = '/Website/office/bookings';

/** Buys a package on invoice, as its buyer does by the mail's link; gives its id, and '' for code and order where that is refused. */
export async function buyPackage(site: TestSite, changes: { offer?: string; totalCents: number; billing?: object }) {
  const { contact, billing, terms } = confirmBody(0);
  const body = {
    ...{ language: 'en', offer: 'software-5', contact: { ...contact, organisation: 'Example Association' } },
    ...{ billing, purchaseOrder: '', budgetCode: '', terms },
    ...changes,
  };
  const asked = await site.post('/Website/buy-package', body);
  expect(asked.status, await asked.clone().text()).toBe(201);
  const [row] = await site.rows<{ id: string }>(
    'SELECT id FROM package_purchases ORDER BY created_at DESC, rowid DESC',
  );
  const id = row?.id ?? '';
  const token = await linkToken(TEST_SECRET, 'package link', id);
  await site.post(`/Website/confirm-package/${token}`, {});
  const [bought] = await site.rows<{ code: string; booking_id: string }>(
    'SELECT code, booking_id FROM package_purchases WHERE id = ?1',
    id,
  );
  return { id, token, code: bought?.code ?? '', bookingId: bought?.booking_id ?? '' };
}

/** An order as the office sees it, and what it does with it, at whatever that comes to with tax. */
export function orderActs({ site, headers }: Asking) {
  const order = async (id: string) => (await site.get(`${BOOKINGS}/${id}/order`, headers)).json<OfficeOrder>();
  const send = async (
    path: string,
    id: string,
    netCents: number | undefined,
    back: 'refund' | 'credit',
    changes: object = {},
  ) => {
    const now = await order(id);
    const body = creditRequest(now, netCents ?? now.proposedCents, { back, reason: 'as agreed' });
    return site.post(path, { ...body, ...changes }, headers);
  };
  return {
    order,
    file: async (id: string) => (await site.get(`${BOOKINGS}/${id}`, headers)).json<OfficeBooking>(),
    cancel: (id: string, netCents?: number, back: 'refund' | 'credit' = 'refund', changes: object = {}) =>
      send(`${BOOKINGS}/${id}/cancel-order`, id, netCents, back, changes),
    credit: (id: string, netCents: number, back: 'refund' | 'credit' = 'refund') =>
      send(`${BOOKINGS}/${id}/credit-order`, id, netCents, back),
    /** By a document of this kind. */
    exempt: async (id: string, kind: ExemptionKind, back: 'refund' | 'credit' = 'refund', changes: object = {}) => {
      const { revision, worth } = await order(id);
      const { totalCents: creditedCents } = exemptingOrder(present(worth), kind);
      const body = { revision, kind, number: '1234567890', creditedCents, back, reason: 'as shown', ...changes };
      return site.post(`${BOOKINGS}/${id}/exemption`, body, headers);
    },
    end: (
      { id, bookingId }: { id: string; bookingId: string },
      netCents?: number,
      { back = 'refund' as 'refund' | 'credit', ...changes }: { back?: 'refund' | 'credit'; revision?: number } = {},
    ) => send(`/Website/office/packages/${id}/void`, bookingId, netCents, back, changes),
  };
}
