import type { SiteData } from '../../src/domain/site/site-data.ts';
import { fill, formatDate } from '../../src/i18n/format.ts';
import { strings } from '../../src/i18n/strings/index.ts';
import { classOfId, datedClass, titleIn } from '../catalogue/index.ts';
import type { Mail, MailNeeds } from '../platform/capability.ts';
import { facts, letter, paragraph } from '../platform/mail/layout.ts';
import type { Message, OutboxRow } from '../platform/mail/message.ts';
import { LINKS_OF_CLASS, TELL_OFFICE_OF_LINKS } from './file-sql.ts';

/**
 * What a trainer does to the links of a class is told once for so long, at its end: with all of them, as they are then, and before the class
 * itself is mailed where it meets. Milliseconds.
 */
const GATHERED_MS = 5 * 60_000;

/** Tells the office what a trainer has done to the links of a class: for the batch in which it is done. */
export function tellingOfLinks(
  db: D1Database,
  { mail }: Pick<SiteData, 'mail'>,
  classId: string,
  at: number,
): D1PreparedStatement {
  const gathered = Math.floor(at / GATHERED_MS);
  return db.prepare(TELL_OFFICE_OF_LINKS).bind(classId, gathered, mail.office, (gathered + 1) * GATHERED_MS, at);
}

interface LinkRow {
  kind: 'join' | 'material' | 'recording';
  title: string;
  url: string;
}

async function render({ db, siteData, now }: MailNeeds, { about, recipient }: OutboxRow): Promise<Message | null> {
  const at = now().getTime();
  const [row, { results }] = await Promise.all([
    classOfId(db, about, at),
    db.prepare(LINKS_OF_CLASS).bind(about).all<LinkRow>(),
  ]);
  if (!row) return null;
  const { links: t, none } = strings('en').officeMail;
  const values = {
    ...{ id: row.id, trainer: row.trainer ?? '', title: titleIn(datedClass(row, at), 'en') },
    date: formatDate(row.starts_at, 'en', row.time_zone),
  };
  const lines = results.map(({ kind, title, url }) => ({
    label: t.kinds[kind],
    value: fill(t.line, { title, address: url }),
  }));
  return letter(siteData, {
    ...{ to: recipient, language: 'en', subject: fill(t.subject, values) },
    parts: [paragraph(fill(t.text, values)), lines.length > 0 ? facts(lines) : paragraph(none)],
  });
}

export const linksMails: readonly Mail[] = [{ kind: 'trainer_links', render }];
