import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { api } from '../../api/client.ts';
import { knownBuyer } from '../../domain/training/calls.ts';
import { knownValues, type KnownBuyer } from '../../domain/training/known-buyer.ts';
import { $accountId } from '../../stores/account.ts';
import { FILLED_IN } from '../../domain/storage/checkout-draft.ts';
import { controlOf, valuesOf } from '../../stores/form-element.ts';
import { siteForms } from '../../stores/kept-forms.ts';
import type { LiveForm } from '../../stores/live-form.ts';
import { forgetPeople } from '../../stores/log-out.ts';

/** What an account has filled in goes with its access. */
function forgetOthers(account: string | undefined): boolean {
  const { [FILLED_IN]: filled } = siteForms.$drafts.get();
  if (filled === undefined || filled.account === account) return false;
  forgetPeople();
  return true;
}

/** Before the draft is read. */
export const useOwnDraft = () => useState(() => forgetOthers($accountId.get()));

/** Puts into empty fields what is known of who is logged in; what is typed stays. */
function fillIn({ id, typed }: Pick<LiveForm, 'id' | 'typed'>, buyer: KnownBuyer): void {
  const form = document.getElementById(id);
  if (!(form instanceof HTMLFormElement)) return;
  for (const [name, value] of Object.entries(knownValues(buyer))) {
    const control = controlOf(form, name);
    if (value === '' || !control) continue;
    if (control.value !== '' && name !== 'billing.country') continue;
    control.value = value;
    typed(name, valuesOf(form));
  }
}

/** Who is logged in is asked neither for what the last booking said, nor for the people who had its seats; those are returned. */
export function useKnownBuyer({ id, typed }: Pick<LiveForm, 'id' | 'typed'>): KnownBuyer['people'] {
  const account = useStore($accountId);
  const [known, setKnown] = useState<{ account: string; people: KnownBuyer['people'] }>();
  useEffect(() => {
    if (forgetOthers(account)) location.reload();
    if (account === undefined || account === '') return;
    let left = false;
    void api(knownBuyer)().then((result) => {
      // Without an answer, it is typed as by anybody.
      if (left || !result.ok) return;
      const isNew = siteForms.$drafts.get()[FILLED_IN] === undefined;
      siteForms.writeDraft(FILLED_IN, { account });
      if (isNew) fillIn({ id, typed }, result.value);
      setKnown({ account, people: result.value.people });
    });
    return () => {
      left = true;
    };
  }, [account, id, typed]);
  return known !== undefined && known.account === account ? known.people : [];
}
