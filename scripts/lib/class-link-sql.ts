import type { NewClassLink } from '../../src/domain/training/contract.ts';
import { quoted } from './account-sql.ts';

/**
 * The statement that adds a link to a class, in one line. It returns the link's id, and no row where there is no such
 * class or it has the link. `link` was checked by `NewClassLink`, so it holds no control characters.
 */
export function classLinkSql({ classId, kind, title, url }: NewClassLink, now: Date): string {
  return [
    'INSERT INTO class_links (id, class_id, kind, title, url, created_at)',
    `SELECT ${quoted(crypto.randomUUID())}, id, ${quoted(kind)}, ${quoted(title)}, ${quoted(url)}, ${now.getTime()}`,
    `FROM classes WHERE id = ${quoted(classId)}`,
    'ON CONFLICT DO NOTHING RETURNING id;',
  ].join(' ');
}
