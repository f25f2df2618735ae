import { expect, test } from 'vitest';
import { first, only, present } from '../../src/domain/present.ts';
import { REPORT_AWAITED_DAYS, type Certificate } from '../../src/domain/certificates/contract.ts';
import { limits } from '../../src/domain/api/limits.ts';
import type { OfficeClass } from '../../src/domain/classes/office-classes.ts';
import type { FoundPeople, Person } from '../../src/domain/people/people.ts';
import type { Message } from '../platform/mail/message.ts';
import { d1Limiter } from '../platform/limits/limiter.ts';
import { runScheduled } from '../scheduled.ts';
import { pay } from '../testing/changes.ts';
import { startSite, withHst, type TestSite } from '../testing/harness.ts';
import { startOffice } from '../testing/office.ts';
import { papersOf, wordsOf } from '../testing/papers.ts';
import { siteDataOf } from '../testing/site-data.ts';
import { bookClass, guaranteed } from '../testing/training.ts';

/** After the last session of the fixture's class. */
const OVER = '2027-01-13T22:00:00Z';
const DAY = 24 * 60;

const ada = { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.ca' };
const lin = { firstName: 'Lin', lastName: 'Wu', email: 'lin@example.ca' };
const nameless = { firstName: '', lastName: '', email: 'someone@example.ca' };

async function start(paid = true) {
  const site = await startSite(siteDataOf([guaranteed('mine'), guaranteed('other')]));
  const reference = await bookClass(site, 'mine', 'buyer@example.ca', [ada, lin, nameless]);
  if (paid) await pay(site, reference, withHst(3 * 49_500));
  return site;
}

interface Issued {
  number: string;
  name: string;
}

const issued = (site: TestSite) =>
  site.rows<Issued>(`SELECT number, document ->> 'name' AS name FROM certificates ORDER BY name`);

const mailed = (site: TestSite) =>
  site.rows<{ recipient: string }>(`SELECT recipient FROM outbox WHERE kind = 'certificate' ORDER BY recipient`);

const PARTICIPANT = `(SELECT id FROM participants WHERE first_name = 'Lin')`;

async function report(site: TestSite, linWas: string): Promise<void> {
  await site.rows(
    `INSERT INTO accounts (id, email, email_key, first_name, language, created_at) VALUES (1000000001, 't@x.ca', 't@x.ca', 'T', 'en', 1)`,
  );
  await site.rows(
    `INSERT INTO trainer_reports (id, account_id, class_id, key, covered, incidents, follow_up, created_at) VALUES ('r', 1000000001, 'mine', 'k', '', '', '', ?1)`,
    Date.parse(OVER),
  );
  await site.rows(`INSERT INTO attendance VALUES ('r', ${PARTICIPANT}, ?1)`, linWas);
}

test('nobody has a certificate while a class runs, nor before its trainer has reported', async () => {
  const site = await start();
  await runScheduled(site.needs);
  site.at(OVER);
  site.wait(REPORT_AWAITED_DAYS * DAY - 120);
  await runScheduled(site.needs);
  expect(await issued(site)).toEqual([]);
});

test('who was there has one as soon as the trainer has reported, who was absent has none', async () => {
  const site = await start();
  await report(site, 'absent');
  site.at(OVER);
  await runScheduled(site.needs);
  expect((await issued(site)).map(({ name }) => name)).toEqual(['Ada Byron']);
  expect(await mailed(site)).toEqual([{ recipient: 'ada@example.ca' }]);
});

test('the clock looks only among seats without a certificate, as long as there is none', async () => {
  const site = await start();
  const without = async () =>
    (await site.rows<{ name: string }>('SELECT first_name AS name FROM participants WHERE certified = 0')).map(
      ({ name }) => name,
    );
  await report(site, 'absent');
  site.at(OVER);
  await runScheduled(site.needs);
  expect(await without()).toEqual(['Lin', '']);
  await site.rows('DELETE FROM certificates');
  expect(await without()).toEqual(['Ada', 'Lin', '']);
  await runScheduled(site.needs);
  expect(await without()).toEqual(['Lin', '']);
});

test('without a report everybody with a name has one after some days, each once', async () => {
  const site = await start();
  site.at(OVER);
  site.wait(REPORT_AWAITED_DAYS * DAY);
  await runScheduled(site.needs);
  const certificates = await issued(site);
  await runScheduled(site.needs);
  expect(await issued(site)).toEqual(certificates);
  expect(certificates.map(({ name }) => name)).toEqual(['Ada Byron', 'Lin Wu']);
  expect(await mailed(site)).toEqual([{ recipient: 'ada@example.ca' }, { recipient: 'lin@example.ca' }]);
});

test('without a report nobody has one of a booking that is overdue, until it is paid', async () => {
  const site = await start(false);
  site.at(OVER);
  site.wait(REPORT_AWAITED_DAYS * DAY);
  await runScheduled(site.needs);
  expect(await issued(site)).toEqual([]);
  const [booking] = await site.rows<{ reference: string }>('SELECT reference FROM bookings');
  await pay(site, present(booking).reference, withHst(3 * 49_500));
  await runScheduled(site.needs);
  expect((await issued(site)).map(({ name }) => name)).toEqual(['Ada Byron', 'Lin Wu']);
});

test('who was seen has one whether or not it is paid; a booking that nobody proved has none', async () => {
  const site = await start(false);
  await report(site, 'present');
  await site.rows('UPDATE bookings SET proved_at = NULL, proved_by = NULL');
  site.at(OVER);
  await runScheduled(site.needs);
  expect(await issued(site)).toEqual([]);
  await site.rows("UPDATE bookings SET proved_at = 1, proved_by = 'link'");
  await runScheduled(site.needs);
  expect((await issued(site)).map(({ name }) => name)).toEqual(['Ada Byron', 'Lin Wu']);
});

test('a class that was never sure to run, or was cancelled, certifies nobody', async () => {
  const site = await start();
  site.at(OVER);
  site.wait(REPORT_AWAITED_DAYS * DAY);
  for (const state of ['tentative', 'cancelled']) {
    await site.rows(`UPDATE classes SET state = ?1 WHERE id = 'mine'`, state);
    await runScheduled(site.needs);
  }
  expect(await issued(site)).toEqual([]);
});

test('rule 37: a certificate says for ever what it said', async () => {
  const site = await start();
  await report(site, 'present');
  site.at(OVER);
  await runScheduled(site.needs);
  const { number } = first(await issued(site));
  const read = async () => (await site.get(`/Website/certificate/${number}`)).json<Certificate>();
  const before = await read();
  expect(before).toEqual({
    number,
    name: 'Ada Byron',
    text: 'Microsoft Excel, Level 1, 14 hours of instructor-led training',
    language: 'en',
    hours: 14,
    firstDay: '2027-01-12',
    lastDay: '2027-01-13',
    city: null,
    company: 'GCT Training and Consulting Inc.',
    signatory: { name: 'Hélène Castonguay-Roy', role: 'Managing director' },
    issuedOn: '2027-01-13',
  });
  await site.rows(`UPDATE course_entries SET certificate_text = 'Another', title = 'Another'`);
  await site.rows(`UPDATE participants SET first_name = 'Another' WHERE first_name = 'Ada'`);
  expect(await read()).toEqual(before);
  await expect(site.rows(`UPDATE certificates SET number = 'X'`)).rejects.toThrow('never changes');
});

test('the mail links to the page of the certificate, and says by what it is verified', async () => {
  const site = await start();
  await report(site, 'absent');
  site.at(OVER);
  await runScheduled(site.needs);
  const { number } = only(await issued(site));
  const mails = await site.rows<{ message: string }>(
    `SELECT message FROM local_mail WHERE message LIKE '%certificate:%'`,
  );
  const mail = JSON.parse(only(mails).message) as Message;
  expect([mail.to, mail.subject]).toEqual([
    'ada@example.ca',
    'Your certificate: Microsoft Excel, Level 1, 14 hours of instructor-led training',
  ]);
  expect(mail.text).toContain(`https://gct.example/verify/${number}`);
  expect(mail.text).toContain(`by its number, ${number}.`);
  expect(mail.text).not.toContain('the language of the class');
  const { filename, words } = only(papersOf(mail));
  expect(filename).toBe(`certificate-${number}.pdf`);
  expect(words).toBe(await wordsOf(await site.get(`/Website/certificate/${number}/certificate.pdf`)));
});

test('whoever reads us in another language than the class was given in is told which one the certificate is in', async () => {
  const site = await start();
  await site.rows(`UPDATE bookings SET language = 'fr'`);
  await report(site, 'absent');
  site.at(OVER);
  await runScheduled(site.needs);
  const [mail] = await site.rows<{ text: string }>(
    `SELECT message ->> '$.text' AS text FROM local_mail WHERE message LIKE '%attestation%'`,
  );
  expect(present(mail).text).toContain('Elle est en anglais, la langue de la session.');
});

test('rule 43: the mail of a certificate greets nobody by what is no name', async () => {
  const site = await start();
  await site.rows(`UPDATE participants SET first_name = 'Cheap pills at evil.com' WHERE first_name = 'Ada'`);
  await report(site, 'absent');
  site.at(OVER);
  await runScheduled(site.needs);
  const [mail] = await site.rows<{ text: string }>(
    `SELECT message ->> '$.text' AS text FROM local_mail WHERE message LIKE '%certificate:%'`,
  );
  expect(present(mail).text).toContain('Hello,');
  expect(present(mail).text).not.toContain('evil');
});

test('rule 37: a certificate is printed as it was issued, with days, hours, signature and the address that verifies it', async () => {
  const site = await start();
  await report(site, 'absent');
  site.at(OVER);
  await runScheduled(site.needs);
  const { number } = only(await issued(site));
  await site.rows(`UPDATE course_entries SET certificate_text = 'Another'`);
  const answer = await site.get(`/Website/certificate/${number}/certificate.pdf`);
  expect(answer.headers.get('content-type')).toBe('application/pdf');
  const words = await wordsOf(answer);
  for (const one of [
    'Certificate of completion',
    'Ada Byron',
    'Microsoft Excel, Level 1, 14 hours of instructor-led training',
    'January 12, 2027 to January 13, 2027, live online',
    '14 hours',
    'Hélène Castonguay-Roy',
    'Issued on January 13, 2027',
    `Certificate ${number}`,
    `https://gct.example/verify/${number}`,
  ]) {
    expect(words).toContain(one);
  }
  expect((await site.get('/Website/certificate/2345-6789-BCDF-GHJK/certificate.pdf')).status).toBe(404);
});

test.each(['2345-6789-BCDF-GHJK', '2345-6789', 'x', '%00'])('%s is no certificate', async (number) => {
  const site = await start();
  const answer = await site.get(`/Website/certificate/${number}`);
  expect([answer.status, (await answer.json<{ code: string }>()).code]).toEqual([404, 'not_found']);
});

test('numbers cannot be tried without end', async () => {
  const site = await startSite(siteDataOf([guaranteed('mine')]));
  site.needs.limiter = d1Limiter(site.needs);
  const statuses = [];
  for (let round = 0; round <= limits.verify.most; round += 1) {
    statuses.push((await site.get('/Website/certificate/2345-6789-BCDF-GHJK')).status);
  }
  expect([statuses.filter((status) => status === 404).length, statuses.at(-1)]).toEqual([limits.verify.most, 429]);
});

test('a certificate is issued anew in the name that its seat has by now, and the old number certifies nothing', async () => {
  const site = await startOffice({}, siteDataOf([guaranteed('mine')]));
  await pay(site, await bookClass(site, 'mine', 'buyer@example.ca', [ada, lin]), withHst(2 * 49_500));
  site.at(OVER);
  site.wait(REPORT_AWAITED_DAYS * DAY);
  await runScheduled(site.needs);
  // A class that has been over for long: the new one is mailed all the same.
  site.wait(60 * DAY);
  const { headers } = await site.staff('stella@example.ca');
  const { number } = present((await issued(site))[0]);
  const correct = (key: string) =>
    site.post(
      `/Website/office/certificates/${number}/correct`,
      { reason: 'misspelled' },
      { ...headers, 'idempotency-key': key },
    );
  const same = await correct('the-first-key');
  expect([same.status, await same.json()]).toMatchObject([409, { code: 'closed' }]);
  await site.rows(`UPDATE participants SET last_name = 'Lovelace' WHERE first_name = 'Ada'`);
  const answers = await Promise.all([correct('a-second-key'), correct('a-second-key'), correct('another-key')]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 404]);
  expect((await issued(site)).map(({ name }) => name)).toEqual(['Ada Lovelace', 'Lin Wu']);
  const anew = present((await issued(site))[0]).number;
  expect((await site.get(`/Website/certificate/${number}`)).status).toBe(404);
  const after = await (await site.get(`/Website/certificate/${anew}`)).json<Certificate>();
  expect(after).toMatchObject({ name: 'Ada Lovelace', firstDay: '2027-01-12', lastDay: '2027-01-13' });
  expect(await site.rows('SELECT recipient FROM outbox WHERE about = ?1', anew)).toEqual([{ recipient: ada.email }]);
  const acts = await site.rows<{ before: string; after: string }>(
    `SELECT before, after FROM office_acts WHERE act = 'certificate_corrected'`,
  );
  expect(acts).toEqual([{ before: JSON.stringify({ code: number }), after: JSON.stringify({ code: anew }) }]);
  // The clock issues none besides.
  await runScheduled(site.needs);
  expect(await issued(site)).toHaveLength(2);
});

