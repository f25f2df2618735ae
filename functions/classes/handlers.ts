import type { Context } from 'hono';
import { limits } from '../../src/domain/api/limits.ts';
import * as absenceCalls from '../../src/domain/classes/absence-calls.ts';
import * as days from '../../src/domain/classes/day-calls.ts';
import * as calls from '../../src/domain/classes/office-calls.ts';
import * as rooms from '../../src/domain/classes/room-calls.ts';
import * as substituteCalls from '../../src/domain/classes/substitute-calls.ts';
import * as trainerCalls from '../../src/domain/classes/trainer-calls.ts';
import { noteNeeds } from '../../src/domain/needs/calls.ts';
import * as courseware from '../../src/domain/needs/courseware-calls.ts';
import * as costCalls from '../../src/domain/classes/usual-costs-calls.ts';
import { ok, problem } from '../platform/answers.ts';
import { csvFile } from '../platform/csv-file.ts';
import { answer, type Route } from '../platform/calls/route.ts';
import type { AppEnv, Dependencies } from '../platform/dependencies.ts';
import { refusedByLimits } from '../platform/limits/limited.ts';
import { officeAbsences, putAbsence, takeAbsenceBack } from './absences.ts';
import { markAttendance, sessionOfTicks } from './attendance.ts';
import { restoreClass, restorePrice, undoClassAct } from './back.ts';
import { cancelClass, changeClass, changeDays, guaranteeClass, priceClass } from './change.ts';
import { enterCosts, setCostRate } from './costs.ts';
import { coursewareTable, setPosted, setSent } from './courseware.ts';
import { callsOfDay, officeDay } from './day.ts';
import { movedClasses, tickCall } from './day-acts.ts';
import { dayFile } from './day-table.ts';
import { tickStay } from './decisions.ts';
import { classFile } from './file.ts';
import { leadsWhereTrainersMay, setLink, takeLink } from './links.ts';
import { listClasses } from './list.ts';
import { classesFile } from './list-table.ts';
import { messageClass } from './message.ts';
import { noteOfPerson } from './noted.ts';
import { noteOnClass } from './notes.ts';
import { classRooms, officeRooms } from './rooms.ts';
import { roster } from './roster.ts';
import { setSubstitute } from './substitutes.ts';
import { setUsual, usualCosts } from './usual-costs.ts';
import { noteTrainersPhone } from './trainer-phone.ts';
import { givenClass, givenClasses, isGivenBy, isSessionGivenBy, isTheirsToLink } from './trainers.ts';

const notTheirs = () => problem('validation', 'There is no such file for this class.', { fields: { url: 'link' } });

const elsewhere = () => problem('validation', 'A trainer has no link lead there.', { fields: { url: 'invalid' } });

/** A password alone opens these calls, and everybody in the class is mailed where it meets. */
const refusedMeeting = async (
  needs: Dependencies,
  { kind, classId }: { kind: string; classId: string },
  c: Context<AppEnv>,
) =>
  kind === 'join' ? refusedByLimits(c, needs, [{ rule: limits.linksOfTrainer, who: `class ${classId}` }]) : undefined;

const missing = () => problem('not_found', 'There is no such class.');

const ofOffice = (needs: Dependencies): readonly Route[] => [
  answer(calls.officeClasses, async ({ query }) => ok(await listClasses(needs, query))),
  answer(calls.classesTable, async ({ query, c }) => csvFile(c, 'classes', await classesFile(needs, query))),
  answer(calls.officeClass, async ({ params }) => {
    const file = await classFile(needs, params.id);
    return file ? ok(file) : missing();
  }),
  answer(
    calls.classRoster,
    async ({ params, query, c }) => (await roster(needs, params.id, query.lang, c)) ?? missing(),
  ),
  answer(calls.setClassLink, (asked) => setLink(needs, asked)),
  answer(calls.removeClassLink, (asked) => takeLink(needs, asked)),
  answer(calls.changeClass, (asked) => changeClass(needs, asked)),
  answer(calls.priceClass, (asked) => priceClass(needs, asked)),
  answer(calls.guaranteeClass, (asked) => guaranteeClass(needs, asked)),
  answer(calls.changeDays, (asked) => changeDays(needs, asked)),
  answer(substituteCalls.setSubstitute, (asked) => setSubstitute(needs, asked)),
  answer(calls.cancelClass, (asked) => cancelClass(needs, asked)),
  answer(calls.restoreClass, (asked) => restoreClass(needs, asked)),
  answer(calls.restorePrice, (asked) => restorePrice(needs, asked)),
  answer(calls.enterCosts, (asked) => enterCosts(needs, asked)),
  answer(calls.setCostRate, (asked) => setCostRate(needs, asked)),
  answer(costCalls.usualCosts, async () => ok(await usualCosts(needs))),
  answer(costCalls.setUsualCost, (asked) => setUsual(needs, asked)),
  answer(calls.messageClass, (asked) => messageClass(needs, asked)),
  answer(calls.noteClass, (asked) => noteOnClass(needs, asked)),
  answer(calls.noteTrainersPhone, (asked) => noteTrainersPhone(needs, asked)),
  answer(courseware.postCourseware, (asked) => setPosted(needs, asked)),
  answer(courseware.noteAddress, (asked) => noteOfPerson(needs, asked)),
  answer(courseware.sendCourseware, (asked) => setSent(needs, asked)),
  answer(courseware.coursewareTable, async ({ params, query, c }) => {
    const table = await coursewareTable(needs, params.id, query.lang);
    return table === null ? missing() : csvFile(c, `courseware-${params.id}`, table);
  }),
  answer(noteNeeds, (asked) => noteOfPerson(needs, asked)),
  answer(calls.undoClassAct, (asked) => undoClassAct(needs, asked)),
  answer(calls.markClassAttendance, (asked) => markAttendance(needs, asked)),
];

