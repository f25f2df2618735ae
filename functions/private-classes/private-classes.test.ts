import { expect, test } from 'vitest';
import type { FoundClasses, TrainersClass, TrainersClasses } from '../../src/domain/classes/office-classes.ts';
import type { ManagedBooking } from '../../src/domain/changes/contract.ts';
import { first, only, present } from '../../src/domain/present.ts';
import type { NewLine } from '../../src/domain/quotes/lines.ts';
import { syncCatalogue } from '../catalogue/index.ts';
import { runScheduled } from '../scheduled.ts';
import type { UsualCosts } from '../../src/domain/classes/usual-costs-calls.ts';
import type { Today } from '../../src/domain/today/today.ts';
import { addAccount, cookieOf, PASSWORD } from '../testing/accounts.ts';
import { meddling, withHst } from '../testing/harness.ts';
import { scheduledClass, siteDataOf } from '../testing/site-data.ts';
import { startPrivate, wish } from '../testing/private-classes.ts';
import { booked } from '../testing/changes.ts';
import { orderActs } from '../testing/orders.ts';
import { coachingLine, privateLine } from '../testing/quotes.ts';

const START = '2027-03-02T14:00:00Z';

const named = (id: string, at: number) => ({
  ...{ id, firstName: 'Person', lastName: `Number ${at}`, email: `person${at}@client.example` },
});

test('an accepted quote becomes a class of its own, with the seats of its client and without more money', async () => {
  const office = await startPrivate();
  const { site } = office;
  const before = await office.money();
  const order = await office.order();
  expect(order).toMatchObject({ client: 'Example Institute', state: 'confirmed', province: 'ON', classes: [] });
  expect(only(order.lines).quoted).toMatchObject({ courseId: 'excel-level-1', city: 'Gatineau', days: 2, people: 12 });
  const id = await office.scheduled();
  expect(await office.money()).toEqual(before);
  // Ten seats at most are of one booking.
  expect((await office.seatsOf(id)).map(({ quantity }) => quantity)).toEqual([10, 2]);
  const file = await office.classFile(id);
  expect(file).toMatchObject({
    ...{ client: 'Example Institute', order: office.orderId, state: 'confirmed', capacity: 12, booked: 12 },
    ...{ trainer: 'Ada Tremblay', language: 'fr', onSale: false, bookedCents: 250_000, timeZone: 'America/Toronto' },
    place: { city: { en: 'Gatineau', fr: 'Gatineau' }, address: { fr: '25, rue Laurier' }, province: 'QC' },
  });
  expect(file.sessions.map(({ start }) => start)).toEqual([START, '2027-03-03T14:00:00Z']);
  expect(file.margin).toMatchObject({ revenueCents: 250_000 });
  expect((await office.order()).classes).toMatchObject([{ id, people: 12, startsAt: START, state: 'confirmed' }]);
  const list = await site.get('/Website/office/classes?state=private', office.headers);
  expect((await list.json<FoundClasses>()).classes.map((one) => [one.id, one.client])).toEqual([
    [id, 'Example Institute'],
  ]);
  const acts = await site.rows<{ after: string }>(
    `SELECT after FROM office_acts WHERE act = 'private_class_scheduled'`,
  );
  expect(JSON.parse(only(acts).after)).toMatchObject({ people: 12 });
});

test('what can be scheduled says on which days to come its trainers are away, which are not to be had then', async () => {
  const office = await startPrivate();
  const { site, headers } = office;
  const put = async (from: string, to: string) => {
    const body = { trainer: 'Ada Tremblay', from, to, kind: 'holiday', note: '' };
    expect((await site.post('/Website/office/absences', body, headers)).status).toBe(201);
  };
  await put('2026-11-02', '2026-11-06');
  await put('2027-03-03', '2027-03-05');
  const { trainers } = await office.order();
  expect(trainers.filter(({ away }) => away.length > 0).map(({ name, away }) => [name, away])).toEqual([
    ['Ada Tremblay', [{ from: '2027-03-03', to: '2027-03-05' }]],
  ]);
  expect((await office.schedule()).status).toBe(400);
});

