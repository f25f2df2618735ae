import { createContext, useContext } from 'react';
import type { Fields, Values } from '../../domain/forms/form.ts';
import type { FormTexts, FormWords } from '../../i18n/form-words.ts';
import type { FormState } from '../../stores/live-form.ts';

export interface FormContext {
  id: string;
  fields: Fields;
  words: FormWords;
  texts: FormTexts;
  state: FormState<unknown, unknown>;
  /** What is typed, as far as it is kept. */
  values: Values;
}

const Context = createContext<FormContext | null>(null);

export const FormProvider = Context.Provider;

export function useFormContext(): FormContext {
  const value = useContext(Context);
  if (!value) throw new Error('A part of a form is used outside of one');
  return value;
}
