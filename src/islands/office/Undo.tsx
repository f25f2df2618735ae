import { useEffect, useState } from 'react';
import type { Result } from '../../api/result.ts';
import type { UndoableAct } from '../../domain/office/undo.ts';
import { fill } from '../../i18n/format.ts';
import { WaitingButton } from '../Waits.tsx';

interface Props<Details> {
  acts: readonly UndoableAct[];
  /** What each act is called, and what the row says. */
  names: Readonly<Record<UndoableAct['act'], string>>;
  texts: { undo: string; undoing: string; undoFor: string };
  undo: (id: string, key: string) => Promise<Result<unknown, Details>>;
  onUndone: (result: Result<unknown, Details>) => void;
}

const secondsLeft = ({ until }: UndoableAct) => Math.ceil((Date.parse(until) - Date.now()) / 1000);

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Acts whose mails have not left: each can be undone until then. */
export function Undo<Details>({ acts, names, texts, undo, onUndone }: Props<Details>) {
  const [shown, setShown] = useState<readonly { act: UndoableAct; seconds: number }[]>([]);
  useEffect(() => {
    const look = () =>
      setShown(acts.map((act) => ({ act, seconds: secondsLeft(act) })).filter(({ seconds }) => seconds > 0));
    look();
    if (acts.length === 0) return;
    const timer = setInterval(look, 1000);
    return () => clearInterval(timer);
  }, [acts]);
  return shown.map(({ act, seconds }) => (
    <div key={act.id} className="office-said flex flex-wrap items-center justify-between gap-2 print:hidden">
      <span>{fill(texts.undoFor, { act: capital(names[act.act]), seconds })}</span>
      <WaitingButton
        label={texts.undo}
        waiting={texts.undoing}
        act={async () => onUndone(await undo(act.id, `undo-${act.id}`))}
        className="button"
      />
    </div>
  ));
}