test('its client is told once, with a link for each ten people', async () => {
  const office = await startPrivate();
  const id = await office.scheduled();
  await office.site.deliver();
  const mails = await office.site.rows<{ message: string }>(
    `SELECT message FROM local_mail WHERE message ->> '$.subject' LIKE 'Your private class on%'`,
  );
  const { text } = JSON.parse(only(mails).message) as { text: string };
  for (const { secret } of await office.seatsOf(id)) expect(text).toContain(secret);
  expect(text).toContain('Name participants 11 to 12');
  expect(text).toContain('25, rue Laurier');
});

test('a line of an order has one class, whoever schedules it, until that is cancelled', async () => {
  const office = await startPrivate();
  const key = { 'idempotency-key': 'one-and-the-same' };
  const answers = await Promise.all([office.schedule({}, key), office.schedule({}, key), office.schedule()]);
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 409]);
  const { id } = only((await office.order()).classes);
  const { revision: seen } = await office.classFile(id);
  await office.site.post(
    `/Website/office/classes/${id}/cancel`,
    { reason: 'The trainer is ill.', seen },
    office.headers,
  );
  office.site.wait(1);
  const again = await office.scheduled({ sessions: [{ date: '2027-04-06', from: '09:00', to: '16:00' }] });
  expect((await office.order()).classes.map((one) => [one.id, one.state])).toEqual([
    [id, 'cancelled'],
    [again, 'confirmed'],
  ]);
});

test.each([
  ['a trainer who gives another class then', { trainer: 'Bo Larsen' }, { trainer: 'trainer_busy' }],
  ['a trainer who is in another city that day', { trainer: 'Ada Tremblay' }, { trainer: 'trainer_city' }],
  ['a trainer who does not teach it', { trainer: 'Cyd Roy' }, { trainer: 'choose' }],
  ['a course that there is not', { courseId: 'nothing' }, { courseId: 'choose' }],
  ['a room that there is not', { where: 'room', placeId: 'paris' }, { placeId: 'choose' }],
  ['no address', { street: '' }, { street: 'required' }],
  [
    'a day that is over',
    { sessions: [{ date: '2026-11-02', from: '09:00', to: '16:00' }] },
    { 'sessions.0.date': 'sessions_order' },
  ],
] as const)('%s is refused beside its field', async (_, changes, fields) => {
  const office = await startPrivate([
    scheduledClass({
      ...{ id: 'bo', trainer: 'Bo Larsen', salesEnd: START },
      sessions: [{ start: '2027-03-03T15:00:00Z', end: '2027-03-03T17:00:00Z' }],
    }),
    scheduledClass({
      ...{ id: 'ada', delivery: 'in-person', placeId: 'ottawa', salesEnd: START },
      sessions: [{ start: '2027-03-02T22:00:00Z', end: '2027-03-02T23:00:00Z' }],
    }),
  ]);
  const answer = await office.schedule({ ...(changes as object), ...('trainer' in changes && { language: 'en' }) });
  expect([answer.status, await answer.json()]).toMatchObject([400, { code: 'validation', fields }]);
  expect(await office.site.rows('SELECT class_id FROM private_classes')).toEqual([]);
});

const quotedWith = (changes: object): NewLine => ({ ...privateLine, ...changes });
const online = quotedWith({ delivery: 'online', city: '', province: null });
const inOttawa = quotedWith({ city: 'Ottawa', province: 'ON' });
const inGatineau = quotedWith({ city: 'Gatineau', province: 'QC' });
const abroad = {
  line1: '1 Main St',
  line2: '',
  city: 'Buffalo',
  country: 'US',
  province: null,
  postalCode: '14201',
} as const;

test.each([
  // The client is billed in Ontario.
  ['in Gatineau', 'at the client’s in Ottawa', inGatineau, { city: 'Ottawa', province: 'ON' }, 'province', 'QC'],
  ['in Gatineau', 'in our room in Ottawa', inGatineau, { where: 'room', placeId: 'ottawa' }, 'placeId', 'QC'],
  ['in Gatineau', 'on line', inGatineau, { where: 'online' }, 'where', 'QC'],
  ['in Ottawa', 'at the client’s in Gatineau', inOttawa, {}, 'province', 'ON'],
  ['on line', 'in our room in Vancouver', online, { where: 'room', placeId: 'vancouver' }, 'placeId', 'ON'],
  ['as coaching', 'at the client’s in Gatineau', coachingLine, {}, 'province', 'ON'],
] as const)(
  'what was quoted %s is not given %s, whose taxes are others',
  async (_, __, line, changes, field, taxed) => {
    const office = await startPrivate([], [line]);
    expect(only((await office.order()).lines).taxedIn).toBe(taxed);
    const answer = await office.schedule({ language: 'en', trainer: '', ...changes });
    expect([answer.status, await answer.json()]).toMatchObject([
      400,
      { code: 'validation', fields: { [field]: 'taxed_elsewhere' }, message: expect.stringContaining(taxed) as string },
    ]);
    expect(await office.site.rows('SELECT class_id FROM private_classes')).toEqual([]);
  },
);

