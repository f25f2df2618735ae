import { api } from '../../api/client.ts';
import { changeQuoteForm, typedReduction } from '../../domain/quotes/forms.ts';
import { changeQuote, officeQuote, removeQuoteLine } from '../../domain/quotes/office-calls.ts';
import type { QuoteFile as File } from '../../domain/quotes/quote.ts';
import { DOT } from '../../i18n/dot.ts';
import { fill, formatDate, formatPlainDate, formatTime } from '../../i18n/format.ts';
import { languageTags } from '../../i18n/locales.ts';
import { Sep } from '../Dotted.tsx';
import { QuoteSheet } from '../quotes/QuoteSheet.tsx';
import { AcceptForClient } from './AcceptForClient.tsx';
import { ActButton } from './ActButton.tsx';
import { ActForm } from './ActForm.tsx';
import { useOffice } from './context.ts';
import { actTexts } from './enquiries-texts.ts';
import type { OfficeLinks } from './OfficeMenu.tsx';
import { OpenedFile } from './OpenedFile.tsx';
import { Part } from './Part.tsx';
import { Moments } from './parts.tsx';
import type { QuoteProps, QuoteTerms } from './quote-props.ts';
import { QuoteEnd } from './QuoteEnd.tsx';
import { QuoteLines } from './QuoteLines.tsx';
import { headWords, quoteTexts, sheetTexts } from './quotes-texts.ts';
import { SendQuote } from './SendQuote.tsx';

interface Props extends QuoteTerms {
  id: string;
  links: OfficeLinks;
  timeZone: string;
  listHref: string;
}

const load = api(officeQuote);

/** A quote: what it says, for whom, where it stands, and what can be done with it. */
export function QuoteFile({ id, listHref, ...place }: Props) {
  const { locale } = useOffice();
  const t = quoteTexts[locale];
  return (
    <OpenedFile id={id} ask={load} back={{ href: listHref, text: t.back }} missing={t.missing}>
      {(quote, tools) => <Opened {...{ quote, locale, t }} {...place} {...tools} />}
    </OpenedFile>
  );
}

function Opened(props: QuoteProps) {
  const { quote, locale, t } = props;
  const { sheet, state, revision } = quote;
  const isOpen = state !== 'accepted';
  return (
    <article>
      <h2 className="text-xl">
        {sheet.number}, {quote.contact.organisation}
        <span className="font-normal text-gray-600">
          <Sep />
          {t.states[state]}
        </span>
      </h2>
      <div className="office-columns">
        <div className="space-y-4">
          <QuoteSheet
            {...{ sheet, ...sheetTexts[sheet.language] }}
            heading="h3"
            beside={(line) => <Beside {...props} line={line} />}
            besideDate={({ eventId }) => (
              <Wrong {...props} wrong={quote.problems.find(({ date }) => date === eventId)} />
            )}
          />
          {isOpen && <QuoteLines key={revision} {...props} />}
        </div>
        <div className="space-y-4">
          {isOpen && <SendQuote key={`send ${revision}`} {...props} />}
          {state === 'sent' && !quote.outdated && <AcceptForClient key={`accept ${revision}`} {...props} />}
          {(state === 'sent' || state === 'expired') && <QuoteEnd key={`end ${revision}`} {...props} />}
          <Outcome {...props} />
          {isOpen && <Head key={`head ${revision}`} {...props} />}
          {quote.history.length > 0 && (
            <Part title={t.file.history}>
              <Moments
                rows={quote.history.map(({ at, act, name }) => ({
                  at: `${formatDate(at, locale, props.timeZone)}, ${formatTime(at, locale, props.timeZone)}`,
                  what: [
                    act === 'accepted' || act === 'declined' || act === 'reminded'
                      ? t.file.answers[act]
                      : actTexts[locale][act],
                    name,
                  ]
                    .filter(Boolean)
                    .join(DOT),
                }))}
              />
            </Part>
          )}
        </div>
      </div>
    </article>
  );
}

/** Why a line, or one of its dates, cannot be had. */
function Wrong({ t, wrong }: Pick<QuoteProps, 't'> & { wrong: File['problems'][number] | undefined }) {
  const { locale } = useOffice();
  return (
    wrong && (
      <strong lang={languageTags[locale]} className="text-red-700 block print:hidden">
        {t.problems[wrong.problem]}
      </strong>
    )
  );
}

/** Why a line cannot be had, and the way to take it out. */
function Beside({ quote, t, line, finish, reload }: QuoteProps & { line: File['sheet']['lines'][number] }) {
  const wrong = quote.problems.find((one) => one.line === line.id && one.date === null);
  const { locale } = useOffice();
  return (
    <span lang={languageTags[locale]} className="block print:hidden">
      <Wrong {...{ t, wrong }} />
      {quote.state !== 'accepted' && (
        <ActButton
          id={`remove ${line.id}`}
          label={fill(t.file.remove, { title: line.title })}
          send={(key) => api(removeQuoteLine)(quote.id, { line: line.id, seen: quote.revision }, key)}
          onDone={() => finish(t.file.removed)}
          onRefused={reload}
        />
      )}
    </span>
  );
}

/** What came before it, and what became of it. */
function Outcome({ quote, links, locale, t }: QuoteProps) {
  const { enquiry, bookings, acceptedBy, saidOn, state, words, contact, sheet } = quote;
  const { places } = links;
  return (
    <Part title={t.file.bookings}>
      <ul className="space-y-0.5">
        {state === 'accepted' && (
          <li>
            {saidOn === null
              ? fill(t.file.acceptedBy, { name: acceptedBy })
              : fill(t.file.acceptedOn, { name: acceptedBy, date: formatPlainDate(saidOn, locale) })}
          </li>
        )}
        {state === 'declined' && (
          <li className="whitespace-pre-line">{fill(t.file.declined, { words: words || t.file.noWords })}</li>
        )}
        {bookings.map(({ id, number }) => (
          <li key={id}>
            <a className="link" href={`${places.bookings}/${encodeURIComponent(id)}`}>
              {fill(t.file.booking, { number })}
            </a>
          </li>
        ))}
        {state === 'accepted' && sheet.lines.some(({ kind }) => kind === 'private') && <li>{t.file.schedule}</li>}
        {enquiry !== null && (
          <li>
            <a className="link" href={`${places.enquiries}/${encodeURIComponent(enquiry)}`}>
              {t.file.enquiry}
            </a>
          </li>
        )}
        <li>
          <a className="link" href={`${places.people}?q=${encodeURIComponent(contact.email)}`}>
            {t.file.person}
          </a>
        </li>
      </ul>
    </Part>
  );
}

/** For whom it is, and on which terms. */
function Head({ quote, locale, t, finish }: QuoteProps) {
  const { id, revision, contact, country, province, reduction, sheet } = quote;
  const now = {
    ...contact,
    ...{ country, province: province ?? '', language: sheet.language, validUntil: sheet.validUntil, note: sheet.note },
    reduction: typedReduction(reduction, locale),
  };
  return (
    <Part title={t.head.title}>
      <ActForm
        id={`head ${id}`}
        form={changeQuoteForm(now, revision)}
        words={headWords(locale)}
        submit={t.head.submit}
        send={(body, key) => api(changeQuote)(id, body, key)}
        onDone={() => finish(t.head.done)}
      />
    </Part>
  );
}
