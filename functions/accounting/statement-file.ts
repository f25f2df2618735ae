import { ageOf } from '../../src/domain/accounting/ages.ts';
import type {
  Statement,
  StatementFileQuery,
  StatementInvoice,
  StatementLine,
  statementTables,
} from '../../src/domain/accounting/statement.ts';
import { csvOf, type Cell } from '../../src/domain/csv.ts';
import { fill, formatPlainDate } from '../../src/i18n/format.ts';
import { officeStatements as en } from '../../src/i18n/strings/en/office/statements.ts';
import { officeStatements as fr } from '../../src/i18n/strings/fr/office/statements.ts';

const texts = { en, fr };

type Texts = typeof fr;

const lineCells = ({ kinds }: Texts, line: StatementLine): Cell[] => [
  ...[line.day, fill(kinds[line.kind], { number: line.number }), line.who, line.booking ?? '', line.purchaseOrder],
  ...[line.dueOn ?? '', { cents: line.cents }, { cents: line.openCents }],
];

const invoiceCells = ({ ages, undecided }: Texts, invoice: StatementInvoice): Cell[] => [
  ...[invoice.number, invoice.issuedOn, invoice.who, invoice.booking ?? '', invoice.purchaseOrder, invoice.dueOn],
  ...(invoice.calledOff ? [0, undecided] : [Math.max(0, invoice.days), ages[ageOf(invoice.days)]]),
  { cents: invoice.openCents },
];

/** One of the tables of a statement, in the language of who reads it. */
export function statementTable(
  statement: Statement,
  table: (typeof statementTables)[number],
  { lang }: Pick<StatementFileQuery, 'lang'>,
): string {
  const t: Texts = texts[lang];
  if (table === 'open-invoices') {
    const { invoices, besideCents } = statement;
    const beside: Cell[] = [
      besideCents < 0 ? t.weOwe : t.uninvoiced,
      '',
      '',
      '',
      '',
      '',
      '',
      '',
      { cents: besideCents },
    ];
    const rows = invoices.map((invoice) => invoiceCells(t, invoice));
    return csvOf(lang, Object.values(t.invoiceTable), besideCents === 0 ? rows : [...rows, beside]);
  }
  const { from, openingCents, lines } = statement;
  const opening: Cell[] = [
    ...[from, fill(t.opening, { date: from === '' ? '' : formatPlainDate(from, lang) }), '', '', '', '', ''],
    { cents: openingCents },
  ];
  const rows = lines.map((line) => lineCells(t, line));
  return csvOf(lang, Object.values(t.lineTable), from === '' ? rows : [opening, ...rows]);
}
