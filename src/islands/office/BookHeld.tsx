import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { api } from '../../api/client.ts';
import type { Failure as Failed } from '../../api/result.ts';
import { inCanada } from '../../domain/booking/checkout-form.ts';
import type { Participant } from '../../domain/booking/contract.ts';
import type { Values } from '../../domain/forms/form.ts';
import { isProvince } from '../../domain/money/provinces.ts';
import { bookByOffice, officeHold, quoteHold, releaseByOffice } from '../../domain/telephone/calls.ts';
import type { OfficeBuyer, OfficeHold, QuoteQuery } from '../../domain/telephone/contract.ts';
import { telephoneForm } from '../../domain/telephone/forms.ts';
import { fill, formatMoney } from '../../i18n/format.ts';
import { accountForms } from '../../stores/account-forms.ts';
import { callOffice } from '../../stores/office-gate.ts';
import { Form } from '../forms/Form.tsx';
import { Failure, SubmitButton } from '../forms/Submit.tsx';
import { useForm } from '../forms/use-form.ts';
import { formTexts } from '../header-texts.ts';
import { titleOf } from '../private/ClassFacts.tsx';
import { privateTexts } from '../private/texts.ts';
import { useAnswer } from '../use-answer.ts';
import { useSlow } from '../use-slow.ts';
import { BuyerFields, HeldLines, Money, Terms } from './book-held-parts.tsx';
import { valuesOfBuyer } from './buyer-values.ts';
import { refusalText, refusedIn } from './chosen.ts';
import { useOffice } from './context.ts';
import { FindClient } from './FindClient.tsx';
import type { NewBookingPlace } from './new-booking-place.ts';
import { telephoneTexts } from './telephone-texts.ts';
import { telephoneWords } from './telephone-words.ts';
import { officeError } from './texts.ts';

interface Props {
  id: string;
  place: NewBookingPlace;
  /** The seats are given back, or not held any more. */
  onLeave: () => void;
}

/** What is held, and who books it. */
export function BookHeld({ id, place, onLeave }: Props) {
  const { locale } = useOffice();
  const { result, retry } = useAnswer(id, (about) => callOffice(() => api(officeHold)(about)));
  const slow = useSlow(result === undefined);
  const { held: t } = telephoneTexts[locale];
  const own = privateTexts[locale].privateArea;
  if (!result) return <p role="status">{slow ? own.loading : ''}</p>;
  const isOver = result.ok && result.value.state !== 'held' && result.value.state !== 'expired';
  if (!result.ok || isOver) {
    const isGone = result.ok || result.code === 'not_found';
    return (
      <div role="alert" className="mt-2 max-w-text">
        <p>{result.ok ? t.gone : isGone ? t.missing : `${own.failed} ${officeError(locale, result.code)}`}</p>
        <button type="button" className="button mt-1" onClick={isGone ? onLeave : retry}>
          {isGone ? t.again : own.retry}
        </button>
      </div>
    );
  }
  return <Held hold={result.value} place={place} onLeave={onLeave} />;
}

const seatsOf = ({ lines }: OfficeHold): Participant[] =>
  lines.flatMap(({ event, quantity }) =>
    Array.from({ length: quantity }, () => ({ eventId: event.id, firstName: '', lastName: '', email: '' })),
  );

/** What the price follows of what is typed. */
function queryOf(typed: Values, codes: Pick<QuoteQuery, 'promoCode' | 'packageCode'>): Partial<QuoteQuery> {
  const { 'billing.country': country = 'CA', 'billing.province': province = '' } = typed;
  return {
    buyer: typed.buyer === 'myself' ? 'myself' : 'organisation',
    country: country as QuoteQuery['country'],
    province: inCanada(typed) && isProvince(province) ? province : '',
    exemption: (typed['exemption.kind'] ?? '') as QuoteQuery['exemption'],
    ...codes,
  };
}

function Held({ hold, place, onLeave }: Omit<Props, 'id'> & { hold: OfficeHold }) {
  const { locale } = useOffice();
  const { id, language } = hold;
  const [codes, setCodes] = useState({ promoCode: '', packageCode: '' });
  /** How often somebody was filled in: the fields are made anew, since they keep their own values. */
  const [filled, setFilled] = useState(0);
  const draft = `telephone ${id}`;
  const seats = seatsOf(hold);
  const typed = useStore(accountForms.$drafts)[draft] ?? {};
  const query = queryOf(typed, codes);
  const quoted = useAnswer(JSON.stringify(query), (about) =>
    callOffice(() => api(quoteHold)(id, JSON.parse(about) as Partial<QuoteQuery>)),
  );
  const quote = quoted.result?.ok ? quoted.result.value : undefined;
  const form = telephoneForm(seats, {
    ...{ locale: language, terms: place.terms, totalCents: quote?.totalCents ?? 0 },
    ...codes,
  });
  const live = useForm(
    draft,
    {
      form,
      send: async (body) => {
        const result = await callOffice(() =>
          accountForms.sendOnce(`book ${id}`, body, (key) => api(bookByOffice)(id, body, key)),
        );
        if (result.ok) location.assign(`${place.listHref}/${id}`);
        else if (result.code === 'price_changed' || result.code === 'class_changed') quoted.retry();
        return result;
      },
    },
    accountForms,
  );
  const t = telephoneTexts[locale];

  function take(buyer: OfficeBuyer) {
    accountForms.writeDraft(draft, { ...typed, ...valuesOfBuyer(buyer) });
    setFilled(filled + 1);
  }
  async function giveBack() {
    if (!hold.block) {
      await callOffice(() =>
        accountForms.sendOnce(`release ${id}`, { id }, (key) => api(releaseByOffice)(id, { reason: '' }, key)),
      );
    }
    onLeave();
  }
  return (
    <>
      <HeldLines hold={hold} timeZone={place.timeZone} giveBack={giveBack} />
      <h3 className="mt-3 text-lg">{t.steps.buyer}</h3>
      <FindClient onTake={take} />
      <Form
        key={filled}
        live={live}
        fields={form.fields}
        words={telephoneWords(locale, seats, typed)}
        texts={formTexts[locale]}
        className="max-w-[680px] space-y-3"
      >
        <BuyerFields hold={hold} />
        <Money quoted={quoted} timeZone={place.timeZone} codes={codes} onCodes={setCodes} />
        <Terms hrefs={place.termsHrefs} language={language} />
        <Failure>{(failure) => <NotBooked failure={failure} hold={hold} />}</Failure>
        <SubmitButton
          label={quote ? fill(t.submit, { total: formatMoney(quote.totalCents, locale) }) : t.submitWithout}
        />
      </Form>
    </>
  );
}

/** Why nothing is booked. */
function NotBooked({ failure, hold }: { failure: Failed<unknown>; hold: OfficeHold }) {
  const { locale } = useOffice();
  const t = telephoneTexts[locale];
  const refused = refusedIn(failure);
  const own: Readonly<Record<string, string>> = { price_changed: t.priceChanged, class_changed: t.classChanged };
  return (
    <>
      <p>
        {t.failed} {refused.length === 0 && (own[failure.code] ?? officeError(locale, failure.code))}
      </p>
      <ul>
        {refused.map((line) => {
          const event = hold.lines.find((one) => one.event.id === line.eventId)?.event;
          return <li key={line.eventId}>{refusalText(line, event ? titleOf(event, locale) : '', t, locale)}</li>;
        })}
      </ul>
    </>
  );
}
