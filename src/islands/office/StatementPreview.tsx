import type { StatementLetter, StatementPreview as Preview } from '../../domain/statements/contract.ts';
import { fill } from '../../i18n/format.ts';
import { languageTags } from '../../i18n/locales.ts';
import { useOffice } from './context.ts';
import { statementTexts } from './statement-texts.ts';

interface Props extends Pick<Preview, 'email' | 'language'> {
  letter: StatementLetter;
  /** What the office adds. */
  note: string;
}

/** The mail as its reader gets it; its links lead nowhere from here. */
export function StatementPreview({ email, language, letter, note }: Props) {
  const { locale } = useOffice();
  const t = statementTexts[locale].mails;
  const title = fill(t.preview, { email, language: t.languages[language] });
  return (
    <section className="mt-2 max-w-[680px]" aria-label={title}>
      <h4 className="font-semibold break-words">{title}</h4>
      <p className="break-words">
        {fill(t.subject, { subject: '' })}
        <span lang={languageTags[language]}>{letter.subject}</span>
      </p>
      <div className="border-s-4 mt-1 space-y-1 border-blue-200 px-2 break-words" lang={languageTags[language]}>
        <p>{letter.greeting}</p>
        {note !== '' && (
          <div>
            <p className="font-semibold">{letter.noteLabel}</p>
            <p className="whitespace-pre-line">{note}</p>
          </div>
        )}
        <p>{letter.intro}</p>
        <ul className="list-disc ps-4 empty:hidden">
          {letter.invoices.map(({ text, link }) => (
            <li key={text}>
              {text}
              {link !== '' && <span className="block text-blue-700 underline">{link}</span>}
            </li>
          ))}
        </ul>
        {letter.unlinked !== '' && <p>{letter.unlinked}</p>}
        {letter.ages.length > 0 && <Lines title={letter.agesTitle} lines={letter.ages} />}
        {letter.calledOff !== '' && <p>{letter.calledOff}</p>}
        {letter.owed !== '' && <p>{letter.owed}</p>}
        {letter.ways.length > 0 && <Lines title={letter.waysTitle} lines={letter.ways} />}
        {letter.crossed !== '' && <p>{letter.crossed}</p>}
        <p>{letter.closing}</p>
      </div>
    </section>
  );
}

const Lines = ({ title, lines }: { title: string; lines: readonly string[] }) => (
  <div>
    <p>{title}</p>
    <ul className="list-disc ps-4">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  </div>
);
