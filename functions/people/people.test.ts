import { expect, test } from 'vitest';
import { openOfficeForMoney } from '../../src/domain/accounts/office-calls.ts';
import { enquiryPath } from '../../src/domain/enquiries/calls.ts';
import { completeEnquiries } from '../../src/domain/enquiries/examples.ts';
import type { FoundPeople, FoundPerson, Person } from '../../src/domain/people/people.ts';
import { only, present } from '../../src/domain/present.ts';
import type { Message } from '../platform/mail/message.ts';
import { addAccount, PASSWORD } from '../testing/accounts.ts';
import { asContact, bookingId, meddling, prove } from '../testing/harness.ts';
import { open, startOffice } from '../testing/office.ts';
import { siteDataOf } from '../testing/site-data.ts';
import { bookClass, bookUnproved, guaranteed } from '../testing/training.ts';

const PEOPLE = '/Website/office/people';

async function start(role: 'staff' | 'owner' = 'staff') {
  const site = await startOffice({}, siteDataOf([guaranteed('mine')]));
  const stella = await site.staff('stella@example.ca', role);
  await bookClass(site, 'mine', 'lea.cote@example.ca', [
    { firstName: 'Zoé', lastName: 'Ng-Roy', email: 'Zoe@Example.ca' },
  ]);
  const find = async (q: string) =>
    (await (await site.get(`${PEOPLE}?${new URLSearchParams({ q }).toString()}`, stella.headers)).json<FoundPeople>())
      .people;
  const file = async ({ id }: Pick<FoundPerson, 'id'>) =>
    (await site.get(`${PEOPLE}/${id}`, stella.headers)).json<Person>();
  const act = (id: string, what: string, body: object = {}) =>
    site.post(`${PEOPLE}/${id}/${what}`, body, stella.headers);
  const mails = async (email: string) =>
    (await site.rows<{ message: string }>('SELECT message FROM local_mail'))
      .map(({ message }) => JSON.parse(message) as Message)
      .filter(({ to }) => to === email);
  return { site, stella, find, file, act, mails };
}

test('buyers, participants and accounts are found without accents, each by themselves and once', async () => {
  const { find } = await start();
  const names = async (q: string) => (await find(q)).map(({ name }) => name).sort();
  expect(await names('zoe ng')).toEqual(['Zoé Ng-Roy']);
  expect(await names('roy')).toEqual(['Zoé Ng-Roy']);
  expect(await names('lea.cote@')).toEqual(['Ada Byron']);
  expect(await names('example inst')).toEqual(['Ada Byron', 'Zoé Ng-Roy']);
  expect(await names('stella@')).toEqual(['Stella']);
  for (const q of ['nobody', '%', 'zoe byron']) expect(await names(q), q).toEqual([]);
  expect(await names('')).toEqual(['Ada Byron', 'Zoé Ng-Roy']);
});

test('a file has bookings, money, seats and account; opening it is written down by an id that names nobody', async () => {
  const { site, find, file } = await start();
  const buyer = only(await find('lea.cote'));
  expect(buyer).toMatchObject({ bookings: 1, account: false });
  expect(await file(buyer)).toMatchObject({
    ...{ name: 'Ada Byron', email: 'lea.cote@example.ca', organisation: 'Example Institute', openCents: 55_935 },
    ...{ account: null, training: [], newsletter: null, bookings: [{ state: 'confirmed', openCents: 55_935 }] },
  });
  await site.rows(
    `INSERT INTO write_offs (id, booking_id, amount_cents, written_at) SELECT 'w', id, 55935, 1 FROM bookings`,
  );
  expect(await file(buyer)).toMatchObject({ openCents: 0, bookings: [{ openCents: 0 }] });
  const participant = only(await find('zoe'));
  expect(await file(participant)).toMatchObject({
    ...{ name: 'Zoé Ng-Roy', email: 'Zoe@Example.ca', bookings: [], training: [{ done: false, certificate: null }] },
  });
  const opened = await site.rows<{ subject: string; subject_id: string }>(
    `SELECT subject, subject_id FROM office_acts WHERE act = 'file_opened'`,
  );
  expect(opened.map(({ subject }) => subject)).toEqual(['client', 'client', 'client']);
  expect(JSON.stringify(opened)).not.toContain('@');
});

