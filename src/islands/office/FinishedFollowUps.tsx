import { useState } from 'react';
import { api } from '../../api/client.ts';
import { reopenFollowUp } from '../../domain/follow-ups/calls.ts';
import type { FollowUp } from '../../domain/follow-ups/follow-ups.ts';
import { UNDO_SECONDS, type UndoableAct } from '../../domain/office/undo.ts';
import { callOffice } from '../../stores/office-gate.ts';
import { useOffice } from './context.ts';
import { actTexts } from './enquiries-texts.ts';
import { followUpTexts } from './follow-ups-texts.ts';
import type { FileTools } from './OpenedFile.tsx';
import { Undo } from './Undo.tsx';

/** Follow-ups that were just done here: each can be undone for a while. */
export function useFinished({ tell, reload }: Pick<FileTools, 'tell' | 'reload'>) {
  const { locale } = useOffice();
  const [acts, setActs] = useState<readonly UndoableAct[]>([]);
  const t = followUpTexts[locale];
  return {
    onFinished({ id, revision }: FollowUp) {
      const until = new Date(Date.now() + UNDO_SECONDS * 1000).toISOString();
      setActs((before) => [...before, { id: `${id} ${revision}`, act: 'follow_up_done', until }]);
      reload();
    },
    finished: (
      <Undo
        acts={acts}
        names={{ ...actTexts[locale], follow_up_done: t.finished } as Record<UndoableAct['act'], string>}
        texts={t}
        undo={async (act, key) => {
          const [id = ''] = act.split(' ');
          const result = await callOffice(() => api(reopenFollowUp)(id, key.replace(' ', '-')));
          setActs((before) => before.filter((one) => one.id !== act));
          return result;
        }}
        onUndone={(result) => tell(result, t.reopened)}
      />
    ),
  };
}
