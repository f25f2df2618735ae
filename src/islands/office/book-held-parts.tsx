import type { ReactNode } from 'react';
import type { Result } from '../../api/result.ts';
import { billingFields, buyerFields, contactFields, frenchFirst } from '../../domain/booking/checkout-form.ts';
import type { Language } from '../../domain/catalogue/classes.ts';
import type { OfficeHold, OfficeQuote } from '../../domain/telephone/contract.ts';
import { fill, formatDate, formatMoney, formatPlainDate, formatTime, plural } from '../../i18n/format.ts';
import { languageTags, type Locale } from '../../i18n/locales.ts';
import { Sep } from '../Dotted.tsx';
import { Sums } from '../booking/Sums.tsx';
import { provinceChoices } from '../checkout/words.ts';
import { useFormContext } from '../forms/context.ts';
import { Field, Fields } from '../forms/Field.tsx';
import { formTexts } from '../header-texts.ts';
import { titleOf } from '../private/ClassFacts.tsx';
import { privateTexts } from '../private/texts.ts';
import { WaitingButton } from '../Waits.tsx';
import { useOffice } from './context.ts';
import { untilText } from './held-until.ts';
import { SeatFields } from './SeatFields.tsx';
import { telephoneTexts } from './telephone-texts.ts';
import { checkoutTexts } from './telephone-words.ts';
import { officeError } from './texts.ts';

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <fieldset>
    <legend className="mb-1 text-base font-bold text-blue-900">{title}</legend>
    <div className="space-y-2">{children}</div>
  </fieldset>
);

interface HeldProps {
  hold: OfficeHold;
  timeZone: string;
  giveBack: () => Promise<void>;
}

/** What is held, for whom, and until when. */
export function HeldLines({ hold, timeZone, giveBack }: HeldProps) {
  const { locale } = useOffice();
  const { held: t, blocks } = telephoneTexts[locale];
  const { block, expiresAt, lines } = hold;
  return (
    <section className="mt-2 max-w-[680px] border-y border-blue-200 py-1">
      {block && <p className="font-semibold">{fill(t.for, { client: block.client, reason: block.reason })}</p>}
      <ul>
        {lines.map(({ event, quantity, unitCents }) => (
          <li key={event.id} className="py-0.5">
            <b>{titleOf(event, locale)}</b>
            <span className="block">
              {event.sessions[0] && `${formatDate(event.sessions[0].start, locale, event.timeZone)}, `}
              {plural(quantity, locale, blocks.seats)}
              <Sep />
              {formatMoney(unitCents * quantity, locale)}
            </span>
          </li>
        ))}
      </ul>
      <p role="status">{hold.state === 'held' ? untilText(expiresAt, { locale, timeZone, texts: t }) : t.over}</p>
      <WaitingButton
        label={block ? t.again : t.change}
        waiting={privateTexts[locale].privateArea.loading}
        act={giveBack}
        className="link"
      />
    </section>
  );
}

/** Who books, where the invoice goes, and who takes the seats. */
export function BuyerFields({ hold }: { hold: OfficeHold }) {
  const { locale } = useOffice();
  const t = telephoneTexts[locale];
  const { provinceNames } = privateTexts[locale];
  return (
    <>
      <Part title={t.contact}>
        <Fields of={[...Object.keys(buyerFields), ...Object.keys(contactFields)]} />
      </Part>
      <Part title={t.billing}>
        <Fields
          of={[...Object.keys(billingFields), 'language']}
          choices={{ 'billing.province': provinceChoices({ provinceNames, locale }) }}
        />
      </Part>
      <details>
        <summary className="unfolds">{t.people.title}</summary>
        <p className="text-gray-600">{t.people.help}</p>
        <SeatFields hold={hold} />
      </details>
    </>
  );
}

interface Codes {
  promoCode: string;
  packageCode: string;
}

interface MoneyProps {
  quoted: { result: Result<OfficeQuote, unknown> | undefined; retry: () => void };
  timeZone: string;
  codes: Codes;
  onCodes: (codes: Codes) => void;
}

