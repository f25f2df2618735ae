import { staff } from '../accounts/access.ts';
import type { Call } from '../api/call.ts';
import { UndoableAct } from '../office/undo.ts';
import { TrainerIsBusy } from './acts.ts';
import { ClassParams } from './office-classes.ts';
import { SetSubstitute } from './substitutes.ts';

/** Somebody else gives a single day of a class, or its trainer again; also of one that has begun. */
export const setSubstitute = {
  method: 'POST',
  path: '/Website/office/classes/{id}/substitute',
  access: staff,
  params: ClassParams,
  body: SetSubstitute,
  answer: UndoableAct,
  refuses: ['office_changed', 'closed'],
  refusal: TrainerIsBusy,
  keyed: true,
  act: 'substitute_set',
} as const satisfies Call;
