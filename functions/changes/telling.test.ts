import { expect, test } from 'vitest';
import { limits } from '../../src/domain/api/limits.ts';
import { PEOPLE_PER_SEAT } from '../../src/domain/changes/telling.ts';
import { present } from '../../src/domain/present.ts';
import { d1Limiter, noLimits } from '../platform/limits/limiter.ts';
import { runScheduled } from '../scheduled.ts';
import { booked, cancelBody, managed, person } from '../testing/changes.ts';
import { mayMail } from '../booking/telling.ts';
import {
  asContact,
  confirmBody,
  hold,
  holdBody,
  prove,
  startSite,
  withHst,
  type TestSite,
} from '../testing/harness.ts';
import { scheduledClass, siteDataOf } from '../testing/site-data.ts';

const start = (changes = {}) =>
  startSite(siteDataOf([scheduledClass({ id: 'a', minimum: 1, capacity: 20 })]), { capRoom: 1, ...changes });

/** Puts these people on the first seats of a booking; the answer. */
async function nameSeats(site: TestSite, secret: string, emails: readonly string[], headers = {}) {
  const { revision, participants } = await managed(site, secret);
  const named = emails.map((email, index) => ({
    ...{ id: present(participants[index]).id, firstName: 'Grace', lastName: 'Hopper', email },
  }));
  return site.post(
    `/Website/name-participants/${await asContact(site, secret)}`,
    { revision, participants: named },
    headers,
  );
}

async function later(site: TestSite, minutes = 16): Promise<void> {
  site.wait(minutes);
  await runScheduled(site.needs);
}

const told = async (site: TestSite) =>
  (
    await site.rows<{ kind: string; recipient: string }>(
      `SELECT kind, recipient FROM outbox WHERE kind IN ('joining_instructions', 'seat_left') ORDER BY rowid`,
    )
  ).map(({ kind, recipient }) => `${kind} ${recipient.split('@')[0]}`);

const x = (index: number) => `x${index}@third.example`;

test('rule 41: names that are changed again and again mail a few strangers, and the office hears of the rest', async () => {
  const site = await start();
  const { reference } = await booked(site, [{ eventId: 'a', quantity: 4 }]);
  for (let round = 0; round < 6; round += 1) {
    const emails = Array.from({ length: 4 }, (_, seat) => x(round * 4 + seat));
    expect((await nameSeats(site, reference, emails)).status).toBe(200);
    await later(site);
  }
  const joined = (await told(site)).filter((line) => line.startsWith('joining'));
  expect(joined).toHaveLength(4 * PEOPLE_PER_SEAT);
  const { participants } = await managed(site, reference);
  expect(participants.map(({ email, officeTells }) => [email, officeTells])).toEqual(
    Array.from({ length: 4 }, (_, seat) => [x(20 + seat), true]),
  );
  await later(site, 61);
  const office = await site.rows<{ message: string }>(
    `SELECT message FROM local_mail WHERE message ->> '$.to' = 'info@gct.example' ORDER BY rowid DESC LIMIT 1`,
  );
  expect(office[0]?.message).toContain(x(23));
  // Who came and went was told of both, once.
  const left = (await told(site)).filter((line) => line.startsWith('seat_left'));
  expect(left).toHaveLength(4 * PEOPLE_PER_SEAT);
  expect(new Set(left).size).toBe(left.length);
});

test('rule 41: what is left of changes within a quarter of an hour is told, and nothing else', async () => {
  const site = await start();
  const { reference } = await booked(site, [{ eventId: 'a' }], { participants: [person('a', 'ada@a.ca')] });
  for (const email of ['b@a.ca', 'c@a.ca', 'ADA@a.ca']) await nameSeats(site, reference, [email]);
  await later(site);
  expect(await told(site)).toEqual(['joining_instructions ada']);

  await nameSeats(site, reference, ['b@a.ca']);
  await later(site, 10);
  await nameSeats(site, reference, ['c@a.ca']);
  await later(site, 10);
  expect(await told(site)).toHaveLength(1);
  await later(site, 10);
  expect(await told(site)).toEqual(['joining_instructions ada', 'seat_left ada', 'joining_instructions c']);

  await nameSeats(site, reference, ['ada@a.ca']);
  await later(site);
  expect((await told(site)).slice(3)).toEqual(['seat_left c', 'joining_instructions ada']);
  await site.deliver();
  expect(await site.rows(`SELECT id FROM outbox WHERE state <> 'sent'`)).toEqual([]);
});

test('two who swap their seats are told nothing, and nobody waits in the last hour before a class', async () => {
  const site = await start();
  const { reference } = await booked(site, [{ eventId: 'a', quantity: 2 }], {
    participants: [person('a', 'x@a.ca'), person('a', 'y@a.ca')],
  });
  await nameSeats(site, reference, ['y@a.ca', 'x@a.ca']);
  await later(site);
  expect(await told(site)).toHaveLength(2);
  site.at('2027-01-12T13:30:00Z');
  await nameSeats(site, reference, ['z@a.ca']);
  expect((await told(site)).slice(2)).toEqual(['seat_left y', 'joining_instructions z']);
});

