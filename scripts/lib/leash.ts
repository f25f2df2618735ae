import { spawn } from 'node:child_process';

/**
 * `node scripts/lib/leash.ts COMMAND ARG …`, the first of a process group: runs the command, and ends the whole group when whoever
 * started it is gone, in whatever way. So a server never outlives its owner, and nobody has to end a program that is left over.
 */
const PATIENCE_MS = 5000;

const [command = '', ...args] = process.argv.slice(2);
const child = spawn(command, args, { stdio: ['ignore', 'inherit', 'inherit'] });

// Signals to the group reach the command as well; it decides when it has ended.
const left = () => undefined;
process.on('SIGTERM', left).on('SIGINT', left);

// The owner holds the other end and writes nothing: it closes with the owner.
process.stdin
  .on('close', () => {
    process.kill(-process.pid, 'SIGTERM');
    setTimeout(() => process.kill(-process.pid, 'SIGKILL'), PATIENCE_MS);
  })
  .on('error', left)
  .resume();

child.on('error', (error) => {
  console.error(String(error));
  process.exit(127);
});
child.on('close', (code) => process.exit(code ?? 1));
