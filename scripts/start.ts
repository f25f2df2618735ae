import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { demoAccount, demoOwner, demoTrainer } from '../functions/accounts/demo-account.ts';
import { build } from './lib/build.ts';
import { startCards } from './lib/cards.ts';
import { onlyStart } from './lib/one-start.ts';
import { choosePort } from './lib/ports.ts';
import { root } from './lib/run.ts';
import { migrate, runScheduled, startServer } from './lib/server.ts';
import { usageOf } from './lib/usage.ts';
import { putLocalLife } from './local-life/put.ts';

/** `npm start`: the whole site on this machine, with the runtime and the database of production. */
usageOf(`npm start [-- --port 8788]: the whole site on this machine, until Ctrl+C.
The port: --port, or PORT in the environment; without either 8788, or the next one that is free.`);

const say = (line: string) => console.log(line);
const USUAL_PORT = 8788;
const SCHEDULE_SECONDS = 60;

const started = performance.now();
const step = async <T>(number: number, text: string, work: () => Promise<T>, done: (result: T) => string) => {
  process.stdout.write(`${number}/3  ${text} … `);
  const since = performance.now();
  const result = await work();
  say(`${done(result)} (${((performance.now() - since) / 1000).toFixed(1)} s)`);
  return result;
};

let note: Awaited<ReturnType<typeof onlyStart>> | undefined;
try {
  const { values } = parseArgs({ options: { port: { type: 'string' } } });
  const asked = values.port ?? (process.env.PORT === '' ? undefined : process.env.PORT);
  const own = (note = await onlyStart(join(root, '.wrangler/start.json')));
  const { port, release } = await choosePort({ asked, usual: USUAL_PORT, option: 'npm start -- --port' });
  if (asked === undefined && port !== USUAL_PORT) {
    say(`Port ${USUAL_PORT} is taken by another program; this site takes ${port}.`);
  }
  say('Starting the GCT site: pages, booking and mail, all on this machine.\n');
  await step(1, 'Building the pages', build, ({ built }) => (built ? 'done' : 'up to date'));
  await step(2, 'Preparing the local database', migrate, () => 'done');
  mkdirSync(join(root, '.wrangler/state'), { recursive: true });
  const cards = await startCards({
    site: `http://localhost:${port}`,
    // Unless somebody else has it.
    port: port + 2,
    stateFile: join(root, '.wrangler/state/cards.json'),
  });
  const server = await step(
    3,
    'Starting the server and syncing the schedule',
    async () => {
      await release();
      return startServer({ port, vars: { DEMO_TRAINING: 'on', ...cards.vars }, spawned: own.serves });
    },
    () => 'done',
  );

  say(`
Ready in ${((performance.now() - started) / 1000).toFixed(1)} s.

  Site      ${server.url}
  French    ${server.url}/fr
  Mailbox   ${server.url}/local/mailbox   (mail the site sends lands here, nowhere else)
  Cards     ${cards.url === null ? 'Stripe in its test mode' : '4242 4242 4242 4242, any date to come, any three digits; no money moves'}
  Login     ${demoAccount.email} with the password ${demoAccount.password}
  Trainer   ${demoTrainer.email} with the password ${demoTrainer.password}
  Office    ${server.url}/office: ${demoOwner.email} with the password ${demoOwner.password},
            and the code of ${server.url}/local/second-factor

Bookings are kept in .wrangler/state. Press Ctrl+C to stop.`);

  // Nobody waits for it: the site is there, and its office fills a moment later.
  void putLocalLife(cards)
    .catch(String)
    .then((problem) => problem !== null && say(`\nThe office stays empty:\n${problem}`));
  const timer = setInterval(() => {
    runScheduled(server.url).catch((error: unknown) => say(`Scheduled run: ${String(error)}`));
  }, SCHEDULE_SECONDS * 1000);
  let stopping = false;
  const stop = () => {
    stopping = true;
    clearInterval(timer);
    void server.stop().then(() => cards.stop());
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  server.process.on('close', (code) => {
    own.done();
    if (!stopping) say(`\nThe server ended by itself:\n${server.output()}`);
    process.exit(stopping ? 0 : (code ?? 1));
  });
} catch (error) {
  note?.done();
  console.error(`\n${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}
