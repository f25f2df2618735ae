import { html } from 'hono/html';
import { lineBreaks, type Markup, type Part } from '../platform/mail/layout.ts';
import type { InvoiceSheet } from './invoice-sheet.ts';

/** Labels of an invoice's columns. */
export interface InvoiceLabels {
  billTo: string;
  description: string;
  seats: string;
  price: string;
  amount: string;
}

const CELL = 'padding: 8px; border-bottom: 1px solid #d9d9d9; text-align: left; vertical-align: top';
const NUMBER =
  'padding: 8px; border-bottom: 1px solid #d9d9d9; text-align: right; vertical-align: top; white-space: nowrap';

/** An invoice as a part of a mail. */
export function invoicePart(sheet: InvoiceSheet, labels: InvoiceLabels): Part {
  return { html: invoiceMarkup(sheet, labels), text: invoiceText(sheet, labels) };
}

function invoiceMarkup(sheet: InvoiceSheet, labels: InvoiceLabels): Markup {
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

function invoiceText(sheet: InvoiceSheet, labels: InvoiceLabels): string {
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
      line.unit === '' ? `  ${line.amount}` : `  ${line.quantity} × ${line.unit} = ${line.amount}`,
      '',
    ]),
    ...sheet.sums.map((sum) => `${sum.label}  ${sum.amount}`),
    `${sheet.total.label}  ${sheet.total.amount}`,
    '',
    sheet.terms,
  ].join('\n');
}
