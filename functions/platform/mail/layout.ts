import { html } from 'hono/html';
import type { Supplier } from '../../../src/domain/booking/contract.ts';
import { fill, formatPhone } from '../../../src/i18n/format.ts';
import { languageTags, type Locale } from '../../../src/i18n/locales.ts';
import { strings } from '../../../src/i18n/strings/index.ts';
import type { InvoiceSheet } from '../../booking/invoice-sheet.ts';

/** What `html` gives; everything put into it is escaped. */
export type Markup = ReturnType<typeof html>;

/** Labels of an invoice's columns. */
export interface InvoiceLabels {
  billTo: string;
  description: string;
  seats: string;
  price: string;
  amount: string;
}

const CELL = 'padding: 8px; border-bottom: 1px solid #d9d9d9; text-align: left; vertical-align: top';
const BUTTON =
  'display: inline-block; padding: 12px 24px; background: #154388; color: #fff; text-decoration: none; border-radius: 4px';
const NUMBER =
  'padding: 8px; border-bottom: 1px solid #d9d9d9; text-align: right; vertical-align: top; white-space: nowrap';

export function mailDocument(language: Locale, subject: string, body: Markup[]): Markup {
  return html`<!doctype html>
    <html lang="${languageTags[language]}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${subject}</title>
      </head>
      <body style="margin: 0; padding: 24px; font: 16px/1.5 Roboto, Arial, sans-serif; color: #222">
        <div style="max-width: 640px; margin: 0 auto">${body}</div>
      </body>
    </html>`;
}

export function paragraph(text: string): Markup {
  return html`<p>${text}</p>`;
}

export function link(text: string, address: string): Markup {
  return html`<p><a href="${address}" style="color: #154388">${text}</a></p>`;
}

/** A link that looks like a button, and its address beneath it for whoever cannot click. */
export function action(label: string, url: string): Markup {
  return html`<p>
      <a href="${url}" style="${BUTTON}">${label}</a>
    </p>
    <p style="word-break: break-all">${url}</p>`;
}

/** How a mail ends. */
export function closingLine({ name, phone, email }: Supplier, language: Locale): string {
  return fill(strings(language).mail.closing, { name, phone: formatPhone(phone), email });
}

export async function render(markup: Markup): Promise<string> {
  return String(await markup);
}

export function list(lines: readonly string[]): Markup {
  return html`<ul>
    ${lines.map((line) => html`<li>${line}</li>`)}
  </ul>`;
}

/** Names and what they say, line breaks kept. */
export function facts(rows: readonly { label: string; value: string }[]): Markup {
  return html`<dl>
    ${rows.map(
      ({ label, value }) =>
        html`<dt><strong>${label}</strong></dt>
          <dd style="margin: 0 0 12px">${lineBreaks(value.split('\n'))}</dd>`,
    )}
  </dl>`;
}

function lineBreaks(lines: readonly string[]): Markup[] {
  return lines.map((line, index) => (index === 0 ? html`${line}` : html`<br />${line}`));
}

/** A label, and what somebody wrote below it, line by line. */
export function lines(label: string, text: string): Markup {
  return html`<p><strong>${label}</strong><br />${lineBreaks(text.split('\n'))}</p>`;
}

export function invoiceMarkup(sheet: InvoiceSheet, labels: InvoiceLabels): Markup {
  return html`<h2 style="color: #154388">${sheet.heading}</h2>
    <p>${lineBreaks(sheet.supplier)}</p>
    <p><strong>${labels.billTo}</strong><br />${lineBreaks(sheet.billTo)}</p>
    <p>${lineBreaks(sheet.facts.map((fact) => `${fact.label} ${fact.value}`))}</p>
    <table style="width: 100%; border-collapse: collapse">
      <thead>
        <tr>
          <th scope="col" style="${CELL}">${labels.description}</th>
          <th scope="col" style="${NUMBER}">${labels.seats}</th>
          <th scope="col" style="${NUMBER}">${labels.price}</th>
          <th scope="col" style="${NUMBER}">${labels.amount}</th>
        </tr>
      </thead>
      <tbody>
        ${sheet.lines.map(
          (line) =>
            html`<tr>
              <td style="${CELL}"><strong>${line.title}</strong><br />${lineBreaks(line.details)}</td>
              <td style="${NUMBER}">${line.quantity}</td>
              <td style="${NUMBER}">${line.unit}</td>
              <td style="${NUMBER}">${line.amount}</td>
            </tr>`,
        )}
      </tbody>
      <tfoot>
        ${sheet.sums.map(
          (sum) =>
            html`<tr>
              <th scope="row" colspan="3" style="${NUMBER}; font-weight: normal">${sum.label}</th>
              <td style="${NUMBER}">${sum.amount}</td>
            </tr>`,
        )}
        <tr>
          <th scope="row" colspan="3" style="${NUMBER}">${sheet.total.label}</th>
          <td style="${NUMBER}"><strong>${sheet.total.amount}</strong></td>
        </tr>
      </tfoot>
    </table>
    <p>${sheet.terms}</p>`;
}

export function invoiceText(sheet: InvoiceSheet, labels: InvoiceLabels): string {
  return [
    sheet.heading.toUpperCase(),
    '',
    ...sheet.supplier,
    '',
    labels.billTo,
    ...sheet.billTo,
    '',
    ...sheet.facts.map((fact) => `${fact.label} ${fact.value}`),
    '',
    ...sheet.lines.flatMap((line) => [
      line.title,
      ...line.details.map((detail) => `  ${detail}`),
      `  ${line.quantity} × ${line.unit} = ${line.amount}`,
      '',
    ]),
    ...sheet.sums.map((sum) => `${sum.label}  ${sum.amount}`),
    `${sheet.total.label}  ${sheet.total.amount}`,
    '',
    sheet.terms,
  ].join('\n');
}