test('each seat says by which booking, who booked it and through which organisation, and whether that is proved', async () => {
  const { site, find, file } = await start();
  const zoe = only(await find('zoe ng'));
  const [booking] = await site.rows<{ id: string; number: string }>('SELECT id, number FROM bookings');
  const { id, number } = present(booking);
  const bookedBy = { id: `b-${id}`, name: 'Ada Byron', organisation: 'Example Institute' };
  expect((await file(zoe)).training).toMatchObject([{ bookingId: id, number, bookedBy, proved: true }]);
  // Its link leads to the file of who booked.
  expect(await file(bookedBy)).toMatchObject({ email: 'lea.cote@example.ca' });
  await bookUnproved(site, 'mine', 'max@example.ca', [{ firstName: 'Eve', lastName: 'Ho', email: 'eve@example.ca' }]);
  await bookClass(site, 'mine', 'own@example.ca', [{ firstName: 'Ada', lastName: 'Byron', email: 'Own@example.ca' }]);
  const seatOf = async (q: string) => only((await file(only(await find(q)))).training);
  expect(await seatOf('eve ho')).toMatchObject({ bookedBy: { organisation: 'Example Institute' }, proved: false });
  expect(await seatOf('own@')).toMatchObject({ bookedBy: null, proved: true });
});

test('the prices of seats that share a discount are the price of their line, to the cent', async () => {
  const { site, stella, find } = await start();
  const people = ['Ana', 'Bo', 'Cy'].map((firstName) => ({
    ...{ firstName, lastName: 'Ho', email: `${firstName.toLowerCase()}@example.ca` },
  }));
  await bookClass(site, 'mine', 'max@example.ca', people);
  await site.rows(`UPDATE booking_lines SET discount_cents = 10000 WHERE quantity = 3`);
  const { id } = only(await find('max@example'));
  const answer = await site.get(`${PEOPLE}/${id}/training.csv`, stella.headers);
  const prices = (await answer.text()).matchAll(/,(\d+\.\d\d)\r\n/g);
  const cents = [...prices].map(([, price]) => Math.round(Number(price) * 100));
  expect(cents).toHaveLength(3);
  expect(cents.reduce((sum, one) => sum + one, 0)).toBe(3 * 49_500 - 10_000);
});

test('all seats that somebody booked for others, or has, are one table in the language of the reader', async () => {
  const { site, stella, find } = await start();
  await site.rows(`UPDATE bookings SET purchase_order = 'PO-77'`);
  const rows = async (q: string, lang: string) => {
    const { id } = only(await find(q));
    const answer = await site.get(`${PEOPLE}/${id}/training.csv?lang=${lang}`, stella.headers);
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="training.csv"');
    return (await answer.text()).trim().split('\r\n').slice(1);
  };
  const [number] = await site.rows<{ number: string }>('SELECT number FROM bookings');
  const seat = `Excel Level 1,English,Online,Zoé Ng-Roy,Zoe@Example.ca,to come,,${number?.number},PO-77,495.00`;
  expect(await rows('lea.cote', 'en')).toEqual([`2027-01-12,${seat}`]);
  expect(await rows('zoe', 'en')).toEqual([`2027-01-12,${seat}`]);
  // Somebody books in their names, and nobody says that it is theirs.
  await bookUnproved(site, 'mine', 'lea.cote@example.ca', [{ firstName: 'Eve', email: 'eve@example.ca' }]);
  await bookUnproved(site, 'mine', 'eve@example.ca', [{ firstName: 'Zoé', email: 'Zoe@Example.ca' }]);
  expect(await rows('lea.cote', 'en')).toEqual([`2027-01-12,${seat}`]);
  expect(await rows('Zoe Ng', 'en')).toEqual([`2027-01-12,${seat}`]);
  await site.rows(`UPDATE participants SET absent = 1`);
  expect(await rows('Zoe Ng', 'fr')).toEqual([
    expect.stringContaining('anglais;En ligne;Zoé Ng-Roy;Zoe@Example.ca;manqué;;'),
  ]);
  await site.rows(`UPDATE participants SET active = 0`);
  expect(await rows('lea.cote', 'en')).toEqual([]);
  expect((await site.get(`${PEOPLE}/b-nobody/training.csv`, stella.headers)).status).toBe(404);
  const opened = await site.rows(`SELECT 1 FROM office_acts WHERE act = 'file_opened' AND subject = 'client'`);
  expect(opened.length).toBeGreaterThanOrEqual(4);
});

