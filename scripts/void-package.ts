import * as v from 'valibot';
import { requiredLine } from '../src/domain/fields.ts';
import { voidPackageSql } from './lib/void-package-sql.ts';
import { fail, writeRow } from './lib/staff-command.ts';

/** `npm run void-package -- --code … --reason … [--remote]`: the code of a package pays for nothing any more. */
const ended = await writeRow({
  usage: 'npm run void-package -- --code 7K3M-2PXR-9QTW-4HBC --reason "not paid since March" [--remote]',
  options: ['code', 'reason'],
  read: ({ code, reason }) => ({ code, reason }),
  schema: v.object({ code: requiredLine(40), reason: requiredLine(300) }),
  sql: voidPackageSql,
});
if (!ended) fail('There is no package with this code that could be ended. Nothing was changed.');
console.log('The code pays for nothing any more. Classes that were booked with it stay.');