test.each([
  ['in Gatineau', 'elsewhere in Quebec', inGatineau, { city: 'Laval' }],
  ['in Ottawa', 'on line, for a client billed in Ontario', inOttawa, { where: 'online' }],
  ['on line', 'in our room in Ottawa', online, { where: 'room', placeId: 'ottawa' }],
] as const)('what was quoted %s is given %s, whose taxes are the same', async (_, __, line, changes) => {
  const office = await startPrivate([], [line]);
  const answer = await office.schedule({ trainer: '', ...changes });
  expect(answer.status, await answer.clone().text()).toBe(201);
});

test('a client who is billed abroad pays no tax on line, and so has no room here', async () => {
  const office = await startPrivate([], [online], abroad);
  expect(only((await office.order()).lines).taxedIn).toBeNull();
  const answer = await office.schedule({ where: 'room', placeId: 'ottawa', trainer: '' });
  expect(await answer.json()).toMatchObject({ fields: { placeId: 'taxed_elsewhere' } });
  expect((await office.schedule({ where: 'online', trainer: '' })).status).toBe(201);
});

test('who is away on one of its days gives none', async () => {
  const office = await startPrivate([], [online]);
  const body = { where: 'online', language: 'en', trainer: 'Bo Larsen' } as const;
  await office.site.rows(
    `INSERT INTO trainer_absences (id, trainer, first_day, last_day, kind, account_id, at)
      VALUES ('away', 'Bo Larsen', ?1, '2027-12-31', 'other', 1, 1)`,
    wish('').sessions.at(-1)?.date,
  );
  const refused = await office.schedule(body);
  expect([refused.status, await refused.json()]).toMatchObject([
    400,
    { fields: { trainer: 'trainer_busy' }, clash: { why: 'away', to: '2027-12-31' } },
  ]);
  await office.site.rows(`UPDATE trainer_absences SET taken_back_at = 2, taken_back_by = 1`);
  expect((await office.schedule(body)).status).toBe(201);
});

test('a trainer who gives a private class gives no other one then', async () => {
  const office = await startPrivate(
    [scheduledClass({ id: 'a' }), scheduledClass({ id: 'b', trainer: 'Bo Larsen', language: 'en' })],
    [online],
  );
  const { site, headers } = office;
  const id = await office.scheduled({ where: 'online', language: 'en', trainer: 'Bo Larsen' });
  const { revision } = await office.classFile('a');
  const onTheseDays = { field: 'dates', sessions: wish('').sessions, reason: 'r', seen: revision };
  expect((await site.post('/Website/office/classes/a/change', onTheseDays, headers)).status).toBe(200);
  const { revision: seen } = await office.classFile('a');
  const body = { field: 'trainer', trainer: 'Bo Larsen', reason: 'r', seen };
  const answer = await site.post('/Website/office/classes/a/change', body, headers);
  expect(await answer.json()).toMatchObject({
    fields: { trainer: 'trainer_busy' },
    clash: { why: 'hours', id: expect.stringMatching(/^private-/) as string },
  });
  // Nor does a schedule that comes later go unseen.
  const report = await syncCatalogue(
    site.needs.db,
    siteDataOf(
      [
        scheduledClass({ id: 'a' }),
        scheduledClass({
          ...{ id: 'new', trainer: 'Bo Larsen' },
          sessions: [{ start: START, end: '2027-03-02T20:00:00Z' }],
        }),
      ],
      { build: { id: 'later', time: '' } },
    ),
    site.needs.now().getTime(),
  );
  expect(report.trainerClashes.map(({ id: one, other }) => [one, other].sort())).toEqual([['new', id].sort()]);
});