/** All classes of a day, who was called about them, the rooms of all, and who is away. */
const ofDays = (needs: Dependencies): readonly Route[] => [
  answer(days.officeDay, async ({ params, query }) => ok(await officeDay(needs, params.on, query))),
  answer(days.dayPeople, async ({ params, query, c }) =>
    csvFile(c, `people-${params.on}`, await dayFile(needs, params.on, query)),
  ),
  answer(days.dayCalls, async ({ params }) => ok(await callsOfDay(needs, params.on))),
  answer(days.tickCall, (asked) => tickCall(needs, asked)),
  answer(days.tickStay, (asked) => tickStay(needs, asked)),
  answer(rooms.officeRooms, async ({ query }) => ok(await officeRooms(needs, query))),
  answer(rooms.classRooms, async ({ params }) => {
    const found = await classRooms(needs, params.id);
    return found ? ok(found) : missing();
  }),
  answer(absenceCalls.officeAbsences, async ({ query }) => ok(await officeAbsences(needs, query))),
  answer(absenceCalls.putAbsence, (asked) => putAbsence(needs, asked)),
  answer(absenceCalls.takeAbsenceBack, (asked) => takeAbsenceBack(needs, asked)),
  answer(days.dayMoved, async ({ params, query }) => ok({ classes: await movedClasses(needs, params.on, query) })),
];

interface OfClass {
  params: { id: string };
  session: { accountId: number };
}

const ofTrainers = (needs: Dependencies): readonly Route[] => {
  /** Does it where the class is the trainer's. */
  const own = async <Answered>({ session, params }: OfClass, act: () => Promise<Answered>) =>
    (await isGivenBy(needs, session.accountId, params.id)) ? act() : missing();
  return [
    answer(trainerCalls.trainerClasses, async ({ session, query }) =>
      ok(await givenClasses(needs, session.accountId, query)),
    ),
    answer(trainerCalls.trainerClass, async ({ session, params }) => {
      const file = await givenClass(needs, session.accountId, params.id);
      return file ? ok(file) : missing();
    }),
    answer(trainerCalls.setTrainersLink, (asked) =>
      own(asked, async () => {
        const link = { ...asked.body, classId: asked.params.id };
        if (!(await isTheirsToLink(needs, asked.session.accountId, link))) return notTheirs();
        if (!leadsWhereTrainersMay(needs.siteData, link)) return elsewhere();
        return (await refusedMeeting(needs, link, asked.c)) ?? setLink(needs, asked, { ofTrainer: true });
      }),
    ),
    answer(trainerCalls.removeTrainersLink, (asked) => own(asked, () => takeLink(needs, asked, { ofTrainer: true }))),
    answer(trainerCalls.markTrainersAttendance, async (asked) => {
      const { id } = asked.params;
      const about = { id, start: (await sessionOfTicks(needs.db, id, asked.body.session))?.start };
      return (await isSessionGivenBy(needs, asked.session.accountId, about)) ? markAttendance(needs, asked) : missing();
    }),
  ];
};

export const handlers = (needs: Dependencies): readonly Route[] => [
  ...ofOffice(needs),
  ...ofDays(needs),
  ...ofTrainers(needs),
];
