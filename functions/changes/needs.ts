import type * as calls from '../../src/domain/needs/calls.ts';
import type { TellNeeds } from '../../src/domain/needs/needs.ts';
import { present } from '../../src/domain/present.ts';
import { postalLines } from '../../src/i18n/addresses.ts';
import { strings } from '../../src/i18n/strings/index.ts';
import { isNamed, tellNeeds, whoIs, type Asking } from '../booking/index.ts';
import { done, problem, type AnswerTo } from '../platform/answers.ts';
import { deadlinesFor, openManaged, type ManagedRecord, type Needs } from './record.ts';
import { notProved } from './seats-of.ts';

/** As it stands on the booking, for a label. */
const billingAddress = ({ billing, contact, booking }: ManagedRecord) =>
  postalLines({ contact, billing }, strings(booking.language)).join('\n').slice(0, 300);

/**
 * Keeps what a buyer says that the people of a booking need in class, until the class begins. Nothing of it stands in a mail or in the
 * booking's story: it is read on the class, by the office and its trainer.
 */
export async function tellNeedsOfPeople(
  needs: Needs,
  asking: Asking,
  { people }: TellNeeds,
): Promise<AnswerTo<typeof calls.tellNeeds>> {
  const record = await openManaged(needs, asking);
  if ('problem' in record) return record;
  const refused = notProved(record);
  if (refused) return refused;
  const { booking, lines, participants, at } = record;
  const told = people.map(({ id, ...said }) => ({ said, seat: participants.find((one) => one.id === id) }));
  if (told.some(({ seat }) => !seat || !isNamed(seat))) {
    return problem('not_found', 'There is no such person in this booking.');
  }
  const seats = told.map(({ seat: found, said }) => {
    const seat = present(found);
    return { seat, said, line: present(lines.find((line) => line.class_id === seat.class_id)) };
  });
  const isOver = ({ line }: (typeof seats)[number]) => !deadlinesFor(needs, record, line).canReplace;
  if (booking.state !== 'confirmed' || seats.some(isOver)) return problem('closed', 'The class has begun.');
  await needs.db.batch(
    tellNeeds(needs.db, {
      ...{ bookingId: booking.id, by: 'buyer', at },
      people: seats.map(({ seat, said: { needs: words, address, asBilling }, line }) => {
        // Nobody is asked where to, and nothing is kept of it, as long as nothing goes there.
        const to = asBilling ? billingAddress(record) : address;
        return { who: whoIs(seat), needs: words, ...(line.posted === 1 && to !== undefined && { address: to }) };
      }),
    }),
  );
  return done;
}