test('who was reported as absent, or ticked so in each session, has missed the class in the table of their training', async () => {
  const { site, find } = await start();
  const { id } = only(await find('zoe'));
  site.at('2027-01-20T15:00:00Z');
  const { headers } = await site.staff('later@example.ca');
  const state = async () =>
    (await (await site.get(`${PEOPLE}/${id}/training.csv?lang=en`, headers)).text()).split('\r\n')[1]?.split(',')[6];
  const tick = (session: number, seen: string) =>
    site.rows(
      `INSERT INTO session_attendance SELECT id, ?1, ?2, 1, 1 FROM participants WHERE email = 'Zoe@Example.ca'`,
      ...[session, seen],
    );
  expect(await state()).toBe('taken');
  await tick(1, 'absent');
  expect(await state()).toBe('taken');
  await tick(2, 'absent');
  expect(await state()).toBe('missed');
  const [account] = await site.rows<{ id: number }>('SELECT id FROM accounts LIMIT 1');
  await site.rows(
    `INSERT INTO trainer_reports (id, account_id, class_id, key, covered, incidents, follow_up, created_at) VALUES ('r', ?1, 'mine', 'k', '', '', '', 1)`,
    account?.id,
  );
  await site.rows(`INSERT INTO attendance SELECT 'r', id, 'partly' FROM participants WHERE email = 'Zoe@Example.ca'`);
  expect(await state()).toBe('taken');
  await site.rows(`UPDATE attendance SET state = 'absent'`);
  expect(await state()).toBe('missed');
});

test('an organisation has one table of all its seats and one of all it was charged, whoever booked, and nothing of others', async () => {
  const { site, stella, find } = await start();
  await bookClass(site, 'mine', 'max@example.ca', [{ firstName: 'Max', email: 'max@example.ca' }]);
  await bookClass(site, 'mine', 'eve@example.ca', [{ firstName: 'Eve', email: 'eve@example.ca' }]);
  const named = (organisation: string, key: string) =>
    site.rows(
      `UPDATE bookings SET contact = json_set(contact, '$.organisation', ?1) WHERE contact_key = ?2`,
      ...[organisation, key],
    );
  await named('EXAMPLE  Instïtute', 'max@example.ca');
  await named('Example Institute of Others', 'eve@example.ca');
  const table = async (path: string) => {
    const answer = await site.get(`/Website/office/${path}`, stella.headers);
    return (await answer.text()).trim().split('\r\n').slice(1);
  };
  const { id } = only(await find('lea.cote'));
  const seats = await table(`people/${id}/organisation/training.csv`);
  expect(seats.map((row) => row.split(',')[4])).toEqual(['Max', 'Zoé Ng-Roy']);
  const [booking] = await site.rows<{ id: string }>(
    `SELECT id FROM bookings WHERE contact_key = 'lea.cote@example.ca'`,
  );
  const statement = `bookings/${present(booking).id}/statement/statement?of=organisation`;
  const lines = await table(`${statement}&lang=fr`);
  expect(lines).toHaveLength(2);
  expect(lines[1]).toMatch(/^2026-11-20;Facture [\w-]+;Ada Byron;[\w-]+;;2026-1\d-\d\d;559,35;1118,70$/);
  await named('', 'lea.cote@example.ca');
  for (const path of [`people/${id}/organisation/training.csv`, statement])
    expect((await site.get(`/Website/office/${path}`, stella.headers)).status, path).toBe(404);
  const opened = await site.rows(`SELECT subject FROM office_acts WHERE act = 'file_opened'`);
  expect(opened).toEqual([{ subject: 'client' }, { subject: 'client' }]);
});

