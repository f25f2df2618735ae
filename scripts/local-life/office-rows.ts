import { quoted } from '../lib/account-sql.ts';
import { dateIn } from '../../src/domain/time/calendar.ts';
import { ratedAspects } from '../../src/domain/training/survey.ts';
import type { Random } from '../chaos/random.ts';
import { PROMO_CODE, type Made } from './bookings.ts';
import type { Booked } from './classes.ts';
import { emailOf, firstNames, lastNames } from './people.ts';
import { FIRST_ACCOUNT, owner, rowOfAccount, STAFF, tokenDigest } from './accounts.ts';
import type { Rows, Value } from './rows.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const json = JSON.stringify;
/** Codes come before the bookings that use them. */
export const codeRows = (now: number): Rows => [
  [
    'promo_codes',
    {
      ...{ code: PROMO_CODE, rate: 10_000, amount_cents: null, valid_until: now + 30 * DAY_MS, max_uses: 200 },
      ...{ note: 'Autumn campaign', created_by: 'local', created_at: now - 80 * DAY_MS },
    },
  ],
  [
    'promo_codes',
    {
      ...{ code: 'TEAM50', rate: null, amount_cents: 5_000, valid_until: null, max_uses: 20 },
      ...{ note: 'Teams that asked for a quote', created_by: 'local', created_at: now - 40 * DAY_MS },
    },
  ],
];

type Comment = readonly [liked: string, improve: string];

/** Who was in a class that is over, as an account where somebody says something of it. */
export function classRows(made: readonly Made[], now: number, random: Random): Rows {
  const over = made
    .filter(({ fate }) => fate === 'stands')
    .flatMap(({ lines, ...booking }) => lines.map((line, position) => ({ ...line, ...booking, position })))
    .filter(({ of }) => of.startsAt < now - DAY_MS);
  const comments: readonly [Comment, ...Comment[]] = [
    ['The examples came from our own files.', 'More time for the last exercise.'],
    ['Calm and exact, with time for questions.', ''],
    ['Des exercices proches de notre travail.', 'Un résumé d’une page à emporter.'],
    ['', 'The room was a little cold.'],
  ];
  const answered = over.slice(0, 18).map((line, index) => ({ ...line, index, who: line.participants[0] }));
  const surveys = answered.flatMap(({ of, who, language, index }): Rows => {
    if (!who) return [];
    const [liked, improve] = random.pick(comments);
    const ratings = Object.fromEntries(ratedAspects.map((aspect) => [aspect, random.whole(3, 5)]));
    const survey = {
      account_id: FIRST_ACCOUNT + index,
      class_id: of.id,
      key: `local-${index}`,
      ratings: json(ratings),
    };
    return [
      ['accounts', rowOfAccount(FIRST_ACCOUNT + index, who.email, who.firstName, language, null, of.startsAt)],
      ['surveys', { ...survey, liked, improve, may_quote: index % 2, created_at: of.startsAt + DAY_MS }],
    ];
  });
  return [...surveys, ...reportsOf(over, now)];
}

type Over = Made['lines'][number] & { position: number } & Pick<Made, 'id'>;

/** Trainers have reported on most of their classes. */
function reportsOf(over: readonly Over[], now: number): Rows {
  const byClass = [...Map.groupBy(over, ({ of }) => of.id).values()];
  return byClass.slice(0, 12).flatMap((lines, index): Rows => {
    const of = lines[0]?.of;
    if (!of || index % 4 === 3) return [];
    const id = FIRST_ACCOUNT + 100 + index;
    const report = `local-report-${index}`;
    const [first = ''] = of.trainer.split(' ');
    return [
      [
        'accounts',
        rowOfAccount(id, emailOf('trainer', String(index), 'gct.example'), first, 'en', of.trainer, of.startsAt),
      ],
      [
        'trainer_reports',
        {
          ...{
            id: report,
            account_id: id,
            class_id: of.id,
            key: report,
            covered: 'All of the outline, and the extra exercise.',
          },
          ...{ incidents: index % 3 === 0 ? 'Sound was lost for five minutes after the break.' : '', follow_up: '' },
          created_at: Math.min(now, of.startsAt + DAY_MS / 2),
        },
      ],
      ...lines.flatMap(({ id: booking, position, participants }): Rows =>
        participants.map((_, seat) => [
          'attendance',
          {
            report_id: report,
            participant_id: `${booking}-${position}-${seat}-0`,
            state: seat === 3 ? 'partly' : 'present',
          },
        ]),
      ),
    ];
  });
}

