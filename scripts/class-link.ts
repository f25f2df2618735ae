import { NewClassLink } from '../src/domain/training/contract.ts';
import { classLinkSql } from './lib/class-link-sql.ts';
import { fail, writeRow } from './lib/staff-command.ts';

/** `npm run class-link -- --class … --kind … --title … --url … [--remote]`: what the people of a class see in My Training. */
const added = await writeRow({
  usage:
    'npm run class-link -- --class excel-level-1-… --kind join|material|recording --title "Exercise files" --url https://… [--remote]',
  options: ['class', 'kind', 'title', 'url'],
  read: ({ class: classId, kind, title, url }) => ({ classId, kind, title, url }),
  schema: NewClassLink,
  sql: classLinkSql,
});
if (!added) fail('There is no class with this id, or it has this link already. Nothing was changed.');
console.log('The link was added. Everybody with a seat in the class sees it in My Training.');
