import { useState } from 'react';
import { api } from '../../api/client.ts';
import { addressOf } from '../../domain/api/address.ts';
import { certificatePdf } from '../../domain/certificates/calls.ts';
import { correctCertificate, sendCertificate, withdrawCertificate } from '../../domain/certificates/office-calls.ts';
import { reasonForm } from '../../domain/changes/reason-form.ts';
import { fill } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locales.ts';
import { ActButton } from './ActButton.tsx';
import { ActForm } from './ActForm.tsx';
import { certificatesTexts } from './certificates-texts.ts';
import { Folded } from './Folded.tsx';
import type { FileTools } from './OpenedFile.tsx';
import { reasonWords } from './texts.ts';

interface Props {
  number: string;
  locale: Locale;
  finish: FileTools['finish'];
}

/** A certificate: seen, mailed again, issued anew once the name of its seat was corrected in the booking, or taken back. */
export function CertificateActs({ number, locale, finish }: Props) {
  const { open, acts, send, anew, withdraw } = certificatesTexts[locale];
  const [isSame, setSame] = useState(false);
  const words = reasonWords(locale);
  return (
    <>
      <a className="link" href={addressOf(certificatePdf, { number })}>
        {fill(open, { number })}
      </a>
      <Folded title={acts}>
        <p className="py-1">
          <ActButton
            id={`send ${number}`}
            label={send.submit}
            send={(key) => api(sendCertificate)(number, key)}
            onDone={() => finish(send.done)}
            closed={send.noEmail}
          />
        </p>
        <Folded title={anew.title}>
          <ActForm
            id={`certificate ${number}`}
            form={reasonForm}
            words={words}
            submit={anew.submit}
            send={async (body, key) => {
              const result = await api(correctCertificate)(number, body, key);
              setSame(!result.ok && result.code === 'closed');
              return result;
            }}
            onDone={(answer) => finish(fill(anew.done, answer))}
            explain={isSame ? anew.same : null}
            before={<p className="max-w-text">{anew.intro}</p>}
          />
        </Folded>
        <Folded title={withdraw.title}>
          <ActForm
            id={`withdraw ${number}`}
            form={reasonForm}
            words={words}
            submit={withdraw.submit}
            send={(body, key) => api(withdrawCertificate)(number, body, key)}
            onDone={() => finish(withdraw.done)}
            before={<p className="max-w-text">{withdraw.intro}</p>}
          />
        </Folded>
      </Folded>
    </>
  );
}
