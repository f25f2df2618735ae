import { emailKey } from '../../src/domain/fields.ts';
import * as calls from '../../src/domain/waitlist/office-calls.ts';
import type { ClassWaitlist, WaitedClasses, WaitingParty } from '../../src/domain/waitlist/office-calls.ts';
import { eventRows } from '../catalogue/index.ts';
import { done, isoInstant, ok, problem, type AnswerTo } from '../platform/answers.ts';
import { answer, type Asked, type Route } from '../platform/calls/route.ts';
import { rowsOf, writeTogether } from '../platform/database.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { csvFile } from '../platform/csv-file.ts';
import { digestOf, linkToken, secretOf } from '../platform/secrets.ts';
import { standsFrom } from '../platform/undo.ts';
import { once, storeDone } from '../platform/idempotency.ts';
import { nextParties, offering, type NextParty } from './offers.ts';
import * as sql from './office-sql.ts';
import { partiesTable } from './parties-table.ts';
import { refusedWait } from './wait.ts';

interface ClassRow {
  id: string;
  title_en: string;
  title_fr: string;
  starts_at: number;
  time_zone: string;
  free: number;
}

interface PartyRow {
  id: string;
  email: string;
  name: string;
  phone: string;
  quantity: number;
  state: WaitingParty['state'];
  joined_at: number;
  proved_at: number | null;
  offer_ends_at: number | null;
  ended_at: number | null;
  late: 0 | 1 | null;
}

const factsOf = ({ id, title_en: en, title_fr: fr, starts_at: at, time_zone: timeZone, free }: ClassRow) => ({
  ...{ id, title: { en, fr }, at: isoInstant(at), timeZone, free: Math.max(0, free) },
});

const instant = (at: number | null) => (at === null ? null : isoInstant(at));

/** Classes that somebody waits for. */
async function waitedClasses({ db, now }: Pick<Dependencies, 'db' | 'now'>): Promise<WaitedClasses> {
  const { results } = await db
    .prepare(sql.WAITED_CLASSES)
    .bind(now().getTime())
    .all<ClassRow & { parties: number; seats: number; offered: number }>();
  return {
    classes: results.map((row) => ({
      ...factsOf(row),
      ...{ parties: row.parties, seats: row.seats, offered: row.offered },
    })),
  };
}

/** Who waits for a class, in the order of offers; `null` where there is no such class. */
async function waitlistOf({ db, now }: Pick<Dependencies, 'db' | 'now'>, id: string): Promise<ClassWaitlist | null> {
  const [found, parties] = await db.batch([
    db.prepare(sql.WAITED_CLASS).bind(now().getTime(), id),
    db.prepare(sql.PARTIES_OF_CLASS).bind(id),
  ]);
  const [row] = rowsOf<ClassRow>(found);
  if (!row) return null;
  const all = rowsOf<PartyRow>(parties);
  const inLine = all.filter(({ late }) => late !== null).map((party) => party.id);
  return {
    ...factsOf(row),
    parties: all.map(({ id: party, email, name, phone, quantity: seats, state, late, ...rest }) => ({
      ...{ id: party, email, name, phone, seats, state, late: late === 1, proved: rest.proved_at !== null },
      position: late === null ? null : inLine.indexOf(party) + 1,
      ...{ joinedAt: isoInstant(rest.joined_at), offerEndsAt: instant(rest.offer_ends_at) },
      endedAt: instant(rest.ended_at),
    })),
  };
}

type Offer = typeof calls.offerToNext;
type OfferTo = typeof calls.offerToParty;
type Add = typeof calls.addParty;
type Remove = typeof calls.removeParty;

/** Offers a class's seats to the party that `find` gives. */
function offerOnce(
  needs: Dependencies,
  { params: { id }, keyed, acted }: Pick<Asked<Offer>, 'params' | 'keyed' | 'acted'>,
  { find, reason = '' }: { find: (at: number) => Promise<NextParty | null | undefined>; reason?: string },
): Promise<AnswerTo<Offer>> {
  const { db, now } = needs;
  return once(db, keyed, async (): Promise<AnswerTo<Offer> | null> => {
    const at = now().getTime();
    const party = await find(at);
    const offer = party && offering(needs, party);
    if (!party || !offer) return problem('closed', 'Nobody waits whom the free seats are enough for.');
    const after = { party: party.id, seats: party.quantity, until: isoInstant(offer.endsAt) };
    const written = await writeTogether(db, [
      ...offer.statements,
      acted({ subject: 'waitlist', id, reason, after }, at),
      storeDone(db, keyed, { about: id, status: 204, answer: '', at }),
    ]);
    return written && done;
  });
}

