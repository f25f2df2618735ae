import type { Booked } from './classes.ts';
import type { Rows } from './rows.ts';

const DAY_MS = 86_400_000;

const named = (names: readonly (string | null)[]): string[] => [...new Set(names)].filter((name) => name !== null);

/** What classes usually cost, and what some that are over did; of every sixth trainer nobody has said it yet. */
export function costRows(classes: readonly Booked[], past: readonly Booked[], now: number): Rows {
  const at = now - 60 * DAY_MS;
  const rate = (kind: string, name: string, cents: number, per: string): Rows[number] => [
    'cost_rates',
    { kind, name, cents, per, at },
  ];
  const trainers = named(classes.map(({ trainer }) => trainer)).flatMap((name, index) =>
    index % 6 === 5 ? [] : [rate('trainer', name, 62_500 + (index % 4) * 5_000, 'day')],
  );
  const rooms = named(classes.map(({ placeId }) => placeId)).map((name) => rate('room', name, 24_000, 'day'));
  const entered = past
    .filter((_, index) => index % 5 === 0)
    .map(({ id, startsAt }): Rows[number] => [
      'class_costs',
      {
        class_id: id,
        trainer_cents: 81_000,
        room_cents: null,
        materials_cents: null,
        revision: 1,
        at: startsAt + DAY_MS,
      },
    ]);
  return [...trainers, ...rooms, rate('materials', '', 1_400, 'seat'), ...entered];
}
