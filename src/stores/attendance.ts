import { persistentAtom } from '@nanostores/persistent';
import { atom, computed } from 'nanostores';
import type { Result } from '../api/result.ts';
import type { ErrorCode } from '../domain/api/errors.ts';
import type { MarkAttendance } from '../domain/classes/attendance.ts';
import { $accountId } from './account.ts';
import './storage.ts';

type State = MarkAttendance['marks'][number]['state'];

/**
 * Ticks that no answer has settled yet: by class and start of the session (`id 2027-01-11T14:00:00Z`), by participant. What waits since before they
 * were kept so has the number of the session (`id 1`).
 */
export type WaitingMarks = Readonly<Record<string, Readonly<Record<string, State>>>>;

const states: readonly string[] = ['present', 'partly', 'absent'] satisfies readonly State[];

const entriesOf = (value: unknown) => Object.entries(typeof value === 'object' && value !== null ? value : {});

/** What is stored, as far as it is ticks. */
const marksIn = (value: unknown): WaitingMarks =>
  Object.fromEntries(
    entriesOf(value).flatMap(([about, marks]) => {
      const kept = entriesOf(marks).filter((mark): mark is [string, State] => states.includes(String(mark[1])));
      return kept.length > 0 ? [[about, Object.fromEntries(kept)] as const] : [];
    }),
  );

interface Kept {
  /** The number of the account that ticked. */
  owner: string;
  marks: WaitingMarks;
}

const NONE: Kept = { owner: '', marks: {} };

/** What is stored, as far as it is somebody's ticks. */
export function parseKept(stored: string): Kept {
  let value: unknown;
  try {
    value = JSON.parse(stored);
  } catch {
    value = null;
  }
  const { owner, marks } = Object.fromEntries(entriesOf(value)) as { owner?: unknown; marks?: unknown };
  return typeof owner === 'string' ? { owner, marks: marksIn(marks) } : NONE;
}

/**
 * In local storage under `attendance`, ids and ticks alone, with whose they are: a classroom's connection comes and goes, tabs are closed, and
 * somebody else logs in on the phone.
 */
export const $keptMarks = persistentAtom<Kept>('attendance', NONE, { encode: JSON.stringify, decode: parseKept });

/** Those of who is logged in. */
export const $waitingMarks = computed([$keptMarks, $accountId], ({ owner, marks }, account): WaitingMarks =>
  account && owner === account ? marks : {},
);

const setMarks = (marks: WaitingMarks) => $keptMarks.set({ owner: $accountId.get() ?? '', marks });

/** Whether ticks could not be sent: there is no connection, or no answer. */
export const $marksOffline = atom(false);

// A session that has ended is begun again by whoever ticked; another account has got the phone from somebody else.
$accountId.listen((owner) => {
  if (owner && owner !== $keptMarks.get().owner) $keptMarks.set(NONE);
});

/** Keeps ticks until they are sent. */
export function keepMarks(about: string, marks: Readonly<Record<string, State>>): void {
  const all = $waitingMarks.get();
  setMarks({ ...all, [about]: { ...all[about], ...marks } });
}

/** Those that this page has sent, which a class that was read before lacks. */
export const $sentMarks = atom<WaitingMarks>({});

/** What was sent, or will never be taken, waits no longer, unless it was ticked again since. */
function settle(about: string, sent: Readonly<Record<string, State>>): void {
  const { [about]: waiting = {}, ...others } = $waitingMarks.get();
  const left = Object.fromEntries(Object.entries(waiting).filter(([id, state]) => sent[id] !== state));
  setMarks(Object.keys(left).length > 0 ? { ...others, [about]: left } : others);
}

type Send = (classId: string, body: MarkAttendance, key: string) => Promise<Result<unknown>>;

/** The sessions of a class with ticks that wait. */
export const waitingSessions = (waiting: WaitingMarks, classId: string): MarkAttendance['session'][] =>
  Object.keys(waiting)
    .filter((about) => about.startsWith(`${classId} `))
    .map((about) => about.slice(classId.length + 1))
    .map((session) => (/^\d+$/.test(session) ? Number(session) : session));

/** What was ticked of a session of a class, whichever way it is named. */
export const marksOf = (
  all: WaitingMarks,
  classId: string,
  { start, number }: { start: string; number: number },
): Readonly<Record<string, State>> => ({ ...all[`${classId} ${number}`], ...all[`${classId} ${start}`] });

/** The same may be taken later: nobody answered, or whoever asks has to show first who they are. */
const passing: readonly ErrorCode[] = [
  ...(['network', 'timeout', 'unexpected', 'unavailable', 'database_unavailable', 'too_many_requests'] as const),
  ...(['unauthorized', 'second_factor_required', 'sudo_required'] as const),
];

export const isPassing = (result: Result<unknown>): boolean => !result.ok && passing.includes(result.code);

async function sendSession(classId: string, session: MarkAttendance['session'], send: Send): Promise<Result<unknown>> {
  const about = `${classId} ${session}`;
  const sent = $waitingMarks.get()[about] ?? {};
  const marks = Object.entries(sent).map(([participantId, state]) => ({ participantId, state }));
  const result = await send(classId, { session, marks }, crypto.randomUUID());
  if (!isPassing(result)) settle(about, sent);
  if (result.ok) $sentMarks.set({ ...$sentMarks.get(), [about]: { ...$sentMarks.get()[about], ...sent } });
  return result;
}

/**
 * Sends the ticks of a class that wait, session by session, and says what became of the last one, or of one that was refused; `undefined`
 * where none wait. What is sent twice is kept once, since the last tick counts; what is refused for good, as of a day that fell away, is dropped.
 */
export function sendMarks(classId: string, send: Send): Promise<Result<unknown> | undefined> {
  const next = underWay.then(() => sendWaiting(classId, send));
  underWay = next.catch(() => undefined);
  return next;
}

/** One at a time: of a tick that is corrected meanwhile, the first must not arrive last. */
let underWay: Promise<unknown> = Promise.resolve();

async function sendWaiting(classId: string, send: Send): Promise<Result<unknown> | undefined> {
  let last: Result<unknown> | undefined;
  for (const session of waitingSessions($waitingMarks.get(), classId)) {
    const result = await sendSession(classId, session, send);
    if (!last || last.ok) last = result;
  }
  if (last) $marksOffline.set(isPassing(last));
  return last;
}
