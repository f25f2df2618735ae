import { spawn } from 'node:child_process';
import { build } from './lib/build.ts';
import { environment, root } from './lib/run.ts';
import { migrate, startServer } from './lib/server.ts';

/** `npm run dev`: pages that change as one edits, with the real API behind them. */
const apiPort = Number(process.env.API_PORT ?? 8789);

await build();
await migrate();
const api = await startServer({ port: apiPort, vars: { ORIGIN: 'http://localhost:4321' } });
const pages = spawn('astro', ['dev'], {
  cwd: root,
  env: { ...environment, DEV_API_ORIGIN: api.url },
  stdio: 'inherit',
});
const stop = () => {
  pages.kill();
  void api.stop();
};
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
pages.on('close', (code) => {
  void api.stop().then(() => process.exit(code ?? 0));
});