test('a schedule without it leaves it as it is', async () => {
  const office = await startPrivate();
  const id = await office.scheduled();
  const before = await office.classFile(id);
  const { site } = office;
  const report = await syncCatalogue(
    site.needs.db,
    siteDataOf([], { build: { id: 'later', time: '' } }),
    site.needs.now().getTime(),
  );
  expect(report.withdrawnWithSeats).toEqual([]);
  expect((await office.classFile(id)).state).toBe('confirmed');
  expect(await office.classFile(id)).toEqual({ ...before, history: expect.anything() as unknown });
  // Not even by an older statement, which knows nothing of it.
  await site.needs.db.prepare(`UPDATE classes SET state = 'withdrawn' WHERE id = ?1`).bind(id).run();
  expect((await office.classFile(id)).state).toBe('confirmed');
});

test('its dates, trainer and room change as those of any class; what is sold by the seat does not', async () => {
  const office = await startPrivate();
  const { site, headers } = office;
  const id = await office.scheduled();
  const change = async (body: object, path = 'change') => {
    const { revision: seen } = await office.classFile(id);
    return site.post(`/Website/office/classes/${id}/${path}`, { ...body, reason: 'agreed', seen }, headers);
  };
  const later = [
    { date: '2027-03-09', from: '09:00', to: '16:00' },
    { date: '2027-03-10', from: '09:00', to: '16:00' },
  ];
  expect((await change({ field: 'dates', sessions: later })).status).toBe(200);
  expect((await change({ field: 'room', room: 'Salle 4' })).status).toBe(200);
  const file = await office.classFile(id);
  expect(file).toMatchObject({ room: 'Salle 4', onSale: false, sessions: [{ start: '2027-03-09T14:00:00Z' }, {}] });
  for (const [body, path] of [
    [{ field: 'sales', open: true }, 'change'],
    [{ field: 'capacity', capacity: 20 }, 'change'],
    [{}, 'guarantee'],
  ] as const) {
    const answer = await change(body, path);
    expect([answer.status, await office.code(answer)], path).toEqual([409, 'closed']);
  }
  const [undo] = file.undo.filter(({ act }) => act === 'class_changed');
  const undone = await site.post(`/Website/office/classes/${id}/undo`, { undo: present(undo).id }, headers);
  expect(undone.status).toBe(204);
  const back = await change({ field: 'dates' }, 'back-to-schedule');
  expect(back.status, await back.clone().text()).toBe(200);
  expect((await office.classFile(id)).sessions[0]?.start).toBe(START);
});

test('a booking that names who comes gets no public seats, which would be a sale that no list of sales has', async () => {
  const office = await startPrivate();
  const { site, headers } = office;
  const path = `/Website/office/bookings/${first(await office.seatsOf(await office.scheduled())).id}`;
  await office.lift();
  const { revision } = await (await site.get(`${path}/changes`, headers)).json<ManagedBooking>();
  const people = [{ firstName: 'Lin', lastName: 'Roy', email: 'lin@client.example' }];
  const body = { revision, eventId: 'a', people, invoicedCents: withHst(49_500), reason: 'as agreed' };
  expect(await office.code(await site.post(`${path}/seats`, body, headers))).toBe('closed');
});

test('its client names who comes; seats are neither given back nor moved', async () => {
  const office = await startPrivate();
  const { site } = office;
  const id = await office.scheduled();
  const { secret } = first(await office.seatsOf(id));
  const page = async () => (await site.get(`/Website/manage-booking/${secret}`)).json<ManagedBooking>();
  const booking = await page();
  expect(only(booking.lines)).toMatchObject({ isPrivate: true, canName: true, canGiveBack: false, quantity: 10 });
  expect([booking.otherDates, booking.documents, booking.totalCents]).toEqual([[], [], 0]);
  const seats = booking.participants.slice(0, 2).map((one) => one.id);
  const names = { revision: booking.revision, participants: seats.map(named) };
  const answer = await site.post(`/Website/name-participants/${secret}`, names);
  expect(answer.status, await answer.clone().text()).toBe(200);
  const { revision } = await page();
  const cancel = { revision, seats, feeCents: 0, creditedCents: 0, back: 'refund' };
  expect(await office.code(await site.post(`/Website/cancel-seats/${secret}`, cancel))).toBe('closed');
  const move = { revision, seats, to: 'a', differenceCents: 0, keptRate: 0, back: 'refund' };
  expect(await office.code(await site.post(`/Website/move-seats/${secret}`, move))).toBe('closed');
  expect((await office.classFile(id)).people.filter(({ name }) => name !== '')).toHaveLength(2);
  // They are told how to join, once their names have stood for a while.
  site.wait(20);
  await runScheduled(site.needs);
  const told = await site.rows<{ recipient: string }>(
    `SELECT recipient FROM outbox WHERE kind = 'joining_instructions'`,
  );
  expect(told.map(({ recipient }) => recipient).sort()).toEqual(['person0@client.example', 'person1@client.example']);
  await site.deliver();
  const mails = await site.rows<{ text: string }>(
    `SELECT message ->> '$.text' AS text FROM local_mail WHERE message ->> '$.to' = 'person0@client.example'`,
  );
  const said = mails.map(({ text }) => text).join();
  expect(said).toContain('The class is held at this address');
  expect(said).toContain('25, rue Laurier');
  expect(said).not.toMatch(/ordinateur vous attend|computer is ready/);
  // And find it among their own classes.
  await addAccount(site, 'person0@client.example', PASSWORD);
  const own = await site.get('/Website/my-training', cookieOf(await site.logIn('person0@client.example')));
  expect(await own.text()).toContain(id);
});

