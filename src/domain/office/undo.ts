import * as v from 'valibot';
import { acts } from './acts.ts';

/** How long an act waits for its mails to leave. Seconds. */
export const UNDO_SECONDS = 60;

/** An act that can still be undone. */
export const UndoableAct = v.object({
  id: v.string(),
  act: v.picklist(acts),
  /** ISO 8601, UTC: from then on it stands. */
  until: v.string(),
});
export type UndoableAct = v.InferOutput<typeof UndoableAct>;

/** Which act is undone. */
export const UndoAct = v.object({ undo: v.pipe(v.string(), v.maxLength(64, 'invalid')) });
export type UndoAct = v.InferOutput<typeof UndoAct>;

/** Why a day of a class is not put back: to so many bookings it was credited since it fell away. */
export const DayCredited = v.object({ credited: v.number() });