/** Two classes that the office has put into smaller rooms, so that they are full. */
export const fullOnes = (classes: readonly Booked[], now: number): readonly Booked[] =>
  classes
    .filter(({ startsAt, left, capacity }) => startsAt > now + 12 * DAY_MS && left > 0 && left <= capacity - 3)
    .slice(0, 2);

/** The capacity that such a class has: the seats that are booked. */
export const capacitySql = ({ id, capacity, left }: Booked): string =>
  `UPDATE classes SET capacity = ${capacity - left}, revision = revision + 1 WHERE id = ${quoted(id)};`;

/** People wait for their seats. */
export const waitRows = (full: readonly Booked[], now: number, random: Random): Rows =>
  full.flatMap(({ id, capacity, left, language }, place): Rows => [
    [
      'class_changes',
      {
        ...{
          class_id: id,
          field: 'capacity',
          value: json({ capacity: capacity - left }),
          scheduled: json({ capacity }),
        },
        ...{ account_id: owner, reason: 'A smaller room', at: now - 6 * DAY_MS },
      },
    ],
    ...[0, 1, 2].map((index): Rows[number] => {
      const email = emailOf(random.pick(firstNames), random.pick(lastNames), `waits${place}${index}.example`);
      const at = now - (5 - index) * DAY_MS;
      const wait = `local-wait-${place}-${index}`;
      return [
        'waitlist',
        {
          ...{ id: wait, token: tokenDigest('waitlist link', wait), class_id: id, language },
          ...{ email, email_key: email, quantity: index === 1 ? 2 : 1, state: 'waiting' },
          ...{ joined_at: at, proved_at: at + HOUR_MS },
          ...(index === 2 && { name: 'Rosalind Tremblay', phone: '613-555-0176' }),
        },
      ];
    }),
  ]);

/** What the office wrote beside some bookings. */
export const noteRows = (made: readonly Made[], now: number): Rows =>
  made
    .filter((_, index) => index % 13 === 6)
    .map(({ id, at }, index) => [
      'booking_notes',
      {
        ...{ id: `local-note-${index}`, booking_id: id, account_id: owner, created_at: Math.min(now, at + DAY_MS) },
        text: index % 2 ? 'Asked for the invoice in French as well.' : 'Called: names will follow a week before.',
      },
    ]);

/** What the office rings back about: some since yesterday, some today, some to come, one that is done. */
export function followUpRows(made: readonly Made[], timeZone: string, now: number): Rows {
  const standing = made.filter(({ fate }) => fate === 'stands');
  const about = (index: number) => ['booking', standing[index * 7 + 3]?.id ?? standing[0]?.id ?? ''] as const;
  const noted: readonly (readonly [about: readonly [string, string], days: number, who: Value, text: string])[] = [
    [about(0), -1, owner, 'Ring back: which two of the team change seats?'],
    [about(1), 0, owner, 'Ask whether the cheque has left.'],
    [about(2), 0, STAFF, 'Demander les noms des participants.'],
    [['enquiry', 'local-enquiry-4'], 0, STAFF, 'Darcy has dates for February by now: offer them.'],
    [about(3), 6, owner, 'Ring after the class: how was the room?'],
    [['enquiry', 'local-enquiry-2'], 20, STAFF, 'Rappeler pour la deuxième session.'],
    [about(4), -4, STAFF, 'Send the agenda for the accounts department.'],
  ];
  return noted.map(([[kind, id], days, who, text], index) => {
    const isOver = index === noted.length - 1;
    return [
      'follow_ups',
      {
        ...{ id: `local-follow-up-${index}`, about: kind, about_id: id, client_key: null },
        ...{ day: dateIn(timeZone, now + days * DAY_MS), text, assignee_id: who, account_id: owner },
        ...{ created_at: now - 5 * DAY_MS, done_at: isOver ? now - 3 * DAY_MS : null, done_by: isOver ? who : null },
        revision: isOver ? 2 : 1,
      },
    ];
  });
}
