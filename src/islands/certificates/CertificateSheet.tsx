import type { Certificate } from '../../domain/certificates/contract.ts';
import { fill, formatPlainDate, plural } from '../../i18n/format.ts';
import { languageTags, type Locale } from '../../i18n/locales.ts';
import type { Dictionary } from '../../i18n/strings/index.ts';
import { hand, letters } from '../../paper/logo.ts';
import { Sep } from '../Dotted.tsx';

interface Props {
  certificate: Certificate;
  /** In the language of the certificate. */
  texts: Dictionary['certificates']['sheet'];
  /** Where it is verified, as people type it, in either language. */
  addresses: Record<Locale, string>;
}

/** A certificate for the screen and for letter paper, in the language of the class. */
export function CertificateSheet({ certificate, texts: t, addresses }: Props) {
  const { language, firstDay, lastDay, signatory, company } = certificate;
  const day = (date: string) => formatPlainDate(date, language);
  const days = firstDay === lastDay ? day(firstDay) : fill(t.dates, { first: day(firstDay), last: day(lastDay) });

  return (
    <article
      lang={languageTags[language]}
      aria-labelledby="certificate-title"
      className="certificate border mx-auto max-w-[800px] border-blue-700 p-1"
    >
      <div className="border border-blue-200 px-3 py-4 text-center">
        <svg viewBox="0 0 100 36" width="111" height="40" className="logo mx-auto text-blue-700" aria-hidden="true">
          <path d={letters} />
          <path d={hand} className="hand" />
        </svg>
        <p className="mt-1 text-lg font-bold text-blue-700">{company}</p>
        <h2 id="certificate-title" className="mt-3 text-2xl">
          {t.title}
        </h2>
        <p className="mt-3">{t.intro}</p>
        <p className="font-normal mt-1 text-3xl text-blue-900">{certificate.name}</p>
        <p className="mt-2">{t.completed}</p>
        <p className="mt-1 text-lg font-bold text-blue-900">{certificate.text}</p>
        <p className="mt-1">
          {days}, {certificate.city ?? t.online},{' '}
          <span className="nobr">{plural(certificate.hours, language, t.hours)}</span>
        </p>
        <p className="signature mt-4 text-xl text-blue-900" aria-hidden="true">
          {signatory.name}
        </p>
        <p className="border-t mx-auto w-fit border-gray-600 px-3 pt-0.5 text-sm">
          {signatory.name}, {signatory.role}
        </p>
        <p className="mt-3 text-sm text-gray-600">
          {fill(t.issued, { date: day(certificate.issuedOn) })}
          <Sep />
          <span className="nobr">{fill(t.number, { number: certificate.number })}</span>
          <br />
          {fill(t.verify, { address: addresses[language] })}
        </p>
      </div>
    </article>
  );
}
