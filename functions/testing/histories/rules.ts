import { invariantsOf, type Invariant } from '../../../scripts/chaos/invariants.ts';
import file from '../../../scripts/chaos/invariants.sql?raw';
import { expectTaxes } from './books.ts';
import type { World } from './world.ts';

/** What buyers were told, the card company knows and files say: tables of a run of chaos, which a history lacks. */
const WITNESSES = /\b(?:told|answers|charges|pragma_\w+)\b/;

/** Those that hold whatever anybody does. */
const invariants = invariantsOf(file).filter(({ ofCrowds, sql }) => !ofCrowds && !WITNESSES.test(sql));

/** A statement that is told the time as chaos tells it, by a table. */
const asked = ({ sql }: Invariant) => `WITH clock (now) AS (SELECT ?1) ${sql}`;

/** What an invoice or a credit note says, as far as it has to add up. */
interface Paper {
  lines: { lineCents: number }[];
  taxes: { baseCents: number; amountCents: number }[];
  subtotalCents: number;
  totalCents: number;
  discount?: { cents: number } | null;
  addedCents?: number;
  reductionCents?: number;
  feeCents?: number;
  otherNotesCents?: number;
}

const sum = (cents: readonly number[]) => cents.reduce((all, one) => all + one, 0);

/** What is wrong with a document, in words; `undefined` where it adds up and takes nothing that it should give. */
function wrongOf(paper: Paper, kind: 'invoice' | 'note', total: number): string | undefined {
  const { lines, taxes, subtotalCents, totalCents, discount, addedCents = 0, reductionCents = 0 } = paper;
  const { feeCents = 0, otherNotesCents = 0 } = paper;
  if (totalCents !== total) return `says ${totalCents}, and stands as ${total}`;
  if (subtotalCents + sum(taxes.map(({ amountCents }) => amountCents)) !== totalCents)
    return 'is not its net and taxes';
  const listed = sum(lines.map(({ lineCents }) => lineCents)) - (discount?.cents ?? 0) + reductionCents;
  const net = kind === 'invoice' ? listed + addedCents : listed - feeCents - otherNotesCents;
  if (net !== subtotalCents) return `comes to ${net} by its lines, and says ${subtotalCents}`;
  const all = [subtotalCents, ...taxes.flatMap(({ amountCents, baseCents }) => [amountCents, baseCents])];
  return all.some((cents) => cents < 0) ? 'has a negative sum' : undefined;
}

async function documentsAddUp({ site }: World): Promise<void> {
  const papers = await site.rows<{ number: string; kind: 'invoice' | 'note'; total: number; document: string }>(
    `SELECT number, 'invoice' AS kind, total_cents AS total, document FROM invoices
     UNION ALL SELECT number, 'note', total_cents, document FROM credit_notes`,
  );
  for (const { number, kind, total, document } of papers) {
    const wrong = wrongOf(JSON.parse(document) as Paper, kind, total);
    if (wrong !== undefined) throw new Error(`${number} ${wrong}: ${document}`);
  }
}

/** The rules of chaos that need none of its witnesses, and that each document adds up. */
export async function expectRules(world: World, atRest = false): Promise<void> {
  const { db, now } = world.site.needs;
  const rules = invariants.filter(
    (rule) => (atRest || !rule.atRest) && !(world.erased.any && rule.rule.includes('said to be sent has left')),
  );
  const answers = await db.batch(rules.map((rule) => db.prepare(asked(rule)).bind(now().getTime())));
  for (const [index, { results }] of answers.entries())
    if (results.length > 0) throw new Error(`${rules[index]?.rule ?? ''}: ${JSON.stringify(results)}`);
  await documentsAddUp(world);
  await expectTaxes(world);
}
