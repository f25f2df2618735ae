import { MAX_SEATS_PER_LINE } from '../../src/domain/catalogue/classes.ts';
import type * as calls from '../../src/domain/private-classes/calls.ts';
import { byOffice, fewerPrivateSeats, morePrivateSeats, privateGroups } from '../booking/index.ts';
import { beginClassAct, changesOf, peopleOfClass, writeChange } from '../catalogue/index.ts';
import { readClass } from '../classes/index.ts';
import { done, problem, type AnswerTo } from '../platform/answers.ts';
import type { Asked } from '../platform/calls/route.ts';
import { writeTogether } from '../platform/database.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { once, storeDone } from '../platform/idempotency.ts';

type Needs = Pick<Dependencies, 'db' | 'now' | 'newId' | 'newReference' | 'siteData'>;
type Call = typeof calls.setPrivatePeople;

/**
 * Has a private class be for so many people: more of them get seats without a name, fewer have such given back. Nobody is told, nor is
 * anything invoiced or credited.
 */
export function setPeople(
  needs: Needs,
  { params: { id }, body, keyed, session, acted }: Asked<Call>,
): Promise<AnswerTo<Call>> {
  const { db, now, siteData } = needs;
  const { people, reason, seen } = body;
  return once(db, keyed, async (): Promise<AnswerTo<Call> | null> => {
    const at = now().getTime();
    const [read, { scheduled }, groups] = await Promise.all([
      readClass(needs, id),
      changesOf(needs, id),
      privateGroups(db, id),
    ]);
    const orderId = read?.row.private_order_id ?? null;
    if (!read || !scheduled || orderId === null) return problem('not_found', 'There is no such private class.');
    const { row } = read;
    if (row.revision !== seen) return problem('office_changed', 'Somebody else has changed this class.');
    const goesOn = row.state === 'tentative' || row.state === 'confirmed';
    if (!goesOn || row.ends_at <= at) return problem('closed', 'This class is over or cancelled.');
    const booked = groups.reduce((sum, { quantity }) => sum + quantity, 0);
    const by = byOffice(session);
    const asked = { orderId, classId: id, people: Math.abs(people - booked), by, at };
    // Its order has ended, and the class is given without it: seats beyond those of its bookings would need more of these.
    if (read.row.order_state !== 'confirmed' && people > groups.length * MAX_SEATS_PER_LINE)
      return problem('closed', 'The order of this class has ended.');
    const seats = people < booked ? fewerPrivateSeats(needs, groups, asked) : morePrivateSeats(needs, groups, asked);
    if (!seats) return problem('validation', 'More of them have names.', { fields: { people: 'seats_sold' } });
    const build = siteData.build.id;
    const capacity = [
      peopleOfClass(db, id, people),
      ...writeChange(db, { ...scheduled, capacity: people }, 'capacity', null, build),
    ];
    const written = await writeTogether(db, [
      beginClassAct(db, { id, seen, toldFrom: at, build }),
      // The rest of a class is never less than nothing.
      ...(people < booked ? [...seats, ...capacity] : [...capacity, ...seats]),
      acted({ subject: 'class', id, reason, before: { people: booked }, after: { people } }, at),
      storeDone(db, keyed, { about: id, status: 204, answer: '', at }),
    ]);
    return written && done;
  });
}
