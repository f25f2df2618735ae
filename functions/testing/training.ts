import { confirmBody, hold, prove, withHst, type TestSite } from './harness.ts';
import { scheduledClass } from './site-data.ts';

/** A class of one seat's minimum, so that its first booking confirms it. */
export const guaranteed = (id: string, changes: Parameters<typeof scheduledClass>[0] | object = {}) =>
  scheduledClass({ minimum: 1, ...changes, id });

interface Person {
  firstName?: string;
  lastName?: string;
  email?: string;
}

/** Books seats in a class for these people, by somebody with this e-mail, who has not proved it. */
export async function bookUnproved(site: TestSite, eventId: string, contactEmail: string, people: Person[]) {
  const held = await hold(site, [{ eventId, quantity: people.length }]);
  const body = confirmBody(withHst(49_500 * people.length), {
    participants: people.map((person) => ({ eventId, firstName: '', lastName: '', email: '', ...person })),
  });
  const answer = await site.post(`/Website/confirm-booking/${held.reference}`, {
    ...body,
    contact: { ...body.contact, email: contactEmail },
  });
  if (answer.status !== 200 && answer.status !== 201) throw new Error(await answer.text());
  return held.reference;
}

/** The same, by somebody who has. */
export async function bookClass(...booked: Parameters<typeof bookUnproved>): Promise<string> {
  const reference = await bookUnproved(...booked);
  await prove(booked[0], reference);
  return reference;
}

export async function addLink(site: TestSite, classId: string, kind: string, url: string): Promise<void> {
  await site.rows(
    'INSERT INTO class_links (id, class_id, kind, title, url, created_at) VALUES (?1, ?2, ?3, ?4, ?5, 0)',
    crypto.randomUUID(),
    classId,
    kind,
    kind,
    url,
  );
}
