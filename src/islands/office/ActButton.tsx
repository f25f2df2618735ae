import { useState } from 'react';
import type { Failure, Result } from '../../api/result.ts';
import { accountForms } from '../../stores/account-forms.ts';
import { callOffice } from '../../stores/office-gate.ts';
import { WaitingButton } from '../Waits.tsx';
import { privateTexts } from '../private/texts.ts';
import { useOffice } from './context.ts';
import { officeError } from './texts.ts';

interface Props {
  /** Names the act and what it is done to. */
  id: string;
  label: string;
  /** How it looks; among rows, as a link. */
  className?: string;
  /** `key` is the same until the act is done: what is sent twice is done once. */
  send: (key: string) => Promise<Result<unknown, unknown>>;
  onDone: () => void;
  /** What stands there is not true any more, beside why. */
  onRefused?: () => void;
  /** Why it was refused as closed, where the screen knows that better than the code says it. */
  closed?: string;
}

/** An act of the office that asks for nothing. */
export function ActButton({ id, label, className = 'link', send, onDone, onRefused, closed }: Props) {
  const { locale, texts } = useOffice();
  const [failure, setFailure] = useState<Failure<unknown>>();

  async function act() {
    const result = await callOffice(() => accountForms.sendOnce(id, {}, (key) => send(key)));
    setFailure(result.ok ? undefined : result);
    if (result.ok) onDone();
    else if (result.code !== 'network' && result.code !== 'timeout') onRefused?.();
  }
  return (
    <>
      <WaitingButton label={label} waiting={privateTexts[locale].privateArea.loading} act={act} className={className} />
      {failure && (
        <span role="alert" className="text-red-700">
          {' '}
          {texts.act.failed} {(failure.code === 'closed' ? closed : undefined) ?? officeError(locale, failure.code)}
        </span>
      )}
    </>
  );
}
