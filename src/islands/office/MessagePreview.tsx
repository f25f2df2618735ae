import { classMessage } from '../../i18n/class-message.ts';
import { locales, type Locale } from '../../i18n/locales.ts';
import { classTexts, type ClassFacts } from './classes-texts.ts';
import { useOffice } from './context.ts';

interface Props {
  of: Pick<ClassFacts, 'title' | 'sessions' | 'timeZone'>;
  /** What was typed, by the language of who reads it. */
  texts: Readonly<Record<Locale, string>>;
  title: string;
}

/** How a mail to the people of a class reads, in each language, once something is typed. */
export function MessagePreview({ of, texts, title }: Props) {
  const { locale } = useOffice();
  const { previewOf } = classTexts[locale].acts;
  const start = of.sessions[0]?.start;
  const written = locales.filter((language) => texts[language].trim() !== '');
  if (start === undefined || written.length === 0) return null;
  return (
    <section className="mt-2">
      <h4 className="font-semibold">{title}</h4>
      {written.map((language) => {
        const { subject, intro, label } = classMessage(language, of.title[language], start, of.timeZone);
        return (
          <figure key={language} className="office-preview">
            <figcaption>{previewOf[language]}</figcaption>
            <div lang={language}>
              <p className="font-semibold">{subject}</p>
              <p>{intro}</p>
              <p>{label}</p>
              <p className="whitespace-pre-line">{texts[language].trim()}</p>
            </div>
          </figure>
        );
      })}
    </section>
  );
}
