import { run } from './lib/run.ts';
import { usageOf } from './lib/usage.ts';

/** `npm run format`: what Prettier and the linter can mend by themselves. */
usageOf('npm run format: formats every file, and mends what the linter can.');

const prettier = await run('prettier', ['--write', '--log-level', 'warn', '.'], { show: true });
const eslint = await run('eslint', ['.', '--fix'], { show: true });
process.exit(prettier.code || eslint.code);
