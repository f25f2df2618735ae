import { useState } from 'react';
import { api } from '../../api/client.ts';
import { messageForm } from '../../domain/classes/act-forms.ts';
import { messageClass } from '../../domain/classes/office-calls.ts';
import { ActForm } from './ActForm.tsx';
import type { ActsProps } from './acts-props.ts';
import { classTexts } from './classes-texts.ts';
import { useOffice } from './context.ts';
import { MessagePreview } from './MessagePreview.tsx';

/** A mail to everybody of a class, as it reads in each language before it is sent. */
export function ClassMessage({ file, onDone }: ActsProps) {
  const { locale } = useOffice();
  const [times, setTimes] = useState(0);
  const [text, setText] = useState('');
  const t = classTexts[locale].acts;
  return (
    <details key={times} className="print:hidden">
      <summary className="unfolds">{t.message}</summary>
      <div
        onInput={({ target }) => {
          if (target instanceof HTMLTextAreaElement) setText(target.value);
        }}
      >
        <ActForm
          id={`message ${file.id}`}
          form={messageForm(file.trainerEmail !== '')}
          words={{ fields: t.messageFields, ifEmpty: t.messageEmpty }}
          submit={t.send}
          send={(body, key) => api(messageClass)(file.id, body, key)}
          onDone={() => {
            setTimes(times + 1);
            setText('');
            onDone(t.sent);
          }}
          before={<p>{t.messageIntro}</p>}
        />
      </div>
      <MessagePreview of={file} texts={{ en: text, fr: text }} title={t.preview} />
    </details>
  );
}
