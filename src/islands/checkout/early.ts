import { useLayoutEffect, useState } from 'react';
import { initialOf, type Values } from '../../domain/forms/form.ts';
import { billingFields, buyerFields, contactFields } from '../../domain/booking/checkout-form.ts';
import { CHECKOUT } from '../../domain/storage/checkout-draft.ts';
import { controlOf, valuesOf } from '../../stores/form-element.ts';
import { siteForms } from '../../stores/kept-forms.ts';

/** The form of the page as it was built, which keeps what is typed into it when it has left the page. */
interface Early {
  form: HTMLFormElement;
  /** What was in it when it was taken over. */
  values: Values;
  /** The field that has the focus, or had it last. */
  focused: string | undefined;
}

/** Takes over what was typed into the page as it was built. */
function takeOver(): Early | undefined {
  const form = document.querySelector<HTMLFormElement>('.checkout-first form');
  if (!form) return undefined;
  const values = valuesOf(form);
  const initial = initialOf({ ...contactFields, ...buyerFields, ...billingFields });
  const typed = Object.entries(values).filter(([name, value]) => value !== '' && value !== initial[name]);
  if (typed.length > 0) {
    siteForms.writeDraft(CHECKOUT, { ...siteForms.$drafts.get()[CHECKOUT], ...Object.fromEntries(typed) });
  }
  const { activeElement } = document;
  const early: Early = { form, values, focused: undefined };
  if (activeElement && form.contains(activeElement)) early.focused = activeElement.id;
  form.addEventListener('focusin', ({ target }) => {
    early.focused = (target as Element).id;
  });
  return early;
}

/** The same for what was typed while the first rendering was on its way, which may take a while. */
function takeLate({ form: early, values }: Early): void {
  const form = document.getElementById(CHECKOUT);
  if (!(form instanceof HTMLFormElement)) return;
  for (const [name, value] of Object.entries(valuesOf(early))) {
    const control = controlOf(form, name);
    if (value === values[name] || !control) continue;
    if (control instanceof HTMLInputElement && control.type === 'radio') {
      form.querySelector<HTMLInputElement>(`[name="${name}"][value="${value}"]`)?.click();
    } else {
      control.value = value;
      control.dispatchEvent(new Event('input', { bubbles: true }));
    }
  }
}

/** The built page is taken away by the first rendering; nothing that was begun in it is lost. */
export function useEarlyForm(): void {
  const [early] = useState(takeOver);
  // Before a key can be pressed again: between the two forms nothing has the focus.
  useLayoutEffect(() => {
    if (!early) return;
    takeLate(early);
    if (early.focused !== undefined) document.getElementById(early.focused)?.focus();
  }, [early]);
}