test('one without a trainer stands on Today and in the list of classes until somebody gives each of its days', async () => {
  const office = await startPrivate();
  const { site, headers } = office;
  const get = async <Value>(path: string) => (await site.get(`/Website/office/${path}`, headers)).json<Value>();
  const lacking = async () => {
    const { lists } = await get<Today>('today');
    const { classes } = await get<FoundClasses>('classes?state=needs_trainer');
    const named = lists.find(({ name }) => name === 'needs_trainer')?.rows.map((row) => row.id);
    expect(classes.map((one) => one.id)).toEqual(named);
    return named;
  };
  expect(await lacking()).toEqual([]);
  const id = await office.scheduled({ trainer: '' });
  expect(await lacking()).toEqual([id]);
  const act = async (name: string, body: object) => {
    const { revision: seen } = await office.classFile(id);
    const answer = await site.post(`/Website/office/classes/${id}/${name}`, { reason: 'r', seen, ...body }, headers);
    expect(answer.status, await answer.clone().text()).toBe(200);
  };
  await act('substitute', { session: 1, trainer: 'Bo Larsen' });
  expect(await lacking()).toEqual([id]);
  await act('substitute', { session: 2, trainer: 'Ada Tremblay' });
  expect(await lacking()).toEqual([]);
  await act('substitute', { session: 1, trainer: '' });
  expect(await lacking()).toEqual([id]);
  await act('change', { field: 'trainer', trainer: 'Ada Tremblay' });
  expect(await lacking()).toEqual([]);
});

test('its trainer sees it, and ticks who is there', async () => {
  const office = await startPrivate();
  const { site } = office;
  const id = await office.scheduled();
  const { secret } = first(await office.seatsOf(id));
  const booking = await (await site.get(`/Website/manage-booking/${secret}`)).json<ManagedBooking>();
  const person = first(booking.participants);
  await site.post(`/Website/name-participants/${secret}`, {
    revision: booking.revision,
    participants: [named(person.id, 1)],
  });
  site.at('2027-03-02T13:30:00Z');
  await addAccount(site, 'ada.t@gct.example', PASSWORD, { role: 'trainer', teaches: 'Ada Tremblay' });
  const ada = cookieOf(await site.logIn('ada.t@gct.example'));
  const given = await (await site.get('/Website/trainer/classes', ada)).json<TrainersClasses>();
  expect(given.classes.map((one) => [one.id, one.client])).toContainEqual([id, 'Example Institute']);
  const marks = [{ participantId: person.id, state: 'present' }];
  const ticked = await site.post(`/Website/trainer/classes/${id}/attendance`, { session: 1, marks }, ada);
  expect(ticked.status, await ticked.clone().text()).toBe(204);
  const file = await (await site.get(`/Website/trainer/classes/${id}`, ada)).json<TrainersClass>();
  expect(file.marks).toEqual([{ participantId: person.id, session: 1, state: 'present' }]);
  expect(JSON.stringify(file)).not.toMatch(/[Cc]ents|@/);
});

