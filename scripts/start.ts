import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { demoAccount, demoTrainer } from '../functions/accounts/demo-account.ts';
import { build } from './lib/build.ts';
import { startCards } from './lib/cards.ts';
import { root } from './lib/run.ts';
import { migrate, runScheduled, startServer } from './lib/server.ts';

/** `npm start`: the whole site on this machine, with the runtime and the database of production. */
const say = (line: string) => console.log(line);
const port = Number(process.env.PORT ?? 8788);
const SCHEDULE_SECONDS = 60;
/** Of what plays the card company, unless somebody else has it. */
const cardsPort = port + 2;

const started = performance.now();
const step = async <T>(number: number, text: string, work: () => Promise<T>, done: (result: T) => string) => {
  process.stdout.write(`${number}/3  ${text} … `);
  const since = performance.now();
  const result = await work();
  say(`${done(result)} (${((performance.now() - since) / 1000).toFixed(1)} s)`);
  return result;
};

const pidFile = join(root, '.wrangler/start.pid');

/** A start that was killed leaves its server behind on the port; end that one, and only that one. */
async function endLeftover(): Promise<void> {
  let pid: number;
  try {
    pid = Number(readFileSync(pidFile, 'utf8'));
    process.kill(-pid, 'SIGTERM');
  } catch {
    return;
  }
  say('An earlier start left its server running; ending it first.');
  for (let tries = 0; tries < 50; tries += 1) {
    await sleep(100);
    try {
      process.kill(-pid, 0);
    } catch {
      return;
    }
  }
  process.kill(-pid, 'SIGKILL');
}

try {
  await endLeftover();
  say('Starting the GCT site: pages, booking and mail, all on this machine.\n');
  await step(1, 'Building the pages', build, ({ built }) => (built ? 'done' : 'up to date'));
  await step(2, 'Preparing the local database', migrate, () => 'done');
  mkdirSync(join(root, '.wrangler/state'), { recursive: true });
  const cards = await startCards({
    site: `http://localhost:${port}`,
    port: cardsPort,
    stateFile: join(root, '.wrangler/state/cards.json'),
  });
  const server = await step(
    3,
    'Starting the server and syncing the schedule',
    () => startServer({ port, vars: { DEMO_TRAINING: 'on', ...cards.vars } }),
    () => 'done',
  );

  writeFileSync(pidFile, String(server.process.pid));

  say(`
Ready in ${((performance.now() - started) / 1000).toFixed(1)} s.

  Site      ${server.url}
  French    ${server.url}/fr
  Mailbox   ${server.url}/local/mailbox   (mail the site sends lands here, nowhere else)
  Cards     ${cards.url === null ? 'Stripe in its test mode' : '4242 4242 4242 4242, any date to come, any three digits; no money moves'}
  Login     ${demoAccount.email} with the password ${demoAccount.password}
  Trainer   ${demoTrainer.email} with the password ${demoTrainer.password}

Bookings are kept in .wrangler/state. Press Ctrl+C to stop.`);

  const timer = setInterval(() => {
    runScheduled(server.url).catch((error: unknown) => say(`Scheduled run: ${String(error)}`));
  }, SCHEDULE_SECONDS * 1000);
  let stopping = false;
  const stop = () => {
    stopping = true;
    clearInterval(timer);
    rmSync(pidFile, { force: true });
    void server.stop().then(() => cards.stop());
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  server.process.on('close', (code) => {
    if (!stopping) say(`\nThe server ended by itself:\n${server.output()}`);
    process.exit(stopping ? 0 : (code ?? 1));
  });
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}
