import type { SiteClass } from '../../../src/domain/site/site-data.ts';
import { syncCatalogue } from '../../catalogue/index.ts';
import { CLASSES, REASON, type Act, type World } from './world.ts';

/** Asks for something of one of the classes, and keeps how it is undone. */
const ofClass =
  (what: string, body: (world: World) => object): Act =>
  async (world) => {
    const { office, random, undos } = world;
    const classId = random.pick(CLASSES);
    const path = `/Website/office/classes/${classId}`;
    const { revision: seen } = await office.read<{ revision: number }>(path);
    const answer = await office.post(`${path}/${what}`, { seen, reason: REASON, ...body(world) });
    if (answer.ok) undos.push({ classId, id: (await answer.json<{ id: string }>()).id });
    return answer.ok;
  };

const undoes: Act = async ({ office, undos }) => {
  const last = undos.pop();
  if (!last) return false;
  return (await office.post(`/Website/office/classes/${last.classId}/undo`, { undo: last.id })).ok;
};

/** What of a class can be another thing in the next build; `null` where it is gone. */
const changes: ((one: SiteClass, world: World) => SiteClass | null)[] = [
  (one, { random }) => ({ ...one, priceCents: random.pick([49_500, 52_000, 100]) }),
  (one, { random }) => ({ ...one, cancelled: random.chance(0.5) }),
  (one, { random }) => ({ ...one, delivery: 'in-person', placeId: random.pick(['ottawa', 'vancouver']) }),
  (one) => ({ ...one, delivery: 'online', placeId: null }),
  (one) => ({
    ...{ ...one, salesEnd: '2027-04-20T17:00:00Z' },
    sessions: [{ start: '2027-04-20T18:00:00Z', end: '2027-04-20T23:00:00Z' }],
  }),
  () => null,
];

const deploys: Act = async (world) => {
  const { needs } = world.site;
  const id = world.random.pick(CLASSES);
  const [change] = world.random.some(changes, 1);
  const { build, classes } = needs.siteData;
  needs.siteData = {
    ...needs.siteData,
    build: { ...build, id: `${build.id}+` },
    classes: classes.flatMap((one) => (one.id === id ? (change?.(one, world) ?? []) : one)),
  };
  await syncCatalogue(needs.db, needs.siteData, needs.now().getTime());
  return classes.some((one) => one.id === id);
};

const days = ['2027-01-08', '2027-02-10', '2027-03-11', '2027-04-14', '2027-03-18'] as const;
const prices = [49_500, 51_333, 39_999, 60_001, 1, 0] as const;

/** One of its days, also once it has begun: another one, or on line, in a room of its own, or none any more. */
const daysOf = ({ random }: World): object => {
  const sitting = { date: random.pick(days), from: '09:00', to: '16:00' };
  const there = random.pick([
    { where: 'own', room: '' },
    { where: 'online', room: '' },
    { where: 'room', room: 'Maple' },
  ]);
  const session = random.whole(1, 2);
  return random.pick([
    { what: 'add', ...sitting, ...there },
    { what: 'add', ...sitting, ...there },
    { what: 'move', session, ...sitting, ...there },
    { what: 'place', session, ...there },
    { what: 'drop', session, rest: random.chance(0.5) },
  ]);
};

export const acts = {
  'class: days': { often: 2, act: ofClass('days', daysOf) },
  'class: sales': {
    often: 0.5,
    act: ofClass('change', ({ random }) => ({ field: 'sales', open: random.chance(0.7) })),
  },
  'class: price': { often: 1, act: ofClass('price', ({ random }) => ({ priceCents: random.pick(prices) })) },
  'class: date': {
    often: 1,
    act: ofClass('change', ({ random }) => ({
      field: 'dates',
      sessions: [{ date: random.pick(days), from: '09:00', to: '16:00' }],
    })),
  },
  'class: capacity': {
    often: 1,
    act: ofClass('change', ({ random }) => ({ field: 'capacity', capacity: random.whole(4, 9) })),
  },
  'class: cancel': { often: 0.4, act: ofClass('cancel', () => ({})) },
  'class: back to the schedule': {
    often: 1,
    act: ofClass('back-to-schedule', ({ random }) => ({ field: random.pick(['dates', 'capacity', 'sales']) })),
  },
  'class: undo': { often: 2, act: undoes },
  'release of the site': { often: 1, act: deploys },
} satisfies Record<string, { often: number; act: Act }>;
