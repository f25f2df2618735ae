import type { Colleague } from '../../src/domain/inbox/inbox.ts';
import { OFFICE_COLLEAGUES } from './office-sql.ts';

/** Who works in the office, by first name. */
export async function officeColleagues(db: D1Database): Promise<Colleague[]> {
  const { results } = await db.prepare(OFFICE_COLLEAGUES).all<{ id: number; first_name: string }>();
  return results.map(({ id, first_name: firstName }) => ({ accountId: id, firstName }));
}