test('more people get seats, and fewer as far as those have no name', async () => {
  const office = await startPrivate();
  const { site, headers } = office;
  const id = await office.scheduled();
  const before = await office.money();
  const set = async (people: number, seen?: number) =>
    site.post(
      `/Website/office/classes/${id}/people`,
      { people, reason: 'They said so.', seen: seen ?? (await office.classFile(id)).revision },
      headers,
    );
  const quantities = async () => (await office.seatsOf(id)).map(({ quantity }) => quantity);
  expect(await office.code(await set(13, 99))).toBe('office_changed');
  expect((await set(23)).status).toBe(204);
  expect(await quantities()).toEqual([10, 10, 3]);
  expect((await set(8)).status).toBe(204);
  expect(await quantities()).toEqual([8, 0, 0]);
  expect((await set(11)).status).toBe(204);
  expect(await quantities()).toEqual([10, 1, 0]);
  expect(await office.classFile(id)).toMatchObject({ capacity: 11, booked: 11, changed: [] });
  const { secret } = first(await office.seatsOf(id));
  const booking = await (await site.get(`/Website/manage-booking/${secret}`)).json<ManagedBooking>();
  await site.post(`/Website/name-participants/${secret}`, {
    ...{ revision: booking.revision, participants: booking.participants.map(({ id: seat }, at) => named(seat, at)) },
  });
  const refused = await set(9);
  expect(await refused.json()).toMatchObject({ fields: { people: 'seats_sold' } });
  expect((await set(10)).status).toBe(204);
  expect(await office.money()).toEqual(before);
});

test('cancelled, it leaves its order for the credit note, which is written once', async () => {
  const office = await startPrivate();
  const { site, headers, orderId } = office;
  const id = await office.scheduled();
  const before = await office.money();
  const { revision: seen } = await office.classFile(id);
  const answer = await site.post(`/Website/office/classes/${id}/cancel`, { reason: 'ill', seen }, headers);
  expect(answer.status).toBe(200);
  site.wait(5);
  await runScheduled(site.needs);
  await site.deliver();
  const mails = await site.rows<{ message: string }>(
    `SELECT message FROM local_mail WHERE message ->> '$.subject' LIKE 'Cancelled: %'`,
  );
  expect(mails.length).toBeGreaterThan(0);
  for (const { message } of mails) {
    expect(message).toContain('credit your order');
    expect(message).not.toContain('a refund of what you paid');
  }
  expect(await office.money()).toEqual(before);
  expect(await office.classFile(id)).toMatchObject({ state: 'cancelled', bookedCents: 0, order: orderId });
  await office.lift();
  const acts = orderActs({ site, headers });
  const ended = await acts.cancel(orderId);
  expect(ended.status, await ended.clone().text()).toBe(200);
  expect((await office.money()).notes).toBe(1);
  expect((await acts.cancel(orderId)).status).toBe(409);
  expect((await office.money()).notes).toBe(1);
  expect(await office.code(await office.schedule())).toBe('closed');
});

test('what its client books besides is counted without its seats', async () => {
  const office = await startPrivate();
  await office.scheduled({ people: 40 });
  const { reference } = await booked(office.site, [{ eventId: 'a', quantity: 2 }]);
  const [row] = await office.site.rows('SELECT proved_at FROM bookings WHERE reference = ?1', reference);
  expect(row?.proved_at).not.toBeNull();
});

test('a class that was cancelled and can still be brought back leaves no room for another one of its line', async () => {
  const office = await startPrivate();
  const { site, headers } = office;
  const id = await office.scheduled();
  const { revision: seen } = await office.classFile(id);
  const act = await site.post(`/Website/office/classes/${id}/cancel`, { reason: 'ill', seen }, headers);
  const { id: undo } = await act.json<{ id: string }>();
  const early = await office.schedule({ trainer: '' });
  expect([early.status, await office.code(early)]).toEqual([409, 'closed']);
  expect((await site.post(`/Website/office/classes/${id}/undo`, { undo }, headers)).status).toBe(204);
  expect((await office.order()).classes).toMatchObject([{ id, state: 'confirmed' }]);
});

test('an order is not cancelled while a class of it that was cancelled can still be brought back', async () => {
  const office = await startPrivate();
  const { site, headers, orderId } = office;
  const id = await office.scheduled();
  await office.lift();
  const acts = orderActs({ site, headers });
  const { revision: seen } = await office.classFile(id);
  await site.post(`/Website/office/classes/${id}/cancel`, { reason: 'ill', seen }, headers);
  expect((await acts.cancel(orderId)).status).toBe(409);
  site.wait(1);
  expect((await acts.cancel(orderId)).status).toBe(200);
});

