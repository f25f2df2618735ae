import { emailKey } from '../../src/domain/fields.ts';
import { quoted } from '../lib/account-sql.ts';
import type { Made } from './bookings.ts';
import type { Booked } from './classes.ts';
import type { Rows } from './rows.ts';

const DAY_MS = 86_400_000;
const ROOMS = ['Room A', 'Room B', 'Room C'];

/** Rooms that the office has named so far, in turn within a place; of each fourth class it has yet to. */
export const roomSql = (classes: readonly Booked[]): string[] =>
  [...Map.groupBy(classes, ({ placeId }) => placeId)].flatMap(([place, there]) =>
    place === null
      ? []
      : there.flatMap(({ id }, index) =>
          index % 4 === 3
            ? []
            : `UPDATE classes SET room = ${quoted(ROOMS[index % ROOMS.length] ?? '')} WHERE id = ${quoted(id)};`,
        ),
  );

const TOLD = [
  ['Vegetarian', 'Végétarienne'],
  ['A screen reader (NVDA)', 'Un lecteur d’écran (NVDA)'],
  ['No nuts', 'Sans noix'],
  ['A room without steps', 'Une salle sans marche'],
] as const;

/** What buyers told of people in classes to come, and an online class whose courseware goes by post. */
export function needRows(made: readonly Made[], now: number): Rows {
  const standing = made.filter(
    ({ fate, lines }) =>
      fate === 'stands' && lines.some(({ of }) => of.startsAt > now && of.startsAt < now + 40 * DAY_MS),
  );
  const needs: Rows = standing.slice(0, TOLD.length).flatMap(({ id, at, language, lines }, index): Rows => {
    const who = lines.flatMap(({ participants }) => participants)[0];
    const [english, french] = TOLD[index] ?? TOLD[0];
    const key = who && emailKey(who.email);
    return key
      ? [
          [
            'participant_needs',
            {
              ...{ booking_id: id, who: key, told_by: 'buyer', needs: language === 'fr' ? french : english },
              ...{ address: '', at: at + DAY_MS / 24 },
            },
          ],
        ]
      : [];
  });
  const online = standing.flatMap(({ lines }) => lines).find(({ of }) => of.placeId === null && of.startsAt > now);
  return [...needs, ...(online ? [['posted_classes', { class_id: online.of.id, at: now - DAY_MS }] as const] : [])];
}
