import { codeAsWritten } from '../../src/domain/packages/code.ts';
import { quoted } from './account-sql.ts';

/**
 * The statements that end a package, in one line: what happened and why (booking rule 38), then the state. The last one gives
 * the row that was changed, and none where no package in force has the code.
 */
export function voidPackageSql({ code, reason }: { code: string; reason: string }, now: Date): string {
  const inForce = `FROM package_purchases WHERE code = ${quoted(codeAsWritten(code))} AND state = 'bought'`;
  return [
    `INSERT INTO booking_events (booking_id, kind, at, who, reason)`,
    `SELECT booking_id, 'package_voided', ${now.getTime()}, 'staff', ${quoted(reason)} ${inForce};`,
    `UPDATE package_purchases SET state = 'void' WHERE id IN (SELECT id ${inForce}) RETURNING id;`,
  ].join(' ');
}
