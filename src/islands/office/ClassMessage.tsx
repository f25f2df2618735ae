import { useState } from 'react';
import { api } from '../../api/client.ts';
import { messageForm } from '../../domain/classes/act-forms.ts';
import { messageClass } from '../../domain/classes/office-calls.ts';
import { classMessage } from '../../i18n/class-message.ts';
import { locales } from '../../i18n/locales.ts';
import { ActForm } from './ActForm.tsx';
import type { ActsProps } from './ClassActs.tsx';
import { classTexts } from './classes-texts.ts';
import { useOffice } from './context.ts';

/** A mail to everybody of a class, as it reads in each language before it is sent. */
export function ClassMessage({ file, onDone }: ActsProps) {
  const { locale } = useOffice();
  const [times, setTimes] = useState(0);
  const [text, setText] = useState('');
  const t = classTexts[locale].acts;
  const start = file.sessions[0]?.start ?? '';
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
          form={messageForm}
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
      {text.trim() !== '' && start && (
        <section className="mt-2">
          <h4 className="font-semibold">{t.preview}</h4>
          {locales.map((language) => {
            const { subject, intro, label } = classMessage(language, file.title[language], start, file.timeZone);
            return (
              <figure key={language} className="office-preview">
                <figcaption>{t.previewOf[language]}</figcaption>
                <div lang={language}>
                  <p className="font-semibold">{subject}</p>
                  <p>{intro}</p>
                  <p>{label}</p>
                  <p className="whitespace-pre-line">{text.trim()}</p>
                </div>
              </figure>
            );
          })}
        </section>
      )}
    </details>
  );
}
