import * as v from 'valibot';
import { staff } from '../accounts/access.ts';
import { Empty, Nothing, type Call } from '../api/call.ts';
import { Absence, Absences, AbsencesQuery, AwayAlready, PutAbsence } from './absences.ts';

/** Who is away. */
export const officeAbsences = {
  method: 'GET',
  path: '/Website/office/absences',
  access: staff,
  query: AbsencesQuery,
  answer: Absences,
} as const satisfies Call;

/** Somebody is away; the answer says what they were to give on these days. */
export const putAbsence = {
  method: 'POST',
  path: '/Website/office/absences',
  access: staff,
  body: PutAbsence,
  answer: Absence,
  status: 201,
  refusal: AwayAlready,
  keyed: true,
  act: 'absence_written',
} as const satisfies Call;

/** They are not away after all: the entry stands no more. */
export const takeAbsenceBack = {
  method: 'POST',
  path: '/Website/office/absences/{id}/take-back',
  access: staff,
  params: v.object({ id: v.pipe(v.string(), v.regex(/^[\w-]{1,80}$/)) }),
  body: Empty,
  answer: Nothing,
  status: 204,
  refuses: ['closed'],
  keyed: true,
  act: 'absence_taken_back',
} as const satisfies Call;
