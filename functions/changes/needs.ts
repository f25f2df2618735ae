import type * as calls from '../../src/domain/needs/calls.ts';
import type { TellNeeds } from '../../src/domain/needs/needs.ts';
import { present } from '../../src/domain/present.ts';
import { isNamed, tellNeeds, whoIs, type Asking } from '../booking/index.ts';
import { done, problem, type AnswerTo } from '../platform/answers.ts';
import { deadlinesFor, openManaged, type Needs } from './record.ts';
import { notProved } from './seats-of.ts';

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
  const told = people.map(({ id, needs: words }) => ({ words, seat: participants.find((one) => one.id === id) }));
  if (told.some(({ seat }) => !seat || !isNamed(seat))) {
    return problem('not_found', 'There is no such person in this booking.');
  }
  const seats = told.map(({ seat, words }) => ({ seat: present(seat), words }));
  const isOver = ({ seat }: (typeof seats)[number]) =>
    !deadlinesFor(needs, record, present(lines.find((line) => line.class_id === seat.class_id))).canReplace;
  if (booking.state !== 'confirmed' || seats.some(isOver)) return problem('closed', 'The class has begun.');
  await needs.db.batch(
    tellNeeds(needs.db, {
      ...{ bookingId: booking.id, by: 'buyer', at },
      people: seats.map(({ seat, words }) => ({ who: whoIs(seat), needs: words })),
    }),
  );
  return done;
}
