import { demoAccount } from '../../functions/accounts/demo-account.ts';
import type { SiteData } from '../../src/domain/site/site-data.ts';
import { accountOf, digest, rowOfAccount, STAFF } from './accounts.ts';
import type { Booked } from './classes.ts';
import { written } from './forms.ts';
import { emailOf } from './people.ts';
import type { Rows } from './rows.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

/** Messages by every form; what they are about is of the build. */
function enquiryRows(site: SiteData, now: number): Rows {
  const abouts: Readonly<Record<string, string | undefined>> = {
    webinar: site.webinars.find(({ start }) => Date.parse(start) > now)?.id,
    career: site.posts[0]?.id,
  };
  const names: Readonly<Record<string, string>> = { webinar: 'webinar', career: 'post' };
  return written.map(({ kind, language, page, days, fields }, index) => {
    const about = abouts[kind] ?? '';
    const name = names[kind];
    const { email } = fields;
    const id = `local-enquiry-${index}`;
    return [
      'enquiries',
      {
        ...{ id, reference: `LOCAL-${100 + index}`, kind, about, language, page, email, email_key: email },
        fields: JSON.stringify(name === undefined ? fields : { ...fields, [name]: about }),
        ...{ fingerprint: digest(id), created_at: Math.round(now - days * DAY_MS) },
      },
    ];
  });
}

/** Calls for help by the demo account, about a class. */
function helpRows(classId: string | null, now: number): Rows {
  const asked = (id: string, topic: string, message: string, ago: number): Rows[number] => [
    'support_requests',
    {
      ...{ id, key: id, account_id: accountOf(demoAccount.email), class_id: classId, topic, message },
      ...{ phone: '613-555-0142', created_at: now - ago },
    },
  ];
  return [
    asked('local-help-1', 'sound', 'We cannot hear the trainer since the break.', HOUR_MS / 3),
    asked('local-help-2', 'materials', 'The exercise files ask for a password.', 3 * DAY_MS),
  ];
}

/** Messages, calls for help, and where the office stands with them. */
export function inboxRows(site: SiteData, classes: readonly Booked[], now: number): Rows {
  const running = classes.find(({ startsAt }) => startsAt < now);
  const since = now - 200 * DAY_MS;
  const stands = (id: string, state: string, isTaken: boolean, ago: number): Rows[number] => [
    'inbox_cases',
    { entry_id: id, state, assignee_id: isTaken ? STAFF : null, revision: 1, changed_at: now - ago },
  ];
  const own = { account_id: STAFF };
  const answered = now - 8 * DAY_MS;
  return [
    ...enquiryRows(site, now),
    ...helpRows(running?.id ?? null, now),
    ['accounts', rowOfAccount(STAFF, emailOf('Stella', 'Marin', 'gct.example'), 'Stella', 'fr', null, since)],
    ['staff', { ...own, role: 'staff', since_at: since }],
    stands('local-enquiry-4', 'working', true, HOUR_MS),
    stands('local-enquiry-2', 'answered', true, 8 * DAY_MS),
    stands('local-enquiry-3', 'closed', false, 28 * DAY_MS),
    stands('local-help-2', 'answered', true, 2 * DAY_MS),
    [
      'inbox_notes',
      {
        ...{ ...own, id: 'local-inbox-note', entry_id: 'local-enquiry-4', created_at: now - HOUR_MS },
        text: 'Asked Darcy for dates in February.',
      },
    ],
    [
      'inbox_replies',
      {
        ...{ ...own, id: 'local-reply', entry_id: 'local-enquiry-2', created_at: answered, leaves_at: answered },
        text: 'There is a garage across the street, and stands for bicycles at the door.',
      },
    ],
  ];
}
