import { html } from 'hono/html';
import type Stripe from 'stripe';
import type { SessionRecord } from './state.ts';
import { moneyIn, type Texts } from './texts.ts';

type Markup = ReturnType<typeof html>;

export const layout = (texts: Texts, { title, body }: { title: string; body: Markup }) =>
  html`<!doctype html>
    <html lang="${texts.lang}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <link rel="stylesheet" href="/c/style.css" />
        <link rel="icon" href="data:," />
      </head>
      <body>
        <header><p class="stand-in">${texts.standIn}</p></header>
        ${body}
      </body>
    </html>`;

const linesOf = (texts: Texts, { session, lines }: SessionRecord) =>
  html`<ul class="lines">
      ${lines.map(
        ({ name, description, quantity, unitAmount }) =>
          html`<li>
            <div>
              <p>${name}</p>
              ${description === null ? '' : html`<p class="quiet">${description}</p>`}
              <p class="quiet">${texts.quantity(quantity)}</p>
            </div>
            <span class="amount">${moneyIn(texts, unitAmount * quantity)}</span>
          </li>`,
      )}
    </ul>
    <p class="sum">
      <span>${texts.total}</span> <span class="amount">${moneyIn(texts, session.amount_total ?? 0)}</span>
    </p>`;

/** The page of payment, around its form. */
export const paymentPage = (texts: Texts, record: SessionRecord, form: Markup) =>
  html`<main class="two">
    <section>
      ${
        record.session.cancel_url === null
          ? ''
          : html`<a class="back" href="${record.session.cancel_url}">${texts.back}</a>`
      }
      <h1>${texts.title}</h1>
      <h2>${texts.summary}</h2>
      ${linesOf(texts, record)}
    </section>
    <section class="panel">
      <h2>${texts.card}</h2>
      ${form}
    </section>
  </main>`;

/** A page that says one thing, and where to go from there. */
export const messagePage = (texts: Texts, title: string, text: string, link?: { href: string; text: string }) =>
  layout(texts, {
    title,
    body: html`<main class="narrow">
      <div class="panel">
        <h1>${title}</h1>
        <p>${text}</p>
        ${link ? html`<a href="${link.href}">${link.text}</a>` : ''}
      </div>
    </main>`,
  });

export function receiptPage(texts: Texts, record: SessionRecord, charge: Stripe.Charge) {
  const card = charge.payment_method_details?.card;
  return layout(texts, {
    title: texts.receiptTitle,
    body: html`<main class="narrow">
      <div class="panel">
        <h1>${texts.receiptTitle}</h1>
        ${linesOf(texts, record)}
        <dl>
          <dt>${texts.receiptPaid}</dt>
          <dd>${moneyIn(texts, charge.amount)}, ${texts.receiptCard(card?.brand ?? '', card?.last4 ?? '')}</dd>
          ${
            charge.amount_refunded === 0
              ? ''
              : html`<dt>${texts.receiptRefunded}</dt>
                  <dd>${moneyIn(texts, charge.amount_refunded)}</dd>`
          }
          <dt>${texts.receiptNumber}</dt>
          <dd>${charge.id}</dd>
        </dl>
      </div>
    </main>`,
  });
}
