import { useStore } from '@nanostores/react';
import { useState, type SyntheticEvent } from 'react';
import type { Result } from '../../api/result.ts';
import type { ErrorCode } from '../../domain/api/errors.ts';
import { noteError } from '../../stores/last-error.ts';
import { $drafts, formSent, keyOfForm, writeField, type FormDraft, type PrivateForm } from '../../stores/private-drafts.ts';

/** What is wrong, in words, by field, in the order of the fields. */
export type Problems = Record<string, string>;

export interface Form {
  draft: FormDraft;
  write: (field: string, value: string) => void;
  problems: Problems;
  /** A new object whenever the form was sent with problems; it takes the focus. */
  summary: Problems | undefined;
  state: 'open' | 'sending' | 'sent';
  /** Why the last attempt failed, beyond its fields. */
  failed: ErrorCode | undefined;
  submit: (event: SyntheticEvent) => void;
  /** An empty form again. */
  restart: () => void;
}

interface Options<Body> {
  form: PrivateForm;
  check: (draft: FormDraft) => Problems;
  body: (draft: FormDraft) => Body;
  send: (body: Body, key: string) => Promise<Result<unknown>>;
  /** The session has ended, and the draft with it. */
  onLoggedOut: () => void;
}

/** A form whose draft survives a reload, and which is sent once however often it is pressed. */
export function useForm<Body extends object>(options: Options<Body>): Form {
  const draft = useStore($drafts)[options.form] ?? {};
  const [summary, setSummary] = useState<Problems>();
  const [state, setState] = useState<Form['state']>('open');
  const [failed, setFailed] = useState<ErrorCode>();
  // Once the form was sent with problems, each goes as soon as it is mended.
  const problems = summary ? options.check(draft) : {};

  async function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (state === 'sending') return;
    setFailed(undefined);
    const found = options.check(draft);
    if (Object.keys(found).length > 0) return setSummary(found);
    setSummary(undefined);
    setState('sending');
    const body = options.body(draft);
    const result = await options.send(body, keyOfForm(options.form, body));
    if (result.ok) {
      formSent(options.form);
      return setState('sent');
    }
    noteError(result.code);
    setState('open');
    setFailed(result.code);
    if (result.code === 'unauthorized') options.onLoggedOut();
  }

  return {
    draft,
    write: (field, value) => writeField(options.form, field, value),
    problems,
    summary,
    state,
    failed,
    submit: (event) => void submit(event),
    restart() {
      setState('open');
      setSummary(undefined);
      setFailed(undefined);
    },
  };
}

export const fieldId = (field: string) => `field-${field}`;
