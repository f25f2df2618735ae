import { frenchFirst } from '../../domain/booking/checkout-form.ts';
import { languageTags, type Locale } from '../../i18n/locales.ts';
import { useFormContext } from '../forms/context.ts';
import { Fields } from '../forms/Field.tsx';
import { useCheckout } from './context.ts';
import { Section } from './Section.tsx';

/** A sentence with a link where `{terms}` stands in it. The link opens beside the checkout, which stays as it is. */
function TermsSentence({ sentence, link, language }: { sentence: string; link: string; language: Locale }) {
  const { termsHrefs } = useCheckout();
  const [before = '', after = ''] = sentence.split('{terms}');
  return (
    <>
      {before}
      <a href={termsHrefs[language]} target="_blank" hrefLang={languageTags[language]} className="link">
        {link}
      </a>
      {after}
    </>
  );
}

/** The terms, in the reader's language; in French first for a buyer in Quebec who reads English, who then chooses. */
export function Terms({ read }: { read?: string }) {
  const { texts, locale } = useCheckout();
  const { values } = useFormContext();
  const t = texts.terms;
  return (
    <Section title={t.title}>
      {frenchFirst(values, locale) ? (
        <div className="space-y-0.5">
          <p lang={languageTags.fr}>
            <TermsSentence sentence={t.frenchFirst} link={t.frenchLink} language="fr" />
          </p>
          <p>
            <TermsSentence sentence={t.englishThen} link={t.link} language="en" />
          </p>
        </div>
      ) : (
        <p>
          <TermsSentence sentence={read ?? t.read} link={t.link} language={locale} />
        </p>
      )}
      <div className="mt-2">
        <Fields of={['terms.language', 'terms.version']} />
      </div>
    </Section>
  );
}
