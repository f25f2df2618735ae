import { useStore } from '@nanostores/react';
import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import type { Fields, Values } from '../../domain/forms/form.ts';
import type { FormTexts, FormWords } from '../../i18n/form-words.ts';
import { enliven } from '../../stores/form-element.ts';
import type { LiveForm } from '../../stores/live-form.ts';
import { FormProvider } from './context.ts';
import { Summary } from './Summary.tsx';

interface Props<Body, Answer, Details> {
  live: LiveForm<Body, Answer, Details>;
  fields: Fields;
  words: FormWords;
  texts: FormTexts;
  /** A form of a line or two leads to the first field that is wrong, and needs no summary. */
  short?: boolean;
  /** In place of `live.submit`. */
  onSubmit?: (typed: Values) => unknown;
  className?: string;
  /** What stands above the summary. */
  before?: ReactNode;
  children: ReactNode;
}

/**
 * A form around `Field`s, drawn as `components/form` draws them. The browser has the values: what is typed early, or
 * filled in by a password manager, is as good as any.
 */
export function Form<Body, Answer, Details>(props: Props<Body, Answer, Details>) {
  const { live, fields, words, texts, short = false, onSubmit, className, before, children } = props;
  const element = useRef<HTMLFormElement>(null);
  const submit = useRef(onSubmit);
  const state = useStore(live.$state);
  const values = useStore(live.$values);
  const { summary } = state;

  useEffect(() => {
    submit.current = onSubmit;
  }, [onSubmit]);
  useLayoutEffect(() => {
    if (!element.current) return;
    return enliven(element.current, live, (typed) => (submit.current ?? live.submit)(typed));
  }, [live]);
  useEffect(() => {
    if (short && summary) element.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [short, summary]);

  return (
    <FormProvider value={{ id: live.id, fields, words, texts, state, values }}>
      <form ref={element} id={live.id} method="post" noValidate className={className}>
        {before}
        {!short && summary && <Summary problems={summary} form={element} />}
        {children}
      </form>
    </FormProvider>
  );
}
