import { atom, computed, type ReadableAtom, type WritableAtom } from 'nanostores';
import type { Failure, Result } from '../api/result.ts';
import { check, initialOf, inOrder, type Fields, type Form, type Problems, type Values } from '../domain/forms/form.ts';
import type { KeptForms } from './kept-forms.ts';
import { forgetError } from './last-error.ts';

export interface FormState<Answer, Details> {
  step: 'open' | 'sending' | 'sent';
  /** What is marked: why, by field. */
  problems: Problems;
  /** What stood in the way at the last attempt, if anything did. A new object each time; it takes the focus. */
  summary?: Problems | undefined;
  /** Why the last attempt failed. */
  failure?: Failure<Details> | undefined;
  /** What the last attempt was answered. */
  answer?: Answer | undefined;
}

/** Sends what was checked; `undefined` where it could not even be tried. */
type Send<Body, Answer, Details> = (body: Body, typed: Values) => Promise<Result<Answer, Details> | undefined>;

/** What a form asks and where it goes. It may change while people fill it in: the class of a report, the seats of a cart. */
export interface FormSetup<Body, Answer, Details> {
  form: Form<Body>;
  send: Send<Body, Answer, Details>;
}

export interface LiveForm<Body = unknown, Answer = unknown, Details = never> {
  id: string;
  $state: ReadableAtom<FormState<Answer, Details>>;
  /** What is typed, as far as it is kept. */
  $values: ReadableAtom<Values>;
  setup: () => FormSetup<Body, Answer, Details>;
  change: (setup: FormSetup<Body, Answer, Details>) => void;
  /** Something was typed into a field: it is kept, and marks go whose fields are mended. */
  typed: (name: string, values: Values) => void;
  /** A field was left: whether it is wrong now. */
  left: (name: string, values: Values) => void;
  /** Checks and sends, unless that is under way. Gives the answer where there is one. */
  submit: (values: Values, send?: Send<Body, Answer, Details>) => Promise<Answer | undefined>;
  /** The last failure speaks of what is not on the page any more. */
  dismissFailure: () => void;
  /** An empty form again. */
  restart: () => void;
}

/** The day on this machine's wall. The server's decides when a form is sent. */
function today(): string {
  const now = new Date();
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
}

function problemsIn<Body>(form: Form<Body>, values: Values): Problems {
  const checked = check(form, values, { today: today() });
  return 'problems' in checked ? checked.problems : {};
}

/** What is typed, and how it is kept over a reload: all but the fields that say otherwise. */
function typedValues(id: string, fields: () => Fields, kept: KeptForms | undefined) {
  const draftOf = (drafts: Readonly<Record<string, Values>> = {}) => ({ ...initialOf(fields()), ...drafts[id] });
  return {
    $values: kept ? computed(kept.$drafts, draftOf) : atom<Values>(draftOf()),
    keep(values: Values): void {
      const declared = fields();
      const typed = Object.entries(values).filter(([name]) => declared[name] && declared[name].kept !== false);
      kept?.writeDraft(id, { ...kept.$drafts.get()[id], ...Object.fromEntries(typed) });
    },
  };
}

/** Which fields are marked while people type and go from one to the next. */
function marks<Body, Answer, Details>(
  $state: WritableAtom<FormState<Answer, Details>>,
  setup: () => FormSetup<Body, Answer, Details>,
) {
  /** What the server has refused, and a check in the page cannot know. */
  let refused: Problems = {};
  return {
    refuse: (problems: Problems) => void (refused = problems),
    typed(name: string, values: Values): void {
      const { [name]: _mended, ...others } = refused;
      refused = others;
      const { problems } = $state.get();
      if (Object.keys(problems).length === 0) return;
      const found = problemsIn(setup().form, values);
      const still = Object.entries(problems).filter(([field]) => found[field] ?? refused[field]);
      if (still.length < Object.keys(problems).length) {
        $state.set({ ...$state.get(), problems: Object.fromEntries(still) });
      }
    },
    left(name: string, values: Values): void {
      const { problems, ...state } = $state.get();
      const { [name]: before, ...others } = problems;
      const reason = problemsIn(setup().form, values)[name] ?? refused[name];
      // An empty field that was only passed through is not yet an error.
      if (before === reason || (!before && (reason === 'required' || reason === 'choose'))) return;
      $state.set({ ...state, problems: reason ? { ...others, [name]: reason } : others });
    },
  };
}

/**
 * A form that people fill in, whoever draws it: checked in the page, kept over a reload (`kept`), and sent once however
 * often it is pressed. Values come from the page, which has them first.
 */
export function liveForm<Body, Answer, Details>(
  id: string,
  first: FormSetup<Body, Answer, Details>,
  kept?: KeptForms,
): LiveForm<Body, Answer, Details> {
  const $state = atom<FormState<Answer, Details>>({ step: 'open', problems: {} });
  let setup = first;
  const { $values, keep } = typedValues(id, () => setup.form.fields, kept);
  const { refuse, typed, left } = marks($state, () => setup);

  async function submit(values: Values, send = setup.send): Promise<Answer | undefined> {
    if ($state.get().step === 'sending') return undefined;
    const checked = check(setup.form, values, { today: today() });
    refuse({});
    if ('problems' in checked) {
      $state.set({ step: 'open', problems: checked.problems, summary: checked.problems });
      return undefined;
    }
    forgetError();
    $state.set({ step: 'sending', problems: {} });
    const result = await send(checked.body, values);
    if (!result) {
      $state.set({ step: 'open', problems: {} });
      return undefined;
    }
    if (result.ok) {
      kept?.forgetDraft(id);
      $state.set({ step: 'sent', problems: {}, answer: result.value });
      return result.value;
    }
    const problems = inOrder(setup.form.fields, result.fields ?? {});
    refuse(problems);
    const summary = Object.keys(problems).length > 0 ? problems : undefined;
    $state.set({ step: 'open', problems, summary, failure: result });
    return undefined;
  }

  return {
    id,
    $state,
    $values,
    setup: () => setup,
    change: (next) => void (setup = next),
    typed(name, values) {
      keep(values);
      typed(name, values);
    },
    left,
    submit,
    dismissFailure() {
      const { failure, ...state } = $state.get();
      if (failure) $state.set(state);
    },
    restart: () => $state.set({ step: 'open', problems: {} }),
  };
}