/** What the clock does for all classes, for one and now. */
const offerByHand = (needs: Dependencies, asked: Asked<Offer>) =>
  offerOnce(needs, asked, {
    find: async () => (await nextParties(needs, { byHand: true })).find((one) => one.class_id === asked.params.id),
  });

/** Out of turn: why is written down. */
const offerTo = (needs: Dependencies, asked: Asked<OfferTo>) =>
  offerOnce(needs, asked, {
    find: (at) =>
      needs.db
        .prepare(sql.PARTY_TO_OFFER)
        .bind(at, standsFrom(at), asked.params.id, asked.body.party)
        .first<NextParty>(),
    reason: asked.body.reason,
  });

/** Who asked by telephone waits as if by the link of a mail, behind all who wait already. */
function addByHand(
  needs: Dependencies,
  { params: { id: classId }, body: { email, quantity, language, name, phone }, keyed, acted }: Asked<Add>,
): Promise<AnswerTo<Add>> {
  const { db, now, newId } = needs;
  return once(db, keyed, async (): Promise<AnswerTo<Add> | null> => {
    const at = now().getTime();
    const [row] = await eventRows(db, [classId], at);
    const refused = refusedWait(row, quantity, at);
    if (refused) return refused;
    const key = emailKey(email);
    const waits = await db
      .prepare(sql.WAITS_ALREADY)
      .bind(classId, key)
      .first<Pick<PartyRow, 'id' | 'state' | 'proved_at'>>();
    if (waits && (waits.state === 'offered' || waits.proved_at !== null)) {
      return problem('closed', 'This address waits already.');
    }
    const id = waits?.id ?? newId();
    const token = await digestOf(await linkToken(secretOf(needs), 'waitlist link', id));
    const written = await writeTogether(db, [
      waits
        ? db.prepare(sql.PROVE_PARTY).bind(id, language, quantity, at, name, phone)
        : db.prepare(sql.ADD_PARTY).bind(id, token, classId, language, email, key, quantity, at, name, phone),
      acted({ subject: 'waitlist', id: classId, after: { party: id, seats: quantity } }, at),
      storeDone(db, keyed, { about: id, status: 204, answer: '', at }),
    ]);
    return written && done;
  });
}

/** Takes a party off the list, with a reason. */
function removeByHand(
  { db, now }: Dependencies,
  { params: { id }, body: { party, reason }, keyed, acted }: Asked<Remove>,
): Promise<AnswerTo<Remove>> {
  return once(db, keyed, async (): Promise<AnswerTo<Remove> | null> => {
    const at = now().getTime();
    const row = await db.prepare(sql.REMOVABLE).bind(id, party).first<Pick<PartyRow, 'state' | 'quantity'>>();
    if (!row) return problem('closed', 'This party does not wait any more.');
    const before = { party, state: row.state, seats: row.quantity };
    const written = await writeTogether(db, [
      db.prepare(sql.RELEASE_OFFER_OF).bind(party),
      db.prepare(sql.REMOVE).bind(id, party, at),
      acted({ subject: 'waitlist', id, reason, before, after: { state: 'left' } }, at),
      storeDone(db, keyed, { about: id, status: 204, answer: '', at }),
    ]);
    return written && done;
  });
}

export const officeHandlers = (needs: Dependencies): readonly Route[] => [
  answer(calls.officeWaitlists, async () => ok(await waitedClasses(needs))),
  answer(calls.officeWaitlist, async ({ params }) => {
    const list = await waitlistOf(needs, params.id);
    return list ? ok(list) : problem('not_found', 'There is no such class.');
  }),
  answer(calls.waitlistTable, async ({ params, query, c }) => {
    const list = await waitlistOf(needs, params.id);
    return list
      ? csvFile(c, `${params.id}-waitlist`, partiesTable(list, query.lang))
      : problem('not_found', 'There is no such class.');
  }),
  answer(calls.offerToNext, (asked) => offerByHand(needs, asked), { delivers: true }),
  answer(calls.offerToParty, (asked) => offerTo(needs, asked), { delivers: true }),
  answer(calls.addParty, (asked) => addByHand(needs, asked), { needsSecret: true }),
  answer(calls.removeParty, (asked) => removeByHand(needs, asked)),
];
