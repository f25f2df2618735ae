import { useEffect, useState } from 'react';
import type { KeptForms } from '../../stores/kept-forms.ts';
import { liveForm, type FormSetup, type LiveForm } from '../../stores/live-form.ts';

/** A form that lives as long as its component. `setup` may be another one with each rendering; `id` and `kept` may not. */
export function useForm<Body, Answer, Details>(
  id: string,
  setup: FormSetup<Body, Answer, Details>,
  kept?: KeptForms,
): LiveForm<Body, Answer, Details> {
  const [live] = useState(() => liveForm(id, setup, kept));
  useEffect(() => live.change(setup), [live, setup]);
  return live;
}
