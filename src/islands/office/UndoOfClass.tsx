import { api } from '../../api/client.ts';
import { undoClassAct } from '../../domain/classes/office-calls.ts';
import type { UndoableAct } from '../../domain/office/undo.ts';
import { fill, plural } from '../../i18n/format.ts';
import { callOffice } from '../../stores/office-gate.ts';
import { classTexts } from './classes-texts.ts';
import { useOffice } from './context.ts';
import type { FileTools } from './OpenedFile.tsx';
import { Undo } from './Undo.tsx';

interface Props {
  id: string;
  acts: readonly UndoableAct[];
  names: Readonly<Record<UndoableAct['act'], string>>;
  tell: FileTools['tell'];
}

/** Acts on a class that can still be undone. */
export function UndoOfClass({ id, acts, names, tell }: Props) {
  const { locale } = useOffice();
  const texts = classTexts[locale].acts;
  return (
    <Undo
      {...{ acts, names, texts }}
      undo={(undo, key) => callOffice(() => api(undoClassAct)(id, { undo }, key))}
      onUndone={(result) => {
        const count = result.ok ? undefined : result.details?.credited;
        const why = count === undefined ? undefined : fill(plural(count, locale, texts.undoCredited), { count });
        tell(result.ok ? result : { ok: false, code: result.code }, texts.undone, why);
      }}
    />
  );
}