const ticked = (site: TestSite, ...states: string[]) =>
  Promise.all(
    states.map((state, at) =>
      site.rows(
        `INSERT INTO session_attendance VALUES (${PARTICIPANT}, ?1, ?2, 1, ?3)`,
        at + 1,
        state,
        Date.parse(OVER),
      ),
    ),
  );

test('without a report who was ticked as absent in each session has none, nor once the ticks are gone', async () => {
  const site = await start();
  await ticked(site, 'absent', 'absent');
  site.at(OVER);
  site.wait(REPORT_AWAITED_DAYS * DAY);
  await runScheduled(site.needs);
  expect((await issued(site)).map(({ name }) => name)).toEqual(['Ada Byron']);
  site.at('2029-01-20T07:30:00Z');
  await runScheduled(site.needs);
  await runScheduled(site.needs);
  expect(await site.rows('SELECT state FROM session_attendance')).toEqual([]);
  expect((await issued(site)).map(({ name }) => name)).toEqual(['Ada Byron']);
});

test('who was ticked in a part of the sessions has one, and who the trainer reports as seen, whatever was ticked', async () => {
  const site = await start();
  await ticked(site, 'absent');
  site.at(OVER);
  site.wait(REPORT_AWAITED_DAYS * DAY);
  await runScheduled(site.needs);
  expect((await issued(site)).map(({ name }) => name)).toEqual(['Ada Byron', 'Lin Wu']);
  const other = await start();
  await ticked(other, 'absent', 'absent');
  await report(other, 'present');
  other.at(OVER);
  await runScheduled(other.needs);
  expect((await issued(other)).map(({ name }) => name)).toEqual(['Ada Byron', 'Lin Wu']);
});

