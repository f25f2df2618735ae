import { useState, type SubmitEvent } from 'react';
import { api } from '../../api/client.ts';
import { hosts } from '../../api/hosts.ts';
import { addressOf } from '../../domain/api/address.ts';
import { certificateOf, certificatePdf } from '../../domain/certificates/calls.ts';
import type { Certificate } from '../../domain/certificates/contract.ts';
import { isCertificateNumber, typedNumber } from '../../domain/certificates/number.ts';
import { decoded } from '../../domain/site/decoded.ts';
import { fill, formatPlainDate } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locales.ts';
import { normalizePath } from '../../i18n/paths.ts';
import type { Dictionary } from '../../i18n/strings/index.ts';
import { Loaded, type Reach, type StateTexts } from '../Loaded.tsx';
import { useAnswer } from '../use-answer.ts';
import { CertificateSheet } from './CertificateSheet.tsx';

export interface VerifyProps {
  locale: Locale;
  /** Of this page, below which each certificate has its address. */
  verifyHref: string;
  /** The same in both languages, as people type it. */
  addresses: Record<Locale, string>;
  texts: Dictionary['certificates'];
  /** In the language of a certificate, whichever that is. */
  sheets: Record<Locale, Dictionary['certificates']['sheet']>;
  pdfText: string;
  states: StateTexts;
  reach: Reach;
}

/** The certificate whose number ends the address, or a field for the number. */
export default function Verify(props: VerifyProps) {
  const { locale, verifyHref, texts: t, sheets } = props;
  const number = typedNumber(decoded(normalizePath(location.pathname).slice(verifyHref.length + 1)));
  const { result, retry } = useAnswer<Certificate>(number, () =>
    isCertificateNumber(number) ? api(certificateOf)(number) : Promise.resolve({ ok: false, code: 'not_found' }),
  );
  if (number === '') return <NumberForm {...props} />;
  return (
    <>
      <Loaded result={result} retry={retry} texts={props.states} reach={props.reach}>
        {(certificate) => (
          <>
            <p role="status" className="border-s-4 mb-3 border-green-700 bg-green-50 px-2 py-1.5 print:hidden">
              {fill(t.genuine, {
                company: certificate.company,
                date: formatPlainDate(certificate.issuedOn, locale),
              })}
            </p>
            <CertificateSheet
              certificate={certificate}
              texts={sheets[certificate.language]}
              addresses={props.addresses}
            />
            <div className="mt-3 flex flex-wrap items-center justify-center gap-2 print:hidden">
              <a
                href={hosts.site + addressOf(certificatePdf, { number: certificate.number })}
                className="button button-primary"
              >
                {props.pdfText}
              </a>
              <button type="button" className="button" onClick={() => print()}>
                {t.print}
              </button>
              <a href={verifyHref} className="link">
                {t.another}
              </a>
            </div>
          </>
        )}
      </Loaded>
      {result?.ok === false && result.code === 'not_found' && <NumberForm {...props} typed={number} />}
    </>
  );
}

function NumberForm({ verifyHref, texts: t, typed = '' }: VerifyProps & { typed?: string }) {
  const [wrong, setWrong] = useState(false);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = new FormData(event.currentTarget).get('number');
    const number = typedNumber(typeof given === 'string' ? given : '');
    setWrong(!isCertificateNumber(number));
    if (isCertificateNumber(number)) location.assign(`${verifyHref}/${number}`);
    else document.getElementById('certificate-number')?.focus();
  };
  return (
    <form onSubmit={submit} noValidate className="mt-2 max-w-text">
      <label htmlFor="certificate-number" className="font-semibold block">
        {t.label}
      </label>
      <p id="certificate-hint" className="text-sm text-gray-600">
        {t.hint}
      </p>
      <input
        id="certificate-number"
        name="number"
        defaultValue={typed}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        aria-invalid={wrong}
        aria-describedby={wrong ? 'certificate-hint certificate-wrong' : 'certificate-hint'}
        className="field mt-0.5 max-w-[320px]"
      />
      {wrong && (
        <p id="certificate-wrong" role="alert" className="mt-0.5 text-sm text-red-600">
          {t.invalid}
        </p>
      )}
      <button type="submit" className="button button-primary mt-2 block">
        {t.submit}
      </button>
    </form>
  );
}