test.each(['eve@elsewhere.example', 'eve@gmail.com'])(
  'who types the name of an organisation from %s is in none of its files, and has nothing of it in hers, before somebody looks',
  async (email) => {
    const { site, stella, find, file } = await start();
    await bookClass(site, 'mine', email, [{ firstName: 'Eve', email }]);
    const own = only(await find('lea.cote'));
    const stranger = only(await find(email));
    for (const [person, sits] of [
      [own, 'Zoé Ng-Roy'],
      [stranger, 'Eve'],
    ] as const) {
      expect(await file(person)).toMatchObject({ organisation: 'Example Institute', byNameAlone: 1 });
      const path = `/Website/office/people/${person.id}/organisation/training.csv`;
      const seats = async (query = '') =>
        (await (await site.get(path + query, stella.headers)).text())
          .trim()
          .split('\r\n')
          .slice(1)
          .map((row) => row.split(',')[4]);
      expect(await seats()).toEqual([sits]);
      expect((await seats('?whole=yes')).sort()).toEqual(['Eve', 'Zoé Ng-Roy']);
      const [booking] = await site.rows<{ id: string }>('SELECT id FROM bookings WHERE contact_key = ?1', person.email);
      const statement = `/Website/office/bookings/${present(booking).id}/statement`;
      const lines = async (query: string) =>
        (await (await site.get(`${statement}/statement?of=organisation&${query}`, stella.headers)).text())
          .trim()
          .split('\r\n');
      expect([await lines('lang=en'), await lines('whole=yes')].map(({ length }) => length - 1)).toEqual([1, 2]);
      expect(await (await site.get(`${statement}?of=organisation`, stella.headers)).json()).toMatchObject({
        byNameAlone: 1,
      });
    }
  },
);

test('who is invited sets a password; closed, nobody logs in nor asks for a link, until they are invited again', async () => {
  const { site, stella, find, file, act, mails } = await start();
  const buyer = only(await find('lea.cote'));
  expect((await act(buyer.id, 'invite', { firstName: 'Léa', language: 'fr' })).status).toBe(204);
  const invited = only(await find('lea.cote'));
  expect(invited.id).toMatch(/^a-\d+$/);
  expect(await file(invited)).toMatchObject({ account: { firstName: 'Léa', hasPassword: false, closed: false } });
  expect((await mails('lea.cote@example.ca')).map(({ subject }) => subject)).toContain('Votre compte GCT');
  const ask = () => site.post('/Website/update-login-password-email?Email=lea.cote%40example.ca', {});
  const links = () => site.rows('SELECT id FROM password_links');
  await ask();
  expect(await links()).toHaveLength(1);

  expect((await act(invited.id, 'close', { reason: 'asked' })).status).toBe(403);
  await open(site, stella, openOfficeForMoney.path);
  expect((await act(invited.id, 'close', { reason: 'asked' })).status).toBe(204);
  await ask();
  expect(await links()).toEqual([]);
  expect(await file(invited)).toMatchObject({ account: { closed: true } });
  await act(invited.id, 'invite', { firstName: 'Léa', language: 'fr' });
  await ask();
  expect(await links()).toHaveLength(1);
});

test('an account that has a password is closed: its sessions end, its password opens nothing, and invited again it is a client', async () => {
  const { site, stella, find, file, act } = await start('owner');
  await addAccount(site, 'tom@example.ca', PASSWORD, { firstName: 'Tom' });
  const { id } = only(await find('tom@'));
  await open(site, stella, openOfficeForMoney.path);
  expect((await act(id, 'role', { role: 'trainer', teaches: 'Ada Tremblay', reason: 'new' })).status).toBe(204);
  const tom = await site.cookieOf('tom@example.ca');
  expect((await site.get('/Website/session', tom)).status).toBe(200);
  expect((await act(id, 'close', { reason: 'left the company' })).status).toBe(204);
  expect((await site.get('/Website/session', tom)).status).toBe(401);
  expect((await site.logIn('tom@example.ca')).headers.get('set-cookie') ?? '').not.toMatch(/__Host-session=\w/);
  expect(await file({ id })).toMatchObject({ account: { closed: true, hasPassword: false, role: 'client' } });
  expect((await act(id, 'invite', { firstName: 'Tom', language: 'en' })).status).toBe(204);
  expect(await file({ id })).toMatchObject({ account: { closed: false, role: 'client', teaches: null } });
});

