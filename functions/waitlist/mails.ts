import { fill, formatDate, formatTime, formatTimeZone, plural } from '../../src/i18n/format.ts';
import type { Locale } from '../../src/i18n/locales.ts';
import { href } from '../../src/i18n/routes.ts';
import { strings } from '../../src/i18n/strings/index.ts';
import { coursePage, datedClass, eventRows, titleIn } from '../catalogue/index.ts';
import type { Mail, MailNeeds } from '../platform/capability.ts';
import { placeLine, sessionLine } from '../platform/mail/class-lines.ts';
import { action, closing, letter, list, paragraph } from '../platform/mail/layout.ts';
import type { Message, OutboxRow } from '../platform/mail/message.ts';
import { linkToken, secretOf } from '../platform/secrets.ts';
import { PARTY_BY_ID } from './sql.ts';

interface Party {
  id: string;
  class_id: string;
  language: Locale;
  quantity: number;
  state: string;
  offer_ends_at: number | null;
}

type Kind = 'joined' | 'offer' | 'lapsed' | 'closed' | 'withdrawn';

/** Only our own words: nobody has proved to be who joined (booking rule 43). */
const mail = (kind: Kind) =>
  async function waitlistMail(needs: MailNeeds, { about, recipient }: OutboxRow): Promise<Message | null> {
    const party = await needs.db.prepare(PARTY_BY_ID).bind(about).first<Party>();
    const at = needs.now().getTime();
    if (!party || (kind === 'offer' && party.state !== 'offered') || (kind === 'joined' && party.state === 'left'))
      return null;
    const [row] = await eventRows(needs.db, [party.class_id], at);
    if (!row) return null;
    const { language, quantity } = party;
    const event = datedClass(row, at);
    const { waitlist, mail: common } = strings(language);
    const isOver = kind === 'closed' || kind === 'withdrawn';
    const t = waitlist.mails[isOver && row.state === 'cancelled' ? 'cancelled' : kind];
    const title = titleIn(event, language);
    const ends = party.offer_ends_at ?? at;
    const values = {
      title,
      seats: plural(quantity, language, waitlist.seats),
      date: formatDate(ends, language, event.timeZone),
      time: `${formatTime(ends, language, event.timeZone)} ${formatTimeZone(ends, language, event.timeZone)}`,
    };
    const token = await linkToken(secretOf(needs), 'waitlist link', party.id);
    const open = kind === 'joined' || kind === 'offer';
    const address = open ? href('waitlist', language, { hash: token }) : coursePage(row, language);
    return letter(needs.siteData, {
      ...{ to: recipient, language, subject: fill(t.subject, values) },
      parts: [
        paragraph(common.greetingNoName),
        paragraph(fill(t.intro, values)),
        list([
          ...event.sessions.map((session) => sessionLine(session, event.timeZone, language)),
          event.place ? placeLine(event.place, language) : common.class.online,
        ]),
        action(t.link, needs.origin + address),
        paragraph(fill(t.end, values)),
        closing(needs.siteData.supplier, language),
      ],
    });
  };

export const mails: readonly Mail[] = [
  { kind: 'waitlist_joined', render: mail('joined'), holdsSecret: true },
  { kind: 'waitlist_offer', render: mail('offer'), holdsSecret: true },
  { kind: 'waitlist_lapsed', render: mail('lapsed') },
  { kind: 'waitlist_closed', render: mail('closed') },
  { kind: 'waitlist_withdrawn', render: mail('withdrawn') },
];
