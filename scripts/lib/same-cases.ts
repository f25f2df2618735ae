import fc from 'fast-check';
import { env } from 'node:process';

/** Properties are tried on the same cases at each run, so that what lands does not turn on luck; with `FUZZ`, on other ones. */
if (!env.FUZZ) fc.configureGlobal({ seed: 2026 });