test('an account that an owner takes into the office at this very moment is not closed', async () => {
  const { site, stella, find, file, act } = await start();
  await addAccount(site, 'tom@example.ca', PASSWORD, { firstName: 'Tom' });
  const { id } = only(await find('tom@'));
  await open(site, stella, openOfficeForMoney.path);
  const answer = await meddling(
    site,
    () =>
      site.rows(
        `INSERT INTO staff (account_id, role, since_at) SELECT id, 'owner', 1 FROM accounts WHERE email_key = 'tom@example.ca'`,
      ),
    () => act(id, 'close', { reason: 'left' }),
  );
  expect([answer.status, await file({ id })]).toMatchObject([409, { account: { role: 'owner', closed: false } }]);
});

test('of two who invite the same person at once, the second learns that there is an account', async () => {
  const { site, stella, mails } = await start();
  const body = { email: 'new@example.ca', firstName: 'New', language: 'en' };
  const answer = await meddling(
    site,
    () => addAccount(site, 'new@example.ca', PASSWORD, { firstName: 'New' }),
    () => site.post(PEOPLE, body, stella.headers),
  );
  expect([answer.status, await answer.json()]).toMatchObject([409, { code: 'closed' }]);
  await site.deliver();
  expect(await mails('new@example.ca')).toEqual([]);
});

test('all sessions of somebody end at once, and of nobody else', async () => {
  const { site, find, file, act } = await start();
  await addAccount(site, 'bob@example.ca', PASSWORD, { firstName: 'Bob' });
  const bob = await site.cookieOf('bob@example.ca');
  await site.cookieOf('bob@example.ca');
  const { id } = only(await find('bob@'));
  expect((await file({ id })).account?.sessions).toHaveLength(2);
  expect((await act(id, 'end-sessions')).status).toBe(204);
  expect((await site.get('/Website/session', bob)).status).toBe(401);
  expect((await file({ id })).account?.sessions).toEqual([]);
});

test('staff end no sessions of an owner', async () => {
  const { site, find, file, act } = await start();
  const owner = await site.staff('olga@example.ca', 'owner');
  const { id } = only(await find('olga@'));
  expect((await act(id, 'end-sessions')).status).toBe(409);
  expect((await site.get('/Website/session', owner.headers)).status).toBe(200);
  expect((await file({ id })).account?.sessions).toHaveLength(1);
});

test('an owner gives roles, to others alone; a trainer needs the name in the schedule', async () => {
  const { site, stella, find, file, act } = await start('owner');
  await addAccount(site, 'bob@example.ca', PASSWORD, { firstName: 'Bob' });
  const { id } = only(await find('bob@'));
  await open(site, stella, openOfficeForMoney.path);
  const give = (who: string, role: string, teaches = '') => act(who, 'role', { role, teaches, reason: 'hired' });
  expect((await give(id, 'trainer')).status).toBe(400);
  expect((await give(id, 'trainer', 'Bob Roy')).status).toBe(204);
  expect(await file({ id })).toMatchObject({ account: { role: 'trainer', teaches: 'Bob Roy' } });
  expect((await give(id, 'staff')).status).toBe(204);
  expect((await file({ id })).account?.role).toBe('staff');
  expect((await act(id, 'close', { reason: 'left' })).status).toBe(409);
  expect((await give(id, 'client')).status).toBe(204);
  expect(await file({ id })).toMatchObject({ account: { role: 'client', teaches: null } });
  const own = only(await find('stella@'));
  expect((await give(own.id, 'client')).status).toBe(409);
  expect(await site.rows(`SELECT reason FROM office_acts WHERE act = 'role_given'`)).toHaveLength(3);
});

