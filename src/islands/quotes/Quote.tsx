import { api } from '../../api/client.ts';
import { quoteOf } from '../../domain/quotes/calls.ts';
import { partsOf } from '../../domain/quotes/parts.ts';
import type { QuoteView } from '../../domain/quotes/quote.ts';
import { fill, formatPlainDate, plural } from '../../i18n/format.ts';
import { languageTags, type Locale } from '../../i18n/locales.ts';
import type { QuoteTexts } from './words.ts';
import { CheckoutProvider, type CheckoutProps } from '../checkout/context.ts';
import { Loaded, type Reach, type StateTexts } from '../Loaded.tsx';
import { useHash } from '../use-hash.ts';
import { useLinked } from '../use-linked.ts';
import { AcceptQuote } from './AcceptQuote.tsx';
import { DeclineQuote } from './DeclineQuote.tsx';
import { QuoteSheet, type SheetTexts } from './QuoteSheet.tsx';

interface Props {
  locale: Locale;
  /** In both languages: a quote has its own. */
  texts: Record<Locale, QuoteTexts>;
  names: Record<Locale, SheetTexts['names']>;
  checkout: CheckoutProps;
  states: StateTexts;
  reach: Reach;
}

/** The quote that a mail's link is of (`#token`), as a document that is accepted or declined. */
export default function Quote(props: Props) {
  const token = useHash();
  const { result, retry, set } = useLinked(token, api(quoteOf));
  return (
    <Loaded result={result} retry={retry} texts={props.states} reach={props.reach}>
      {(view) => (
        <CheckoutProvider value={props.checkout}>
          <Read {...props} token={token} view={view} onAnswer={(now) => set({ ok: true, value: now })} reload={retry} />
        </CheckoutProvider>
      )}
    </Loaded>
  );
}

interface ReadProps extends Props {
  token: string;
  view: QuoteView;
  onAnswer: (view: QuoteView) => void;
  reload: () => void;
}

function Read({ locale, texts, names, token, view, onAnswer, reload }: ReadProps) {
  const t = texts[locale];
  const { state, sheet, acceptedBy, numbers, dates } = view;
  const values = {
    date: sheet ? formatPlainDate(sheet.validUntil, locale) : '',
    ...{ name: acceptedBy, numbers: numbers.join(', ') },
  };
  const parts = partsOf(sheet?.lines ?? []);
  const isGood = state === 'sent' || state === 'accepted';
  return (
    <>
      <div
        role="status"
        className={`border-s-4 mb-3 max-w-text px-2 py-1.5 ${isGood ? 'border-green-700 bg-green-50' : 'border-amber-700 bg-amber-50'}`}
      >
        <p>{fill(t.states[state], values)}</p>
        {state === 'sent' && parts.seats && <p>{t.unheld}</p>}
        {state === 'accepted' && parts.seats && <p>{t.next.seats}</p>}
        {state === 'accepted' && parts.order && <p>{t.next.order}</p>}
      </div>
      {sheet && (
        <QuoteSheet
          {...{ sheet, texts: texts[sheet.language].sheet, names: names[sheet.language] }}
          besideDate={({ eventId }) => {
            const now = dates.find((one) => one.eventId === eventId);
            return now && <DateNow {...{ locale, texts: t, now }} />;
          }}
        />
      )}
      {sheet && (
        <button type="button" className="button mt-2 print:hidden" onClick={() => print()}>
          {t.print}
        </button>
      )}
      {sheet && state === 'sent' && (
        <div key={view.version} className="mt-4 max-w-[800px] space-y-4 print:hidden">
          <AcceptQuote {...{ locale, texts: t, token, view, sheet, onAnswer, reload }} />
          <DeclineQuote {...{ texts: t, token, version: view.version, onAnswer, reload }} />
        </div>
      )}
    </>
  );
}

interface NowProps {
  locale: Locale;
  texts: QuoteTexts;
  now: QuoteView['dates'][number];
}

/** How many seats a date has left, or why it cannot be taken any more: of this moment, so not on paper. */
function DateNow({ locale, texts: { dates: t }, now: { seatsLeft, problem } }: NowProps) {
  return (
    <strong lang={languageTags[locale]} className={`block print:hidden ${problem ? 'text-red-700' : 'text-green-700'}`}>
      {problem ? t.problems[problem] : plural(seatsLeft, locale, t.left)}
    </strong>
  );
}
