import { useEffect, useState } from 'react';
import { initialOf } from '../../domain/forms/form.ts';
import { billingFields, buyerFields, contactFields } from '../../domain/booking/checkout-form.ts';
import { CHECKOUT } from '../../domain/storage/checkout-draft.ts';
import { valuesOf } from '../../stores/form-element.ts';
import { siteForms } from '../../stores/kept-forms.ts';

/** Takes over what was typed into the page as it was built; gives the id of the field that has the focus. */
function takeOver(): string | undefined {
  const form = document.querySelector<HTMLFormElement>('.checkout-first form');
  if (!form) return undefined;
  const initial = initialOf({ ...contactFields, ...buyerFields, ...billingFields });
  const typed = Object.entries(valuesOf(form)).filter(([name, value]) => value !== '' && value !== initial[name]);
  if (typed.length > 0) {
    siteForms.writeDraft(CHECKOUT, { ...siteForms.$drafts.get()[CHECKOUT], ...Object.fromEntries(typed) });
  }
  const { activeElement } = document;
  return activeElement && form.contains(activeElement) ? activeElement.id : undefined;
}

/** The built page is taken away by the first rendering; nothing that was begun in it is lost. */
export function useEarlyForm(): void {
  const [focused] = useState(takeOver);
  useEffect(() => {
    if (focused !== undefined) document.getElementById(focused)?.focus();
  }, [focused]);
}
