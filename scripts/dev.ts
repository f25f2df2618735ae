import { spawn } from 'node:child_process';
import { parseArgs } from 'node:util';
import { build } from './lib/build.ts';
import { startCards } from './lib/cards.ts';
import { choosePort } from './lib/ports.ts';
import { environment, root } from './lib/run.ts';
import { migrate, startServer } from './lib/server.ts';
import { fail } from './lib/staff-command.ts';
import { usageOf } from './lib/usage.ts';

/** `npm run dev`: pages that change as one edits, with the real API behind them. */
usageOf(`npm run dev [-- --port 4321]: pages that change as you edit, and an editor for them, until Ctrl+C.
The port of the API behind them: API_PORT in the environment; without it 8789, or the next one that is free.`);

const { values } = parseArgs({ options: { port: { type: 'string' } } });
const giveUp = (error: unknown) => fail(error instanceof Error ? error.message : String(error));
const pagesPort = await choosePort({ asked: values.port, usual: 4321, option: 'npm run dev -- --port' }).catch(giveUp);
const reserved = await choosePort({ asked: process.env.API_PORT, usual: 8789, option: 'API_PORT, such as' }).catch(
  giveUp,
);

const [port, apiPort] = [pagesPort.port, reserved.port];

await build();
await migrate();
const cards = await startCards({ site: `http://localhost:${apiPort}`, port: apiPort + 2 });
await reserved.release();
const api = await startServer({ port: apiPort, vars: { ORIGIN: `http://localhost:${port}`, ...cards.vars } });
await pagesPort.release();
const pages = spawn('astro', ['dev', '--port', String(port)], {
  cwd: root,
  env: { ...environment, DEV_API_ORIGIN: api.url },
  stdio: 'inherit',
});
const stop = () => {
  pages.kill();
  void api.stop().then(() => cards.stop());
};
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
pages.on('close', (code) => {
  void api.stop().then(() => process.exit(code ?? 0));
});