test('rule 41: nobody is told of one seat again and again', async () => {
  const site = await start();
  const { reference } = await booked(site, [{ eventId: 'a' }], { participants: [person('a', 'x@a.ca')] });
  for (let round = 0; round < 14; round += 1) {
    await nameSeats(site, reference, [round % 2 === 0 ? 'y@a.ca' : 'x@a.ca']);
    await later(site);
  }
  expect((await told(site)).length).toBeLessThanOrEqual(12);
});

test('rule 41: one network names so many people a day, in however many bookings', async () => {
  const site = await start();
  site.needs.limiter = d1Limiter(site.needs);
  const held = await hold(site, [{ eventId: 'a' }]);
  const [from] = await site.rows<{ network: string }>('SELECT from_network AS network FROM bookings');
  await site.post(`/Website/release-hold/${held.reference}`, {});
  expect(await mayMail(site.needs, present(from).network, limits.peopleNamed.most - 1)).toBe(true);
  const told = [];
  for (const email of ['first@third.example', 'second@third.example']) {
    const { reference } = await booked(site, [{ eventId: 'a' }]);
    expect((await nameSeats(site, reference, [email])).status).toBe(200);
    told.push((await managed(site, reference)).participants[0]?.officeTells);
  }
  expect(told).toEqual([false, true]);
});

const manyClasses = (count: number) =>
  startSite(siteDataOf(Array.from({ length: count }, (_, index) => scheduledClass({ id: `c${index}`, minimum: 1 }))));

/** One seat in each of these classes, all for one person. */
const bookFor = (site: TestSite, ids: readonly string[], email: string) =>
  booked(
    site,
    ids.map((eventId) => ({ eventId })),
    { participants: ids.map((id) => person(id, email)) },
  );

test('rule 41: one person named for many seats, in however many bookings and spellings, is mailed a few times a day', async () => {
  const site = await manyClasses(14);
  site.needs.limiter = d1Limiter(site.needs);
  const { most } = limits.namedMailOfNetwork;
  const ids = Array.from({ length: 14 }, (_, index) => `c${index}`);
  await bookFor(site, ids.slice(0, 4), 'x@third.example');
  expect(await told(site)).toEqual(Array<string>(4).fill('joining_instructions x'));
  await bookFor(site, ids.slice(4, 8), 'x+1@third.example');
  const { reference } = await bookFor(site, ids.slice(8, 14), 'x+2@third.example');
  expect(await told(site)).toHaveLength(8);
  expect(8 + 6).toBeGreaterThan(most);
  // The office tells of the rest, and others are told as ever.
  const { participants } = await managed(site, reference);
  expect(participants.map(({ officeTells }) => officeTells)).toEqual(Array<boolean>(6).fill(true));
  await bookFor(site, ids.slice(0, 1), 'y@third.example');
  expect((await told(site)).at(-1)).toBe('joining_instructions y');
});

test('who is named in two series of classes by one booking is told of all of them', async () => {
  const site = await manyClasses(14);
  site.needs.limiter = d1Limiter(site.needs);
  // Ten seats of who has never paid make classes sure (booking rule 36).
  await site.rows(`UPDATE classes SET state = 'confirmed'`);
  const ids = Array.from({ length: 14 }, (_, index) => `c${index}`);
  await bookFor(site, ids, 'x@third.example');
  expect(await told(site)).toHaveLength(14);
});

/** One seat in each of these classes for one person, asked for from this network, and proved or not. */
async function askFor(site: TestSite, ids: readonly string[], network: number, isProved: boolean) {
  const from = { 'cf-connecting-ip': `203.0.${network}.7` };
  const lines = ids.map((eventId) => ({ eventId }));
  const held = await (await site.post('/Website/hold-seats', holdBody(lines), from)).json<{ reference: string }>();
  const body = confirmBody(withHst(49_500 * ids.length), {
    participants: ids.map((id) => person(id, 'x@third.example')),
  });
  const contact = { ...body.contact, email: `buyer${network}@example.ca` };
  const answer = await site.post(`/Website/confirm-booking/${held.reference}`, { ...body, contact }, from);
  expect(answer.status).toBe(200);
  if (isProved) await prove(site, held.reference);
}

test('rule 41: who is named by many who never prove it is mailed of the seat that somebody does', async () => {
  const site = await manyClasses(10);
  site.needs.limiter = d1Limiter(site.needs);
  for (const network of [0, 1, 2, 3]) {
    const ids = [0, 1, 2].map((each) => `c${((network * 3) % 9) + each}`);
    await askFor(site, ids, network, false);
    await askFor(site, ids, network, false);
  }
  await askFor(site, ['c9'], 9, true);
  expect(await told(site)).toEqual(['joining_instructions x']);
});

