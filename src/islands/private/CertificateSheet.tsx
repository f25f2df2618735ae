import { useEffect, useRef } from 'react';
import type { DatedClass } from '../../domain/catalogue/classes.ts';
import type { Certificate } from '../../domain/training/contract.ts';
import { fill, formatDate } from '../../i18n/format.ts';
import { languageTags, type Locale } from '../../i18n/locales.ts';
import { privateTexts } from './texts.ts';

interface Props {
  event: DatedClass;
  certificate: Certificate;
  locale: Locale;
  company: string;
  trainingHref: string;
}

/** A certificate for the screen and for letter paper, in the language of the class. */
export function CertificateSheet({ event, certificate, locale, company, trainingHref }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { name, text } = certificate;
  const t = privateTexts[event.language].training;
  const own = privateTexts[locale].training.certificateSheet;
  const day = (instant: string) => formatDate(instant, event.language, event.timeZone);
  const days = event.sessions.flatMap(({ start, end }) => [day(start), day(end)]);
  const [first = '', last = first] = [days.at(0), days.at(-1)];
  const place = event.place?.city[event.language] ?? t.online;

  return (
    <>
      <article
        lang={languageTags[event.language]}
        aria-labelledby="certificate-title"
        className="certificate border mx-auto max-w-[800px] border-blue-700 p-4 text-center"
      >
        <p className="text-lg font-bold text-blue-700">{company}</p>
        <h2 ref={heading} id="certificate-title" tabIndex={-1} className="outline-none mt-3 text-2xl">
          {t.certificateSheet.title}
        </h2>
        <p className="mt-3">{t.certificateSheet.intro}</p>
        <p className="mt-1 text-xl font-bold">{name}</p>
        <p className="mt-2">{t.certificateSheet.completed}</p>
        <p className="mt-1 text-lg font-bold text-blue-900">{text}</p>
        <p className="mt-2">{first === last ? first : fill(t.certificateSheet.dates, { first, last })}</p>
        <p className="mt-4 text-sm text-gray-600">{fill(t.certificateSheet.issued, { name: company, place })}</p>
      </article>
      <div className="mt-3 flex flex-wrap items-center justify-center gap-2 print:hidden">
        <button type="button" className="button button-primary" onClick={() => print()}>
          {own.print}
        </button>
        <a href={trainingHref} className="link">
          {own.back}
        </a>
      </div>
    </>
  );
}
