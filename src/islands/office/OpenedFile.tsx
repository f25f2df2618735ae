import { useEffect, useState, type ReactNode } from 'react';
import type { Result } from '../../api/result.ts';
import { callOffice } from '../../stores/office-gate.ts';
import { privateTexts } from '../private/texts.ts';
import { useAnswer } from '../use-answer.ts';
import { useSlow } from '../use-slow.ts';
import { useOffice } from './context.ts';
import { officeError } from './texts.ts';

export interface FileTools {
  /** Says what was done, and loads the file again. */
  finish: (text: string) => void;
  /** The same where it was done; why not, where it was refused: in general words, if there are no others. */
  tell: (result: Result<unknown>, text: string, why?: string) => void;
  reload: () => void;
}

interface Props<Value> {
  id: string;
  ask: (id: string) => Promise<Result<Value>>;
  /** Where the list is that it is of; a screen of its own has none. */
  back?: { href: string; text: string };
  /** Said where there is no such file. */
  missing: string;
  children: (value: Value, tools: FileTools) => ReactNode;
}

/** What was done stays in sight for so long, wherever in the file that was. Milliseconds. */
const NEW_MS = 10_000;

/** A file of the office: its way back, what happens until it is there, and what was done to it. */
export function OpenedFile<Value>({ id, ask, back, missing, children }: Props<Value>) {
  const { locale } = useOffice();
  const { result, retry } = useAnswer(id, (about) => callOffice(() => ask(about)));
  const [said, setSaid] = useState<{ text: string; isNew: boolean; isProblem?: boolean }>({ text: '', isNew: false });
  const slow = useSlow(result === undefined);
  const own = privateTexts[locale].privateArea;
  useEffect(() => {
    const timer = setTimeout(() => setSaid((now) => ({ ...now, isNew: false })), NEW_MS);
    return () => clearTimeout(timer);
  }, [said.text, said.isNew]);
  const finish = (text: string) => {
    setSaid({ text, isNew: true });
    retry();
  };
  const tell = (told: Result<unknown>, text: string, why?: string) =>
    told.ok ? finish(text) : setSaid({ text: why ?? officeError(locale, told.code), isNew: true, isProblem: true });
  return (
    <>
      {back && (
        <p className="mb-2 print:hidden">
          <a className="link" href={back.href}>
            {back.text}
          </a>
        </p>
      )}
      {result === undefined && <p role="status">{slow ? own.loading : ''}</p>}
      {result && !result.ok && (
        <div role="alert" className="max-w-text">
          <p>{result.code === 'not_found' ? missing : `${own.failed} ${officeError(locale, result.code)}`}</p>
          <button type="button" className="button mt-1" onClick={retry}>
            {own.retry}
          </button>
        </div>
      )}
      <p
        role="status"
        className={
          said.text
            ? `${said.isProblem ? 'form-problems' : 'office-said'} ${said.isNew ? 'sticky top-0 z-10' : ''}`
            : 'sr-only'
        }
      >
        {said.text}
      </p>
      {result?.ok && children(result.value, { finish, tell, reload: retry })}
    </>
  );
}
