import { acts, type ActName } from './acts.ts';
import { randomOf, type Random } from './random.ts';
import type { Broken } from './witnesses.ts';
import { createWorld, type World } from './world.ts';

export interface ChaosOptions {
  seed: number;
  /** No act begins later than this. */
  minutes: number;
  /** The acts to choose from; all of them without it. */
  only?: readonly ActName[];
  say: (line: string) => void;
}

export interface Report {
  seed: number;
  /** Which acts there were, in their order. */
  acts: string[];
  /** What the last act broke: nothing, or the run ended with it. */
  broken: Broken[];
  figures: Record<string, number>;
  seconds: number;
}

/** How often the clock runs until everything that was held up has come through. */
const ROUNDS = 8;

/** Every act comes once before one comes again, in an order of its own each time. */
function* order(random: Random, names: readonly ActName[]): Generator<ActName> {
  for (;;) yield* random.some(names, names.length);
}

/** What waited for its time is due. Nobody is ahead of the clock for that. */
const DUE = `
  UPDATE payments SET created_at = created_at - 120000 WHERE state IN ('asked', 'open', 'unknown');
  UPDATE outbox SET next_attempt_at = 0, leased_until_at = 0 WHERE state = 'pending';
`;

/** Everything is back; gives what is broken once all of it has had its time. */
async function rest(world: World): Promise<Broken[]> {
  const { company, witnesses } = world;
  company.double.control.heal();
  if (!world.isUp()) await world.start();
  let broken: Broken[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await company.double.control.settled();
    witnesses.db.exec(DUE);
    await world.scheduled();
    broken = witnesses.check(world.now(), company.state, true);
    if (broken.length === 0) return [];
  }
  return broken;
}

const COUNTS = `
  SELECT
    (SELECT COUNT(*) FROM bookings WHERE state = 'confirmed') AS confirmed,
    (SELECT COUNT(*) FROM invoices) AS invoices,
    (SELECT COUNT(*) FROM payments WHERE state = 'paid') AS paid,
    (SELECT COUNT(*) FROM refunds WHERE state = 'done') AS refunds,
    (SELECT COUNT(*) FROM local_mail) AS mails,
    (SELECT COUNT(*) FROM answers) AS answers,
    (SELECT COUNT(*) FROM answers WHERE status = 409) AS refused,
    (SELECT COUNT(*) FROM answers WHERE status = 503) AS unavailable
`;

/** What buyers were answered in an act, by status: whether it hurt at all. */
function answersOf({ witnesses }: World, act: string): string {
  const found = witnesses.db
    .prepare('SELECT status, COUNT(*) AS times FROM answers WHERE act = ? GROUP BY status ORDER BY status')
    .all(act);
  return found.map(({ status, times }) => `${String(status)} × ${String(times)}`).join(', ');
}

const figuresOf = ({ witnesses }: World) => ({ ...witnesses.db.prepare(COUNTS).get() }) as Record<string, number>;

async function play(world: World, { seed, minutes, only, say }: ChaosOptions, report: Report): Promise<void> {
  const random = randomOf(seed);
  const until = performance.now() + minutes * 60_000;
  for (const name of order(random, only ?? (Object.keys(acts) as ActName[]))) {
    if (performance.now() > until) return;
    const act = `${report.acts.length + 1} ${name}`;
    report.acts.push(name);
    const since = performance.now();
    try {
      await acts[name]({ world, random, act });
      report.broken = [...world.witnesses.check(world.now(), world.company.state, false), ...(await rest(world))];
    } catch (error) {
      report.broken = [
        { rule: 'an act comes to its end', rows: [{ error: String(error), server: world.output().slice(-2000) }] },
      ];
    }
    const seconds = ((performance.now() - since) / 1000).toFixed(1);
    say(`${act}: ${report.broken.length === 0 ? 'whole' : 'BROKEN'} (${seconds} s; answers ${answersOf(world, act)})`);
    if (report.broken.length > 0) return;
  }
}

/** The site under crowds and disasters, until its time is over or a rule is broken. */
export async function runChaos(options: ChaosOptions): Promise<Report> {
  const report: Report = { seed: options.seed, acts: [], broken: [], figures: {}, seconds: 0 };
  const since = performance.now();
  const world = await createWorld();
  try {
    await world.start();
    await play(world, options, report);
    report.figures = figuresOf(world);
  } finally {
    await world.end();
  }
  report.seconds = (performance.now() - since) / 1000;
  return report;
}
