import { env } from 'node:process';
import { expect, test } from 'vitest';
import { acts } from '../testing/histories/acts.ts';
import { expectRest } from '../testing/histories/rest.ts';
import { expectRules } from '../testing/histories/rules.ts';
import { startWorld } from '../testing/histories/world.ts';

/** Three histories, the same at each run; `FUZZ=40` plays so many others, and `SEED` says from which on. */
const HISTORIES = Number(env.FUZZ ?? '') || 3;
const SEED = Number(env.SEED ?? '') || (env.FUZZ ? Date.now() % 1_000_000 : 2026);
const STEPS = 100;

/** From here on each act has to have come to something at least once, or it tests nothing any more. */
const MANY = 40;

/** Each act as often as it is chosen, of tenths. */
const names = Object.entries(acts).flatMap(([name, { often }]) => Array<string>(Math.round(often * 10)).fill(name));

async function play(seed: number, happened: Map<string, number>): Promise<void> {
  const world = await startWorld(seed);
  const { log, random, site } = world;
  try {
    for (let at = 0; at < STEPS; at += 1) {
      const [name = ''] = random.some(names, 1);
      log.push(`${site.needs.now().toISOString()} ${name}`);
      if (await acts[name]?.act(world)) happened.set(name, (happened.get(name) ?? 0) + 1);
      await expectRules(world);
    }
    await expectRest(world);
  } catch (error) {
    const again = `FUZZ=1 SEED=${seed} npx vitest run --project worker functions/payments/histories`;
    throw new Error(`Again: ${again}\n${log.join('\n')}\n${String(error)}`, { cause: error });
  }
}

test('whatever buyers, cards, the office and the clock do in whatever order: seats, money, ledgers and papers agree', async () => {
  const happened = new Map<string, number>();
  for (let history = 0; history < HISTORIES; history += 1) await play(SEED + history, happened);
  const counts = Object.keys(acts).map((name) => [name, happened.get(name) ?? 0] as const);
  console.log(`Histories from seed ${SEED}: ${counts.map(([name, count]) => `${name} ${count}`).join(', ')}`);
  const never = counts.filter(([, count]) => count === 0).map(([name]) => name);
  if (HISTORIES >= MANY) expect(never, 'came to nothing in all histories').toEqual([]);
  expect(never.length).toBeLessThan(counts.length / 2);
}, 3_600_000);
