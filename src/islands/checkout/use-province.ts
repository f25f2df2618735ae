import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { inCanada } from '../../domain/booking/checkout-form.ts';
import { provinceOf } from '../../domain/booking/postal-code.ts';
import { controlOf, valuesOf } from '../../stores/form-element.ts';
import type { LiveForm } from '../../stores/live-form.ts';

const PROVINCE = 'billing.province';

/** A postal code says its province, so that nobody is asked for it who has not chosen one. */
export function useProvince({ id, $values, typed: tell }: Pick<LiveForm, 'id' | '$values' | 'typed'>): void {
  const typed = useStore($values);
  const province = inCanada(typed) ? provinceOf((typed['billing.postalCode'] ?? '').trim()) : undefined;
  const isChosen = (typed[PROVINCE] ?? '') !== '';
  useEffect(() => {
    const form = document.getElementById(id);
    if (isChosen || province === undefined || !(form instanceof HTMLFormElement)) return;
    const control = controlOf(form, PROVINCE);
    if (control?.value !== '') return;
    control.value = province;
    tell(PROVINCE, valuesOf(form));
  }, [id, tell, isChosen, province]);
}