test('what somebody has in hand goes to a colleague at once, after the account was closed too, and to nobody outside', async () => {
  const { site, stella, find, file, act } = await start('owner');
  await site.staff('bob@example.ca');
  await open(site, stella, openOfficeForMoney.path);
  const [bob, own] = await Promise.all(['bob@', 'stella@'].map(async (q) => only(await find(q)).id));
  const accountOf = async (id = '') => present((await file({ id })).account).accountId;
  const [bobs, owns] = [await accountOf(bob), await accountOf(own)];
  expect((await file({ id: bob ?? '' })).inHand).toBeNull();
  const envelope = { language: 'en', page: '/', form: 'contact-form', website: '' };
  for (const email of ['one@example.ca', 'two@example.ca']) {
    await site.post(enquiryPath('contact'), { ...completeEnquiries.contact, ...envelope, email });
  }
  const entries = await site.rows<{ id: string }>('SELECT id FROM enquiries ORDER BY email');
  for (const [index, { id }] of entries.entries()) {
    const body = { state: index === 0 ? 'working' : 'closed', assignee: bobs, seen: 0 };
    expect((await site.post(`/Website/office/enquiries/${id}/hand`, body, stella.headers)).status).toBe(204);
  }
  const followUp = { day: '2027-01-04', text: 'Ring her.', assignee: bobs };
  const about = `/Website/office/follow-ups/about/client/${only(await find('lea.cote')).id}`;
  expect((await site.post(about, followUp, stella.headers)).status).toBe(204);
  const role = { role: 'client', teaches: '', reason: 'left' };
  expect((await act(bob ?? '', 'role', role)).status).toBe(204);
  expect((await act(bob ?? '', 'close', { reason: 'left' })).status).toBe(204);
  const { inHand } = await file({ id: bob ?? '' });
  expect(inHand).toEqual({ followUps: 1, messages: 1, colleagues: [{ accountId: owns, firstName: 'Stella' }] });
  const refused = await act(bob ?? '', 'hand-over', { assignee: bobs });
  expect([refused.status, await refused.json()]).toMatchObject([400, { fields: { assignee: 'choose' } }]);
  expect((await act(bob ?? '', 'hand-over', { assignee: owns })).status).toBe(204);
  expect((await file({ id: bob ?? '' })).inHand).toBeNull();
  expect((await file({ id: own ?? '' })).inHand).toMatchObject({ followUps: 1, messages: 1, colleagues: [] });
  expect((await act(bob ?? '', 'hand-over', { assignee: owns })).status).toBe(409);
  expect(await site.rows('SELECT assignee_id AS who, revision FROM inbox_cases ORDER BY state')).toEqual([
    { who: bobs, revision: 1 },
    { who: owns, revision: 2 },
  ]);
  expect(await site.rows(`SELECT before, after FROM office_acts WHERE act = 'work_handed_over'`)).toEqual([
    { before: JSON.stringify({ followUps: 1, messages: 1 }), after: JSON.stringify({ assignee: owns }) },
  ]);
});

test('two owners who take each other’s role at once leave one, whichever comes first', async () => {
  const { site, stella, find } = await start('owner');
  const bob = await site.staff('bob@example.ca', 'owner');
  const ids = await Promise.all(['bob@', 'stella@'].map(async (q) => only(await find(q)).id));
  for (const owner of [stella, bob]) await open(site, owner, openOfficeForMoney.path);
  const body = { role: 'client', teaches: '', reason: 'left' };
  const answers = await Promise.all(
    [stella, bob].map((owner, index) => site.post(`${PEOPLE}/${ids[index]}/role`, body, owner.headers)),
  );
  const statuses = answers.map(({ status }) => status);
  expect(statuses).toContain(204);
  expect(statuses.filter((status) => status === 204)).toHaveLength(1);
  expect(await site.rows('SELECT role FROM staff')).toEqual([{ role: 'owner' }]);
  expect(await site.rows(`SELECT act FROM office_acts WHERE act = 'role_given'`)).toHaveLength(1);
});

test('rule 40: a copy has everything, and an erasure leaves what the law keeps and says so', async () => {
  const { site, stella, find, act } = await start('owner');
  await open(site, stella, openOfficeForMoney.path);
  const participant = only(await find('zoe'));
  const copy = await (await act(participant.id, 'copy', { reason: 'asked' })).json();
  expect(JSON.stringify(copy)).toContain('Zoe@Example.ca');
  const erased = await act(participant.id, 'erase', { reason: 'asked' });
  expect(erased.status).toBe(200);
  expect(await find('zoe')).toEqual([]);
  expect(await site.rows(`SELECT id FROM participants WHERE email <> '' OR first_name <> ''`)).toEqual([]);

  const buyer = only(await find('lea.cote'));
  const { left } = await (await act(buyer.id, 'erase', { reason: 'asked' })).json<{ left: { table: string }[] }>();
  expect(left.map(({ table }) => table)).toContain('invoices');
  const acts = await site.rows<{ act: string; after: string }>(
    `SELECT act, after FROM office_acts WHERE act IN ('person_copied', 'person_erased')`,
  );
  expect(acts.map(({ act: name }) => name)).toEqual(['person_copied', 'person_erased', 'person_erased']);
  expect(JSON.stringify(acts)).not.toMatch(/zoe|lea/i);
  expect(present(acts[0]).after).toMatch(/"person":"[0-9a-f]{64}"/);
});

