import type { Result } from '../api/result.ts';
import type { ErrorCode } from '../domain/api/errors.ts';
import type { Values } from '../domain/forms/form.ts';
import { accountForms } from './account-forms.ts';
import { callOffice } from './office-gate.ts';

/** What became of one of many acts; `left` where the login, or the page, had ended before it. */
export interface Outcome {
  id: string;
  state: 'waiting' | 'done' | 'failed' | 'left';
  code?: ErrorCode;
}

/** The same act on many things, with what was said for all of them: texts, and values of JSON. */
export interface Sequence<Said extends object> {
  /** What the act is, and on which day or class. */
  act: string;
  said: Said;
  outcomes: readonly Outcome[];
}

const draftOf = (act: string) => `sequence ${act}`;

/** Kept by the tab for the account that began it, as its drafts are, until all of it was tried. */
function keep({ act, said, outcomes }: Sequence<object>): void {
  const values = Object.entries(said).map(([name, value]: [string, unknown]) =>
    typeof value === 'string' ? [`text ${name}`, value] : [`value ${name}`, JSON.stringify(value)],
  );
  const states = outcomes.map(({ id, state }) => [`id ${id}`, state === 'done' ? 'done' : 'left']);
  accountForms.writeDraft(draftOf(act), Object.fromEntries([...values, ...states]) as Values);
}

/** A sequence that was not gone through, since the login had ended: what is done of it, and what is left. */
export function keptSequence<Said extends object>(act: string): Sequence<Said> | null {
  const draft = accountForms.$drafts.get()[draftOf(act)];
  if (!draft) return null;
  const read = Object.entries(draft).map(([name, value]) => {
    const [kind = '', key = ''] = name.split(/ (.*)/s);
    return { kind, key, value };
  });
  const said = read.flatMap(({ kind, key, value }) =>
    kind === 'text' ? [[key, value]] : kind === 'value' ? [[key, JSON.parse(value) as unknown]] : [],
  );
  const outcomes = read.flatMap(({ kind, key, value }): Outcome[] =>
    kind === 'id' ? [{ id: key, state: value === 'done' ? 'done' : 'left' }] : [],
  );
  return { act, said: Object.fromEntries(said) as Said, outcomes };
}

export interface Doing<Said, Body extends object> {
  /** `null` where it is not there any more. */
  bodyOf: (id: string, said: Said) => Body | null;
  send: (id: string, body: Body, key: string) => Promise<Result<unknown, unknown>>;
}

/**
 * Does `ids` one after the other, each under a key of its own: what failed is known by its id, and done again without the rest. Where the
 * login ends, it stops, and what is left is found again by who logs in anew.
 */
export async function runSequence<Said extends object, Body extends object>(
  { act, said, outcomes: before }: Sequence<Said>,
  ids: readonly string[],
  { bodyOf, send }: Doing<Said, Body>,
  show: (outcomes: readonly Outcome[]) => void,
): Promise<void> {
  let outcomes: readonly Outcome[] = [
    ...before.filter(({ id, state }) => state === 'done' && !ids.includes(id)),
    ...ids.map((id): Outcome => ({ id, state: 'waiting' })),
  ];
  const set = (outcome: Outcome) => {
    outcomes = outcomes.map((one) => (one.id === outcome.id ? outcome : one));
  };
  for (const id of ids) {
    show(outcomes);
    keep({ act, said, outcomes });
    const body = bodyOf(id, said);
    const result = body
      ? await callOffice(() => accountForms.sendOnce(`${act} ${id}`, body, (key) => send(id, body, key)))
      : ({ ok: false, code: 'not_found' } as const);
    if (!result.ok && result.code === 'unauthorized') {
      return show(outcomes.map((one) => (one.state === 'waiting' ? { id: one.id, state: 'left' } : one)));
    }
    set(result.ok ? { id, state: 'done' } : { id, state: 'failed', code: result.code });
  }
  show(outcomes);
  accountForms.forgetDraft(draftOf(act));
}
