import { ACCOUNT_OF_PERSON, TEACHES_OF_PERSON } from '../accounts/index.ts';
import { ALL, TAX, type Stored } from '../platform/stored.ts';

/** Who gave a class is asked for as long as its reports are kept. Days. */
const TRAINER_LIFE_DAYS = 730;

/** Where clients have classes of their own, and no room of ours, by a condition on their orders. */
const placesOfOrders = (orders: string) => `id GLOB 'client-*' AND id IN (
    SELECT private_classes.scheduled ->> 'placeId' FROM private_classes
    JOIN bookings ON bookings.id = private_classes.order_id
    WHERE ${orders}
  )`;

export const stored: readonly Stored[] = [
  {
    table: 'classes',
    columns: ['trainer'],
    whose: 'trainer',
    why: 'who gives a class, as the schedule says in public; a trainer acts on those classes alone',
    // A build that still names the trainer writes the name again: content is mended first.
    of: `trainer IN (${TEACHES_OF_PERSON})`,
    ends: { trainer: 'NULL' },
    life: { days: TRAINER_LIFE_DAYS },
    over: 'trainer IS NOT NULL AND ends_at < ?1',
    nightly: true,
    told: 'trainers',
  },
  {
    table: 'trainers',
    columns: ['name'],
    whose: 'trainer',
    why: 'the public name of a trainer until they leave content/team, so that one who changes it keeps their classes',
    // As of classes: a build that still names the trainer writes the name again.
    of: `name IN (${TEACHES_OF_PERSON})`,
    ends: 'deleted',
    life: null,
    told: 'accounts',
  },
  {
    table: 'class_changes',
    columns: ['account_id', 'reason', 'value', 'scheduled'],
    whose: 'staff',
    why: 'what staff changed of a class, and why; it may name its trainer',
    of: `account_id IN (${ACCOUNT_OF_PERSON}) OR value ->> 'trainer' IN (${TEACHES_OF_PERSON})
  OR scheduled ->> 'trainer' IN (${TEACHES_OF_PERSON})`,
    ends: 'deleted',
    life: { days: TRAINER_LIFE_DAYS },
    over: 'class_id IN (SELECT id FROM classes WHERE ends_at < ?1)',
    nightly: true,
    secret: ['account_id'],
    told: 'trainers',
  },
  {
    table: 'private_classes',
    columns: ['scheduled'],
    whose: 'trainer',
    why: 'a private class as the office scheduled it; it may name its trainer',
    of: `scheduled ->> 'trainer' IN (${TEACHES_OF_PERSON})`,
    ends: { scheduled: `json_remove(scheduled, '$.trainer')` },
    life: { days: TRAINER_LIFE_DAYS },
    over: `scheduled ->> 'trainer' IS NOT NULL AND scheduled ->> 'endsAt' < ?1`,
    nightly: true,
    told: 'trainers',
  },
  {
    table: 'places',
    columns: ['name_en', 'name_fr', 'city_en', 'city_fr', 'address'],
    whose: 'buyer',
    why: 'where a client has a class of their own',
    of: placesOfOrders('bookings.contact_key = ?1'),
    ends: { name_en: `''`, name_fr: `''`, city_en: `''`, city_fr: `''`, address: `''` },
    kept: { where: ALL, because: 'tax law: where a class is given decides its taxes' },
    life: TAX,
    over: `address <> '' AND ${placesOfOrders('bookings.created_at < ?1')}`,
    told: 'bookings',
  },
];