/** What it costs, with its codes, and how it is paid. */
export function Money({ quoted: { result, retry }, timeZone, codes, onCodes }: MoneyProps) {
  const { locale } = useOffice();
  const t = telephoneTexts[locale].money;
  const { checkout, taxNames } = checkoutTexts[locale];
  return (
    <Part title={t.title}>
      <Fields of={['exemption.kind', 'exemption.number']} />
      <div className="form-fields">
        {(['promoCode', 'packageCode'] as const).map((name) => (
          <Code
            key={name}
            label={name === 'promoCode' ? t.promo : t.package}
            value={codes[name]}
            onChange={(code) => onCodes({ ...codes, [name]: code })}
          />
        ))}
      </div>
      {!result && <p role="status">{t.loading}</p>}
      {result && !result.ok && <NoPrice failure={result} retry={retry} />}
      {result?.ok && (
        <>
          <div>
            <dl className="tabular-nums grid grid-cols-[1fr_auto] gap-y-0.5" aria-live="polite">
              <Sums
                texts={{
                  ...{ summary: checkout.summary, total: checkout.summary.total },
                  ...{ taxNames, provinceNames: privateTexts[locale].provinceNames },
                }}
                locale={locale}
                discount={
                  result.value.discountCents > 0
                    ? { code: codes.promoCode.trim().toUpperCase(), cents: result.value.discountCents }
                    : null
                }
                subtotalCents={result.value.subtotalCents}
                taxes={result.value.taxes}
                totalCents={result.value.totalCents}
              />
            </dl>
            <p className="text-gray-600">{t.province}</p>
          </div>
          <Ways quote={result.value} timeZone={timeZone} />
        </>
      )}
      <Fields of={['purchaseOrder', 'budgetCode', 'note']} />
    </Part>
  );
}

interface NoPriceProps {
  failure: Extract<Result<OfficeQuote, unknown>, { ok: false }>;
  retry: () => void;
}

/** Why there is no price: a code is to be corrected, which a second try does not do. */
function NoPrice({ failure: { code, fields }, retry }: NoPriceProps) {
  const { locale } = useOffice();
  const t = telephoneTexts[locale].money;
  const [reason] = Object.values(fields ?? {});
  if (reason) {
    const own: Readonly<Record<string, string>> = t.codes;
    return (
      <p role="alert" className="form-problems">
        {own[reason] ?? formTexts[locale].validation[reason]} {t.correct}
      </p>
    );
  }
  return (
    <div role="alert" className="form-problems">
      <p>{`${t.failed} ${officeError(locale, code)}`}</p>
      <button type="button" className="button mt-1" onClick={retry}>
        {privateTexts[locale].privateArea.retry}
      </button>
    </div>
  );
}

/**
 * A code counts once the field is left: each try is asked of the office's own price. The browser has what is typed, as in all fields of a
 * form: each letter draws the form anew, before React hears of it.
 */
function Code({ label, value, onChange }: { label: string; value: string; onChange: (code: string) => void }) {
  const { locale } = useOffice();
  return (
    <label className="block">
      <span>{fill(formTexts[locale].eachForm.optional, { field: label })}</span>
      <input
        className="field"
        autoComplete="off"
        maxLength={40}
        defaultValue={value}
        onBlur={({ target }) => onChange(target.value.trim())}
      />
    </label>
  );
}

function Ways({ quote: { ways, dueOn, payUntil }, timeZone }: { quote: OfficeQuote; timeZone: string }) {
  const { locale } = useOffice();
  const t = telephoneTexts[locale].money;
  if (ways.length === 0) return <p className="form-problems">{t.none}</p>;
  const labels = {
    invoice: fill(t.invoice, { date: dueOn === null ? '' : formatPlainDate(dueOn, locale) }),
    card: fill(t.card, {
      date: payUntil === null ? '' : formatDate(payUntil, locale, timeZone),
      time: payUntil === null ? '' : formatTime(payUntil, locale, timeZone),
    }),
  };
  return <Field name="paymentMethod" choices={ways.map((value) => ({ value, label: labels[value] }))} />;
}

/** The terms, to be read or sent to who is on the telephone; in Quebec the French ones first. */
export function Terms({ hrefs, language }: { hrefs: Record<Locale, string>; language: Language }) {
  const { locale } = useOffice();
  const { values } = useFormContext();
  const t = telephoneTexts[locale].terms;
  const isFrenchFirst = frenchFirst(values, language);
  const shown: readonly Locale[] = isFrenchFirst ? ['fr', 'en'] : [language];
  return (
    <Part title={t.title}>
      {isFrenchFirst && <p>{t.quebec}</p>}
      <p>
        {shown.map((one) => (
          <a key={one} className="link me-2" href={hrefs[one]} target="_blank" hrefLang={languageTags[one]}>
            {telephoneTexts[one].terms.read}
          </a>
        ))}
      </p>
      <Fields of={['terms.language', 'terms.version']} />
    </Part>
  );
}