/** A class that was held, with everybody's certificate, and what the office does with them. */
async function certified() {
  const site = await startOffice({}, siteDataOf([guaranteed('mine')]));
  await pay(site, await bookClass(site, 'mine', 'buyer@example.ca', [ada, lin]), withHst(2 * 49_500));
  site.at(OVER);
  site.wait(REPORT_AWAITED_DAYS * DAY);
  await runScheduled(site.needs);
  const { headers } = await site.staff('stella@example.ca');
  const act = (path: string, body: object, key: string) =>
    site.post(`/Website/office/${path}`, body, { ...headers, 'idempotency-key': key });
  return { site, act };
}

test('the office takes back what somebody got who was not there, and the clock issues none again', async () => {
  const { site, act } = await certified();
  const { number } = present((await issued(site))[0]);
  const taken = await act(`certificates/${number}/withdraw`, { reason: 'was ill' }, 'the-first-key');
  expect(taken.status).toBe(204);
  expect((await act(`certificates/${number}/withdraw`, { reason: 'was ill' }, 'a-second-key')).status).toBe(404);
  expect((await site.get(`/Website/certificate/${number}`)).status).toBe(404);
  await runScheduled(site.needs);
  expect((await issued(site)).map(({ name }) => name)).toEqual(['Lin Wu']);
  expect(await site.rows(`SELECT reason, after FROM office_acts WHERE act = 'certificate_withdrawn'`)).toEqual([
    { reason: 'was ill', after: JSON.stringify({ code: number }) },
  ]);
});

