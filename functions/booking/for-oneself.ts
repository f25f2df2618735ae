import { mailboxKey } from '../../src/domain/fields.ts';
import { ask, from, rowBy, type Question } from '../platform/questions.ts';
import { HAS_ONE_BESIDE, HAS_ONE_THERE, IS_SECOND } from './for-oneself-sql.ts';

const asked = (statement: D1PreparedStatement): Question<boolean> =>
  from(rowBy<{ has: 0 | 1 }>(statement), (row) => row?.has === 1);

/** Whether somebody has bought a seat of a class of a hold for herself; only who is known to be her is told (booking rule 42). */
export const hasOneBeside = (db: D1Database, reference: string, email: string): Question<boolean> =>
  asked(db.prepare(HAS_ONE_BESIDE).bind(reference, mailboxKey(email)));

/** Whether a booking would be the second seat of a class that a person buys for herself: that is business, for whomever it is. */
export const isSecondForOneself = (db: D1Database, bookingId: string): Promise<boolean> =>
  ask(db, asked(db.prepare(IS_SECOND).bind(bookingId)));

/** Whether who has bought for herself by a booking has a seat in this class already. */
export const hasOneThere = (db: D1Database, bookingId: string, classId: string): Promise<boolean> =>
  ask(db, asked(db.prepare(HAS_ONE_THERE).bind(bookingId, classId)));