test('rule 41: of seats that are proved, one mailbox is told so often a day, wherever they come from', async () => {
  const site = await manyClasses(21);
  site.needs.limiter = d1Limiter(site.needs);
  for (let network = 0; network < 7; network += 1) {
    await askFor(
      site,
      [0, 1, 2].map((each) => `c${network * 3 + each}`),
      network,
      true,
    );
  }
  expect(await told(site)).toHaveLength(limits.namedMail.most);
  expect(await site.rows('SELECT id FROM participants WHERE office_tells = 1')).toHaveLength(3);
});

test('rule 41: a mail counts for each seat, so that a network mails no more by naming the same people again', async () => {
  const site = await manyClasses(1);
  const asked: string[] = [];
  site.needs.limiter = {
    ...noLimits,
    take: (claims) => {
      asked.push(...claims.map(({ rule }) => rule.name));
      return Promise.resolve({ allowed: true });
    },
  };
  await bookFor(site, ['c0'], 'x@third.example');
  const { reference } = await booked(site, [{ eventId: 'c0' }]);
  asked.length = 0;
  for (const email of ['y@third.example', 'x2@third.example', 'y@third.example']) {
    await nameSeats(site, reference, [email]);
    await later(site);
  }
  expect(asked.filter((name) => name === 'people-named')).toHaveLength(3);
});

test('rule 41: who loses several seats by one change reads one mail, of all of them', async () => {
  const site = await manyClasses(3);
  const { reference } = await bookFor(site, ['c0', 'c1', 'c2'], 'x@third.example');
  const view = await managed(site, reference);
  const body = cancelBody(
    view,
    view.participants.map(({ id }) => id),
  );
  const answer = await site.post(`/Website/cancel-seats/${await asContact(site, reference)}`, body);
  expect(answer.status, await answer.clone().text()).toBe(200);
  expect((await told(site)).filter((line) => line.startsWith('seat_left'))).toEqual(['seat_left x']);
  await site.deliver();
  const [mail] = await site.rows<{ message: string }>(
    `SELECT local_mail.message FROM local_mail JOIN outbox USING (id) WHERE kind = 'seat_left'`,
  );
  const { text } = JSON.parse(present(mail).message) as { text: string };
  expect(text.match(/has given it up/g)).toHaveLength(3);
});

test('a booking is changed so often in an hour by the link of its mail, whatever strangers try by its reference', async () => {
  const site = await start();
  const { reference } = await booked(site, [{ eventId: 'a' }]);
  const token = await asContact(site, reference);
  site.needs.limiter = d1Limiter(site.needs);
  const { most } = limits.changeBooking;
  const statuses = async (secret: string) => {
    const all: number[] = [];
    for (let call = 0; call < most + 1; call += 1) {
      const from = { 'cf-connecting-ip': `198.51.${call}.7` };
      const body = { revision: 0, participants: [] };
      all.push((await site.post(`/Website/name-participants/${secret}`, body, from)).status);
    }
    return all;
  };
  for (const secret of [reference, token]) {
    expect((await statuses(secret)).map((status) => status === 429)).toEqual([
      ...Array<boolean>(most).fill(false),
      true,
    ]);
  }
});

test('rule 42: whose seat was set apart for another one has it as everybody has, once somebody else sits on that', async () => {
  const site = await start();
  const other = await booked(site, [{ eventId: 'a' }], {
    contact: { ...confirmBody(0).contact, email: 'eve@example.ca' },
    participants: [person('a', 'grace@example.ca')],
  });
  await booked(site, [{ eventId: 'a' }], { participants: [person('a', 'grace@example.ca')] });
  const keys = async () =>
    (await site.rows<{ key: string }>(`SELECT email_key AS key FROM participants ORDER BY rowid`)).map(({ key }) =>
      key.replace(/ .*/, ' apart'),
    );
  expect(await keys()).toEqual(['grace@example.ca', 'grace@example.ca apart']);
  // Another spelling of the name is the same person.
  await nameSeats(site, other.reference, ['Grace@example.ca']);
  expect(await keys()).toEqual(['grace@example.ca', 'grace@example.ca apart']);
  expect((await nameSeats(site, other.reference, ['lin@example.ca'])).status).toBe(200);
  expect(await keys()).toEqual(['lin@example.ca', 'grace@example.ca']);
  await later(site);
  expect(await told(site)).toEqual([
    'joining_instructions grace',
    'seat_left grace',
    'joining_instructions lin',
    'joining_instructions grace',
  ]);
  // Put back, the one that came later is set apart.
  await nameSeats(site, other.reference, ['grace@example.ca']);
  expect(await keys()).toEqual(['grace@example.ca apart', 'grace@example.ca']);
});
