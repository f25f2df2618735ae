import * as calls from '../../src/domain/people/calls.ts';
import { ok, problem } from '../platform/answers.ts';
import { csvFile } from '../platform/csv-file.ts';
import { answer, type Route } from '../platform/calls/route.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import * as acts from './acts.ts';
import { organisationCertificates, personCertificates } from './certificates.ts';
import { handWorkOver } from './in-hand.ts';
import { listPeople } from './list.ts';
import { personFile } from './person.ts';
import { organisationTraining, trainingList } from './training-list.ts';

export const handlers = (needs: Dependencies): readonly Route[] => [
  answer(calls.officePeople, async ({ query }) => ok(await listPeople(needs, query))),
  answer(calls.officePerson, async ({ params }) => {
    const file = await personFile(needs, params.id);
    return file ? ok(file) : problem('not_found', 'There is no such person.');
  }),
  answer(calls.personTraining, async ({ params, query, c }) => {
    const text = await trainingList(needs, params.id, query.lang);
    return text === null ? problem('not_found', 'There is no such person.') : csvFile(c, 'training', text);
  }),
  answer(calls.organisationTraining, async ({ params, query, c }) => {
    const { lang, whole } = query;
    const text = await organisationTraining(needs, params.id, { lang, whole: whole === 'yes' });
    return text === null ? problem('not_found', 'There is no such organisation.') : csvFile(c, 'training', text);
  }),
  answer(
    calls.personCertificates,
    async ({ params, c }) =>
      (await personCertificates(needs, params.id, c)) ?? problem('not_found', 'There is no certificate.'),
  ),
  answer(
    calls.organisationCertificates,
    async ({ params, query: { whole }, c }) =>
      (await organisationCertificates(needs, params.id, { whole: whole === 'yes', c })) ??
      problem('not_found', 'There is no certificate.'),
  ),
  answer(calls.invitePerson, (asked) => acts.invitePerson(needs, asked), { delivers: true }),
  answer(calls.inviteNew, (asked) => acts.inviteNew(needs, asked), { delivers: true }),
  answer(calls.endSessions, (asked) => acts.endSessions(needs, asked)),
  answer(calls.closeAccount, (asked) => acts.closeAccount(needs, asked)),
  answer(calls.giveRole, (asked) => acts.giveRole(needs, asked)),
  answer(calls.notePersonsPhone, (asked) => acts.notePersonsPhone(needs, asked)),
  answer(calls.handOver, (asked) => handWorkOver(needs, asked)),
  answer(calls.copyPerson, (asked) => acts.copyPerson(needs, asked)),
  answer(calls.erasePerson, (asked) => acts.erasePerson(needs, asked)),
];