test('the copy of a participant has nothing of the buyer or of who else was booked, and nobody’s opens the booking', async () => {
  const { site, stella, find, act } = await start('owner');
  const reference = await bookClass(site, 'mine', 'max@example.ca', [
    { firstName: 'Ida', lastName: 'Roy', email: 'ida@example.ca' },
    { firstName: 'Tom', lastName: 'Kim', email: 'tom@example.ca' },
  ]);
  await open(site, stella, openOfficeForMoney.path);
  const copyOfWhom = async (q: string) => (await act(only(await find(q)).id, 'copy', { reason: 'asked' })).text();
  const participant = await copyOfWhom('ida@');
  expect(participant).toContain('ida@example.ca');
  for (const others of ['max@example.ca', 'Ada', 'Byron', 'tom@example.ca', 'Kim', reference])
    expect(participant, others).not.toContain(others);
  const buyer = await copyOfWhom('max@');
  expect(buyer).toContain('max@example.ca');
  expect(buyer).not.toContain(reference);
});

test('what a stranger books in somebody’s name changes nothing that the office knows of her', async () => {
  const { site, stella, find, file } = await start();
  await bookUnproved(site, 'mine', 'lea.cote@example.ca', [{}]);
  await bookClass(site, 'mine', 'max@example.ca', [{}]);
  await site.rows(
    `UPDATE bookings SET contact = json_set(contact, '$.phone', '900 555 0666', '$.organisation', 'Others')
     WHERE proved_at IS NULL OR contact_key = 'max@example.ca'`,
  );
  const lea = only(await find('lea.cote'));
  expect(lea).toMatchObject({ organisation: 'Example Institute' });
  expect(await file(lea)).toMatchObject({ phone: '613-555-0199', organisation: 'Example Institute' });
  const ask = async (path: string) => (await site.get(`/Website/office/${path}`, stella.headers)).text();
  expect(await ask(`people/${lea.id}/organisation/training.csv`)).not.toContain('max@');
  expect(await ask('buyers?q=lea.cote')).not.toContain('900 555');
  expect(await site.rows(`SELECT 1 FROM office_acts WHERE act = 'file_opened' AND subject_id = 'buyers'`)).toHaveLength(
    1,
  );
});

test('who is erased is on no invoice that is issued afterwards, and hears of the one that was', async () => {
  const { site, stella, find, act } = await start('owner');
  const [zoe, tom] = [
    { firstName: 'Zoé', lastName: 'Ng-Roy', email: 'zoe@example.ca' },
    { firstName: 'Tom', lastName: 'Kim', email: 'tom@example.ca' },
  ];
  const reference = await bookUnproved(site, 'mine', 'max@example.ca', [zoe, tom]);
  await open(site, stella, openOfficeForMoney.path);
  const { id } = only(await find('zoe'));
  const { left } = await (await act(id, 'erase', { reason: 'asked' })).json<{ left: { table: string }[] }>();
  expect(left.map(({ table }) => table)).toContain('invoices');
  expect(JSON.stringify(await site.rows('SELECT invoice_draft FROM bookings'))).not.toMatch(/Zoé|Ng-Roy/);
  await prove(site, reference);
  const issued = await site.rows<{ names: string }>(
    `SELECT document ->> '$.lines[0].participants' AS names FROM invoices ORDER BY sequence`,
  );
  expect(issued.map(({ names }) => names)).toEqual(['["Zoé Ng-Roy"]', '["Tom Kim"]']);
});

test('a booking of which nobody is known any more is none that could be changed', async () => {
  const { site, stella, find, act } = await start('owner');
  const reference = await bookUnproved(site, 'mine', 'max@example.ca', [{}]);
  const id = await bookingId(site, reference);
  await site.post(`/Website/prove-booking/${await asContact(site, reference)}`, { mine: false });
  await open(site, stella, openOfficeForMoney.path);
  expect((await act(only(await find('max@')).id, 'erase', { reason: 'asked' })).status).toBe(200);
  const changes = await site.get(`/Website/office/bookings/${id}/changes`, stella.headers);
  expect(changes.status).toBe(404);
});

