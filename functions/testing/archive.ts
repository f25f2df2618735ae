import { openOfficeForMoney } from '../../src/domain/accounts/office-calls.ts';
import type { OfficeBooking } from '../../src/domain/office/bookings.ts';
import { only, present } from '../../src/domain/present.ts';
import { archive as capability } from '../archive/index.ts';
import type { Archive } from '../platform/archived.ts';
import { openSealed } from '../platform/sealed.ts';
import { runScheduled } from '../scheduled.ts';
import { pay } from './changes.ts';
import { asContact, bindings, withHst } from './harness.ts';
import { open, startOffice } from './office.ts';
import { wordsOf } from './papers.ts';
import { siteDataOf } from './site-data.ts';
import { bookClass, guaranteed } from './training.ts';

export const [KEY, OTHER_KEY] = [btoa('a'.repeat(32)), btoa('b'.repeat(32))];

/** After the last session of the fixture's class, and a month after the end of the year after it. */
const [CERTIFIED, LATER] = ['2027-01-20T22:00:00Z', '2029-02-01T12:00:00Z'];

const people = [
  { firstName: 'Zoé', lastName: 'Ng-Roy', email: 'Zoe@Example.ca' },
  { firstName: 'Lin', lastName: 'Wu', email: 'lin@example.ca' },
];

export const archiveOf = (keys: Archive['keys'] = [KEY]): Archive => ({ bucket: bindings.ARCHIVE, keys });

/** A booking that was paid, whose people have their certificates, and a member of staff with money open, at an instant. */
export async function startArchive({ at = LATER, archive = archiveOf(), paid = true }: Partial<Started> = {}) {
  // An object of the test before can outlive the reset.
  const rest = (await bindings.ARCHIVE.list()).objects.map(({ key }) => key);
  if (rest.length > 0) await bindings.ARCHIVE.delete(rest);
  const site = await startOffice({ archive }, siteDataOf([guaranteed('mine')]));
  const reference = await bookClass(site, 'mine', 'lea@example.ca', people);
  await site.deliver();
  if (paid) await pay(site, reference, withHst(2 * 49_500));
  site.at(CERTIFIED);
  await runScheduled({ ...site.needs, archive: null });
  site.at(at);
  const stella = await site.staff('stella@example.ca', 'owner');
  await open(site, stella, openOfficeForMoney.path);
  const { id } = present((await site.rows<{ id: string }>('SELECT id FROM bookings'))[0]);
  const tend = () => present(capability.tasks?.[0]).run(site.needs);
  return { site, stella, id, reference, tend, archive };
}

interface Started {
  at: string;
  archive: Archive | null;
  paid: boolean;
}

export type ArchiveSite = Awaited<ReturnType<typeof startArchive>>;

/** Whatever shows the booking, as it is shown. */
export async function shown({ site, stella, id, reference }: ArchiveSite) {
  const get = (path: string) => site.get(`/Website${path}`, stella.headers);
  const file = await (await get(`/office/bookings/${id}`)).json<OfficeBooking>();
  const { number } = only(file.invoices);
  const certificates = await site.rows<{ number: string }>('SELECT number FROM certificates ORDER BY number');
  const texts = [
    `/booking/${await asContact(site, reference)}`,
    `/manage-booking/${await asContact(site, reference)}`,
    ...certificates.map((one) => `/certificate/${one.number}`),
    ...['sales', 'taxes', 'summary'].map((kind) => `/office/books/${kind}?from=2026-11-01&to=2027-12-31`),
  ];
  const answers: [string, number, string][] = [];
  for (const path of texts) {
    const answer = await get(path);
    answers.push([path, answer.status, await answer.text()]);
  }
  const paper = await get(`/office/bookings/${id}/documents/${number}`);
  return { file, answers, paper: await wordsOf(paper) };
}

export const objects = async () => (await bindings.ARCHIVE.list()).objects.map(({ key }) => key);

/** All that lies in the bucket, opened. */
export async function opened(key = KEY): Promise<string> {
  const texts = await Promise.all(
    (await objects()).map(async (name) => {
      const object = present(await bindings.ARCHIVE.get(name));
      return openSealed(key, new Uint8Array(await object.arrayBuffer()));
    }),
  );
  return texts.join('\n');
}

export const mailsHere = ({ site, id }: ArchiveSite) =>
  site.rows('SELECT * FROM outbox WHERE booking_id = ?1 ORDER BY id', id);
export const papersHere = ({ site }: ArchiveSite) =>
  site.needs.db
    .prepare(
      `SELECT number, document AS body FROM invoices UNION ALL SELECT number, document FROM certificates ORDER BY 1`,
    )
    .all<{ number: string; body: string }>()
    .then(({ results }) => results);

/** Somebody as the office finds them, by a word. */
export async function findPerson({ site, stella }: ArchiveSite, word: string): Promise<string> {
  const answer = await site.get(`/Website/office/people?q=${word}`, stella.headers);
  const { people: found } = await answer.json<{ people: { id: string }[] }>();
  return present(found[0]).id;
}
