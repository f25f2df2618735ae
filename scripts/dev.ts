import { spawn } from 'node:child_process';
import { build } from './lib/build.ts';
import { startCards } from './lib/cards.ts';
import { environment, root } from './lib/run.ts';
import { migrate, startServer } from './lib/server.ts';

/** `npm run dev`: pages that change as one edits, with the real API behind them. */
const apiPort = Number(process.env.API_PORT ?? 8789);

await build();
await migrate();
const cards = await startCards({ site: `http://localhost:${apiPort}`, port: apiPort + 2 });
const api = await startServer({ port: apiPort, vars: { ORIGIN: 'http://localhost:4321', ...cards.vars } });
const pages = spawn('astro', ['dev'], {
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