test('who works in the office is not erased by it', async () => {
  const { site, stella, find, act } = await start('owner');
  await open(site, stella, openOfficeForMoney.path);
  const { id } = only(await find('stella@'));
  expect((await act(id, 'erase', { reason: 'asked' })).status).toBe(409);
});

test('rule 40: a copy is made of whoever has much here, and of texts that begin as data do', async () => {
  const { site, stella, find, act } = await start();
  await open(site, stella, openOfficeForMoney.path);
  const odd = '[urgent] {please} call me';
  await site.rows(`UPDATE bookings SET contact = json_set(contact, '$.organisation', ?1), purchase_order = ?1`, odd);
  // More than the database gives in one value.
  const many = 1_500;
  await site.rows(
    `INSERT INTO outbox (id, kind, about, recipient, next_attempt_at, created_at, state, last_error)
     WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ?1)
     SELECT 'm' || n, 'booking_changed', 'b' || n, 'lea.cote@example.ca', 0, 0, 'sent', ?2 FROM numbers`,
    ...[many, 'x'.repeat(2_000)],
  );
  const { id } = only(await find('lea.cote'));
  const answer = await act(id, 'copy', { reason: 'asked' });
  expect(answer.status).toBe(200);
  const { stored } = await answer.json<{ stored: { table: string; rows: Record<string, unknown>[] }[] }>();
  const rowsOf = (name: string) => stored.filter(({ table }) => table === name).flatMap(({ rows }) => rows);
  expect(rowsOf('bookings').map((row) => row.purchase_order)).toContain(odd);
  expect(rowsOf('outbox').length).toBeGreaterThanOrEqual(many);
});

test('somebody new is invited once, found by the office, and told by mail', async () => {
  const { site, stella, find, file, mails } = await start('owner');
  const invite = (email: string) => site.post(PEOPLE, { email, firstName: 'Nadia', language: 'fr' }, stella.headers);
  const answer = await invite('Nadia@Example.ca');
  expect(answer.status).toBe(200);
  const { id } = await answer.json<{ id: string }>();
  expect(await file({ id })).toMatchObject({
    email: 'Nadia@Example.ca',
    account: { role: 'client', hasPassword: false },
  });
  const again = await invite('nadia@example.ca');
  expect([again.status, await again.json()]).toMatchObject([409, { code: 'closed' }]);
  expect(await mails('Nadia@Example.ca')).toHaveLength(1);
  expect(only(await find('nadia'))).toMatchObject({ id, role: 'client' });
  expect((await invite('stella@example.ca')).status).toBe(409);
});

test('an invitation says in its language what comes next, for who works in the office too, and opens the page where that is asked for', async () => {
  const { site, stella, mails } = await start('owner');
  for (const language of ['en', 'fr'] as const) {
    const email = `nadia.${language}@example.ca`;
    expect((await site.post(PEOPLE, { email, firstName: 'Nadia', language }, stella.headers)).status).toBe(200);
    const [mail] = await mails(email);
    const said = present(mail).text;
    expect(said).toContain(`https://gct.example/private/client-update-password#in-${language}\n`);
    expect(said).toContain('https://gct.example/office');
    expect(said).toContain(
      language === 'en' ? 'An owner gives your account its role' : 'vous y ajoutez votre téléphone',
    );
  }
});

test('who runs the office is one list, whoever has booked', async () => {
  const { site, stella } = await start();
  await site.staff('olga@example.ca', 'owner');
  const of = async (q: string) =>
    (
      await (
        await site.get(`${PEOPLE}?${new URLSearchParams({ q, of: 'office' }).toString()}`, stella.headers)
      ).json<FoundPeople>()
    ).people.map(({ email, role }) => [email, role]);
  expect(await of('')).toEqual([
    ['olga@example.ca', 'owner'],
    ['stella@example.ca', 'staff'],
  ]);
  expect(await of('olga@')).toEqual([['olga@example.ca', 'owner']]);
});
