import type { Certificate } from '../../src/domain/certificates/contract.ts';
import { fill, formatPlainDate, plural } from '../../src/i18n/format.ts';
import { languageTags } from '../../src/i18n/locales.ts';
import { href } from '../../src/i18n/routes.ts';
import { strings } from '../../src/i18n/strings/index.ts';
import { present } from '../../src/domain/present.ts';
import type { CertificatePaper, CertificatesPaper } from '../../src/paper/certificate.ts';

/** A certificate on paper, as it was issued (booking rule 37), with the address at which its number is verified. */
export function certificatePaper(certificate: Certificate, origin: string): CertificatePaper {
  const { language, number, name, text, hours, firstDay, lastDay, city, company, signatory, issuedOn } = certificate;
  const t = strings(language).certificates.sheet;
  const day = (date: string) => formatPlainDate(date, language);
  const days = firstDay === lastDay ? day(firstDay) : fill(t.dates, { first: day(firstDay), last: day(lastDay) });
  const address = origin + href('certificate', language, { id: number });
  return {
    title: t.title,
    author: company,
    subject: `${t.title}, ${text}`,
    keywords: number,
    language: languageTags[language],
    updated: issuedOn,
    ...{ intro: t.intro, name, completed: t.completed, course: text },
    details: [`${days}, ${city ?? t.online}`, plural(hours, language, t.hours)],
    signatory,
    issued: fill(t.issued, { date: day(issuedOn) }),
    number: fill(t.number, { number }),
    verify: { text: t.verify, address: address.replace(/^https?:\/\//, ''), href: address },
  };
}

/** Several on paper, a page each, one at least: dated by the newest of them, so that the same ones are the same file. */
export function certificatesPaper(certificates: readonly Certificate[], origin: string): CertificatesPaper {
  const papers = certificates.map((one) => certificatePaper(one, origin));
  const [first] = papers;
  const { title, author, language } = present(first);
  const updated = present(
    papers
      .map((one) => one.updated)
      .toSorted()
      .at(-1),
  );
  const keywords = certificates.map(({ number }) => number).join(', ');
  return { ...{ title, author, language, updated, keywords }, subject: title, certificates: papers };
}

/** What it is saved as. */
export const certificateFile = ({ language, number }: Certificate): string =>
  `${strings(language).documents.files.certificate}-${number}.pdf`;
