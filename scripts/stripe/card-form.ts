import { html } from 'hono/html';
import type Stripe from 'stripe';
import { findTestCard, testCards, type TestCard } from './cards.ts';
import type { Payer } from './payments.ts';
import { moneyIn, type Texts } from './texts.ts';

type Field = 'email' | 'name' | 'number' | 'expiry' | 'cvc';

interface Problem {
  field: Field;
  reason: keyof Texts['errors'];
}

/** What was typed and is shown again. The number and the security code never are. */
export interface Entered {
  problems: readonly Problem[];
  email: string;
  name: string;
  expiry: string;
}

/** Month and year of `12 / 34` or `12/2034`; undefined for anything else. */
function expiryOf(typed: string): { month: number; year: number } | undefined {
  const [, month, year] = /^\s*(\d{1,2})\s*\/?\s*(\d{2}|\d{4})\s*$/.exec(typed) ?? [];
  if (month === undefined || year === undefined || Number(month) < 1 || Number(month) > 12) return undefined;
  return { month: Number(month), year: year.length === 2 ? 2000 + Number(year) : Number(year) };
}

/** A card is good to the end of its month. */
const isOver = ({ month, year }: { month: number; year: number }, now: number): boolean =>
  Date.UTC(year, month, 1) <= now;

/** Reads the form of the page: the payment, or what is wrong with it. */
export function readPayment(
  form: URLSearchParams,
  session: Stripe.Checkout.Session,
  now: number,
): { entered: Entered; payment?: { card: TestCard; payer: Payer } } {
  const typed = (field: Field) => (form.get(field) ?? '').trim().slice(0, 200);
  const email = session.customer_email ?? typed('email');
  const name = typed('name');
  const card = findTestCard(typed('number'));
  const expiry = expiryOf(typed('expiry'));
  const checks: [Field, boolean][] = [
    ['email', /^[^\s@]+@[^\s@]+$/.test(email)],
    ['number', card !== undefined],
    ['expiry', expiry !== undefined && !isOver(expiry, now)],
    ['cvc', /^\d{3,4}$/.test(typed('cvc'))],
    ['name', name !== ''],
  ];
  const problems = checks.filter(([, good]) => !good).map(([field]) => ({ field, reason: field }));
  const entered = { problems, email, name, expiry: typed('expiry') };
  if (problems.length > 0 || !card || !expiry) return { entered };
  return { entered, payment: { card, payer: { email, name, expiryMonth: expiry.month, expiryYear: expiry.year } } };
}

const problemsBox = (texts: Texts, problems: readonly Problem[]) =>
  problems.length === 0
    ? ''
    : html`<div class="problems" role="alert" tabindex="-1" autofocus>
        <h2>${texts.problems}</h2>
        <ul>
          ${problems.map(({ field, reason }) => html`<li><a href="#${field}">${texts.errors[reason]}</a></li>`)}
        </ul>
      </div>`;

/** The form for the card; it works without script. */
export function cardForm(texts: Texts, session: Stripe.Checkout.Session, entered: Entered) {
  const input = (name: Field, value: string, hint: string | undefined, mode: 'numeric' | 'email' | 'text') => {
    const problem = entered.problems.find(({ field }) => field === name);
    const describedBy = [hint && `${name}-hint`, problem && `${name}-wrong`].filter(Boolean).join(' ');
    return html`<div>
      <label for="${name}">${texts[name]}</label>
      ${hint === undefined ? '' : html`<span class="hint" id="${name}-hint">${hint}</span>`}
      ${problem ? html`<span class="wrong" id="${name}-wrong">${texts.errors[problem.reason]}</span>` : ''}
      <input
        id="${name}"
        name="${name}"
        type="text"
        inputmode="${mode}"
        value="${value}"
        autocomplete="off"
        required
        ${describedBy === '' ? '' : html`aria-describedby="${describedBy}"`}
        ${problem ? html`aria-invalid="true"` : ''}
      />
    </div>`;
  };
  return html`${problemsBox(texts, entered.problems)}
    <form method="post" novalidate>
      ${
        session.customer_email === null
          ? input('email', entered.email, undefined, 'email')
          : html`<p><span class="label">${texts.email}</span>${session.customer_email}</p>`
      }
      ${input('number', '', undefined, 'numeric')}
      <div class="pair">
        ${input('expiry', entered.expiry, texts.expiryHint, 'numeric')} ${input('cvc', '', texts.cvcHint, 'numeric')}
      </div>
      ${input('name', entered.name, undefined, 'text')}
      <button type="submit">${texts.pay(moneyIn(texts, session.amount_total ?? 0))}</button>
    </form>
    <h2>${texts.testCards}</h2>
    <p class="quiet">${texts.testCardsHint}</p>
    <dl>
      ${testCards.map(
        ({ number }) =>
          html`<dt>${number.replace(/(\d{4})(?=\d)/g, '$1 ')}</dt>
            <dd>${texts.does[number]}</dd>`,
      )}
    </dl>`;
}