test('an order that is cancelled while its class is scheduled has one or the other', async () => {
  const office = await startPrivate();
  const { site, headers, orderId } = office;
  await office.lift();
  const acts = orderActs({ site, headers });
  const answer = await meddling(
    site,
    async () => expect((await office.schedule()).status).toBe(201),
    () => acts.cancel(orderId),
  );
  expect(answer.status).toBe(409);
  expect(await acts.order(orderId)).toMatchObject({ state: 'confirmed', classes: [{}] });
});

test('for how many people it is changes nothing of when they are told of a change that can still be undone', async () => {
  const office = await startPrivate();
  const { site, headers } = office;
  const id = await office.scheduled({ people: 6 });
  const at = `/Website/office/classes/${id}`;
  const sessions = [{ date: '2027-03-09', from: '09:00', to: '16:00' }];
  const { revision } = await office.classFile(id);
  await site.post(`${at}/change`, { field: 'dates', sessions, reason: 'r', seen: revision }, headers);
  const { revision: seen } = await office.classFile(id);
  expect((await site.post(`${at}/people`, { people: 7, reason: 'r', seen }, headers)).status).toBe(204);
  await runScheduled(site.needs);
  expect(await site.rows(`SELECT kind FROM outbox WHERE kind LIKE 'class_moved%'`)).toEqual([]);
  // Once it stands they are.
  site.wait(1);
  await runScheduled(site.needs);
  expect(await site.rows(`SELECT kind FROM outbox WHERE kind LIKE 'class_moved%'`)).toEqual([{ kind: 'class_moved' }]);
});

test('nothing is sent again of what nobody was sent: its seats have no confirmation with an invoice', async () => {
  const office = await startPrivate();
  const { site } = office;
  const { secret, reference } = first(await office.seatsOf(await office.scheduled()));
  for (const opener of [secret, reference]) {
    const answer = await site.post(`/Website/resend-booking/${opener}`, {});
    expect([answer.status, await answer.text()]).toEqual([409, expect.stringContaining('"closed"')]);
  }
  await site.deliver();
  expect(await site.rows(`SELECT kind FROM outbox WHERE state = 'failed'`)).toEqual([]);
});

test('a room of ours is named as the class is scheduled, and stays whatever else is changed', async () => {
  const { scheduled, classFile, site, headers } = await startPrivate([], [inOttawa]);
  const where = { where: 'room', placeId: 'ottawa', language: 'en', room: 'Bow' } as const;
  const id = await scheduled(where);
  const { room, revision: seen } = await classFile(id);
  expect(room).toBe('Bow');
  const body = { field: 'trainer', trainer: 'Bo Larsen', reason: 'r', seen };
  expect((await site.post(`/Website/office/classes/${id}/change`, body, headers)).status).toBe(200);
  expect(await classFile(id)).toMatchObject({ room: 'Bow', trainer: 'Bo Larsen' });
});

test('a class at a client’s own place is among those of its city, of no other, and asks for no room', async () => {
  const office = await startPrivate([], [inOttawa]);
  const { site, headers } = office;
  const id = await office.scheduled({ street: '9 Elgin St', city: ' ottawa', province: 'ON' });
  const get = async <Value>(path: string) => (await site.get(`/Website/office/${path}`, headers)).json<Value>();
  const ids = ({ classes }: { classes: { id: string }[] }) => classes.map((one) => one.id);
  for (const [where, found] of [
    ['ottawa', [id]],
    ['', [id]],
    ['calgary', []],
    ['online', []],
  ] as const) {
    expect(ids(await get(`days/2027-03-02?where=${where}`)), `the day: ${where}`).toEqual(found);
    expect(ids(await get(`classes?from=2027-03-01&where=${where}`)), `the list: ${where}`).toEqual(found);
  }
  site.at('2027-02-27T15:00:00Z');
  await office.comeBack();
  expect(ids(await get('classes?from=2027-03-01&state=needs_room'))).toEqual([]);
  expect((await get<Today>('today')).lists.find(({ name }) => name === 'needs_room')?.count).toBe(0);
  expect((await get<UsualCosts>('costs')).costs.filter(({ name }) => name.startsWith('client-'))).toEqual([]);
});