test('a certificate that is withdrawn and corrected at once is one or the other', async () => {
  const { site, act } = await certified();
  await site.rows(`UPDATE participants SET last_name = last_name || '-Smith'`);
  for (const [index, { number }] of (await issued(site)).entries()) {
    const withdraw = () => act(`certificates/${number}/withdraw`, { reason: 'was ill' }, `withdrawn-${index}`);
    const correct = () => act(`certificates/${number}/correct`, { reason: 'misspelled' }, `corrected-${index}`);
    const answers = await Promise.all(index === 0 ? [withdraw(), correct()] : [correct(), withdraw()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([index === 0 ? 204 : 200, 404]);
  }
  expect((await issued(site)).map(({ name }) => name)).toEqual(['Lin Wu-Smith']);
  expect(await site.rows('SELECT first_name FROM participants WHERE absent = 1')).toEqual([{ first_name: 'Ada' }]);
});

test('the office issues one to who was there after all, once, and mails it', async () => {
  const { site, act } = await certified();
  const { number } = present((await issued(site))[0]);
  const [seat] = await site.rows<{ id: string }>(`SELECT id FROM participants WHERE first_name = 'Ada'`);
  const give = (key: string) =>
    act('classes/mine/certificates', { participant: present(seat).id, reason: 'came late' }, key);
  expect((await give('too-early-a-key')).status).toBe(409);
  await act(`certificates/${number}/withdraw`, { reason: 'by mistake' }, 'the-first-key');
  const answers = await Promise.all([give('a-second-key'), give('a-second-key')]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect((await give('a-third-key-now')).status).toBe(409);
  expect((await issued(site)).map(({ name }) => name).sort()).toEqual(['Ada Byron', 'Lin Wu']);
  const { number: anew } = await present(answers[0]).json<{ number: string }>();
  expect(await site.rows('SELECT recipient FROM outbox WHERE about = ?1', anew)).toEqual([{ recipient: ada.email }]);
});

test('nobody is issued one of a class that is not over', async () => {
  const { site, act } = await certified();
  await site.rows('DELETE FROM certificates');
  site.at('2027-01-12T22:00:00Z');
  const [seat] = await site.rows<{ id: string }>(`SELECT id FROM participants WHERE first_name = 'Ada'`);
  const answer = await act(
    'classes/mine/certificates',
    { participant: present(seat).id, reason: 'asked' },
    'a-key-of-this',
  );
  expect(answer.status).toBe(409);
});

test('a certificate is mailed again to the address that its seat has by now', async () => {
  const { site, act } = await certified();
  const { number } = present((await issued(site))[0]);
  await site.rows(
    `UPDATE participants SET email = 'new@example.ca', email_key = 'new@example.ca' WHERE first_name = 'Ada'`,
  );
  for (const key of ['the-first-key', 'a-second-key']) {
    expect((await act(`certificates/${number}/send`, {}, key)).status).toBe(204);
  }
  expect(await site.rows('SELECT recipient FROM outbox WHERE about = ?1 ORDER BY version', number)).toEqual(
    [ada.email, 'new@example.ca', 'new@example.ca'].map((recipient) => ({ recipient })),
  );
});

test('the class says who has which certificate, and what the trainer reports of them', async () => {
  const { site } = await certified();
  await report(site, 'absent');
  const { headers } = await site.staff('olga@example.ca');
  const { people } = await (await site.get('/Website/office/classes/mine', headers)).json<OfficeClass>();
  const [one, other] = await issued(site);
  expect(people.map(({ name, certificate, reported }) => [name, certificate, reported])).toEqual([
    ['Ada Byron', one?.number, null],
    ['Lin Wu', other?.number, 'absent'],
  ]);
});

test('all certificates of whom a client booked for are one file, a page each', async () => {
  const { site } = await certified();
  const { headers } = await site.staff('olga@example.ca');
  const { people } = await (await site.get('/Website/office/people?q=buyer@example.ca', headers)).json<FoundPeople>();
  const { id } = only(people);
  const file = await (await site.get(`/Website/office/people/${id}`, headers)).json<Person>();
  expect([file.training, file.certificates]).toEqual([[], 2]);
  for (const path of ['certificates.pdf', 'organisation/certificates.pdf']) {
    const answer = await site.get(`/Website/office/people/${id}/${path}`, headers);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    const words = await wordsOf(answer);
    for (const { name, number } of await issued(site)) expect(words).toMatch(new RegExp(`${name}.*${number}`, 's'));
  }
  await site.rows('DELETE FROM certificates');
  expect((await site.get(`/Website/office/people/${id}/certificates.pdf`, headers)).status).toBe(404);
});
