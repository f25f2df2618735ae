import { useState } from 'react';
import { api } from '../../api/client.ts';
import { correctCertificate } from '../../domain/certificates/office-calls.ts';
import { reasonForm } from '../../domain/changes/reason-form.ts';
import { fill } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locales.ts';
import { ActForm } from './ActForm.tsx';
import { Folded } from './Folded.tsx';
import type { FileTools } from './OpenedFile.tsx';
import { peopleTexts } from './people-texts.ts';

interface Props {
  number: string;
  locale: Locale;
  finish: FileTools['finish'];
}

/** Has a certificate be issued anew, once the name of its seat was corrected in the booking. */
export function CertificateActs({ number, locale, finish }: Props) {
  const { anew: t, reason } = peopleTexts[locale];
  const [isSame, setSame] = useState(false);
  return (
    <Folded title={t.title}>
      <ActForm
        id={`certificate ${number}`}
        form={reasonForm}
        words={reason}
        submit={t.submit}
        send={async (body, key) => {
          const result = await api(correctCertificate)(number, body, key);
          setSame(!result.ok && result.code === 'closed');
          return result;
        }}
        onDone={(answer) => finish(fill(t.done, answer))}
        explain={isSame ? t.same : null}
        before={<p className="max-w-text">{t.intro}</p>}
      />
    </Folded>
  );
}
