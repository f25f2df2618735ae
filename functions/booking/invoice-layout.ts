import { html } from 'hono/html';
import { lineBreaks, list, type Markup, type Part } from '../platform/mail/layout.ts';
import type { InvoiceSheet } from './invoice-sheet.ts';

/** Labels of an invoice in a mail. */
export interface InvoiceLabels {
  billTo: string;
  /** Before the number of seats. */
  seats: string;
  /** The same of what is no seat. */
  pieces: string;
}

const RULE = 'border-bottom: 1px solid #d9d9d9';
const AMOUNT = `padding: 8px 0 8px 16px; ${RULE}; text-align: right; vertical-align: top; white-space: nowrap`;
const LABEL = `padding: 8px 0; ${RULE}; text-align: left; vertical-align: top; font-weight: normal`;

/** An invoice as a part of a mail. */
export function invoicePart(sheet: InvoiceSheet, labels: InvoiceLabels): Part {
  return { html: invoiceMarkup(sheet, labels), text: invoiceText(sheet, labels) };
}

function invoiceMarkup(sheet: InvoiceSheet, labels: InvoiceLabels): Markup {
  return html`<h2 style="color: #154388; font-size: 20px; margin: 32px 0 16px">${sheet.heading}</h2>
    <p>${lineBreaks(sheet.supplier)}</p>
    <p><strong>${labels.billTo}</strong><br />${lineBreaks(sheet.billTo)}</p>
    <p>${lineBreaks(sheet.facts.map((fact) => `${fact.label} ${fact.value}`))}</p>
    <table role="presentation" style="width: 100%; border-collapse: collapse">
      ${sheet.lines.map((line) => lineMarkup(line, labels))}
      ${sheet.sums.map((sum) => sumMarkup(sum.label, sum.amount))}
      ${sumMarkup(html`<strong>${sheet.total.label}</strong>`, html`<strong>${sheet.total.amount}</strong>`)}
    </table>
    <p>${sheet.terms}</p>
    ${sheet.howToPay.length > 0 ? list(sheet.howToPay).html : ''}`;
}

/**
 * A class above what it costs: two columns are as wide as any screen. Seats and price stand in words, since no heads of
 * columns say what they are.
 */
function lineMarkup(line: InvoiceSheet['lines'][number], labels: InvoiceLabels): Markup {
  return html`<tr>
      <td colspan="2" style="padding: 12px 0 0">
        <strong>${line.title}</strong>
        <div class="quiet" style="color: #5c5c5c; font-size: 14px">${lineBreaks(line.details)}</div>
      </td>
    </tr>
    ${sumMarkup(countOf(line, labels), line.amount)}`;
}

const countOf = ({ quantity, unit, isQuoted }: InvoiceSheet['lines'][number], { seats, pieces }: InvoiceLabels) =>
  [isQuoted ? pieces : seats, quantity, ...(unit === '' ? [] : ['×', unit])].join(' ');

function sumMarkup(label: string | Markup, amount: string | Markup): Markup {
  return html`<tr>
    <td class="rule" style="${LABEL}">${label}</td>
    <td class="rule" style="${AMOUNT}">${amount}</td>
  </tr>`;
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
      line.unit === '' ? `  ${line.amount}` : `  ${countOf(line, labels)} = ${line.amount}`,
      '',
    ]),
    ...sheet.sums.map((sum) => `${sum.label}  ${sum.amount}`),
    `${sheet.total.label}  ${sheet.total.amount}`,
    '',
    sheet.terms,
    ...(sheet.howToPay.length > 0 ? ['', list(sheet.howToPay).text] : []),
  ].join('\n');
}
