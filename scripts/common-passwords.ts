import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './lib/run.ts';

/**
 * `node scripts/common-passwords.ts <list>`: writes functions/accounts/common-digests.ts from a list of passwords, the
 * commonest first, one on each line. The list of the repository is `passwords` of zxcvbn 4.4.2 (Dropbox, MIT licence):
 * src/frequency_lists.coffee of that package, split at its commas.
 */
const WORDS = 1_000;
const MIN_LENGTH = 8;
/** Of each digest: 48 bits, by which one good password in 10^11 is refused. */
const BYTES = 6;

/** What such lists leave out: words of this country and of this house. */
const OURS = ['motdepasse', 'motdepasse1', 'bonjour123', 'canadiens', 'training1', 'training123', 'gcttraining'];

const list = process.argv[2];
if (!list) {
  console.error('Name a list of passwords: node scripts/common-passwords.ts <list>');
  process.exit(1);
}
const common = readFileSync(list, 'utf8')
  .split('\n')
  .filter((word) => word.length >= MIN_LENGTH)
  .slice(0, WORDS);
const words = [...common, ...OURS].flatMap((word) => [word, word.charAt(0).toUpperCase() + word.slice(1)]);
const digests = words.map((word) =>
  createHash('sha256').update(word).digest().subarray(0, BYTES).toString('base64url'),
);
const unique = [...new Set(digests)].sort();
writeFileSync(
  join(root, 'functions/accounts/common-digests.ts'),
  `/**
 * Beginnings (${BYTES} bytes, base64url) of the SHA-256 digests of the ${WORDS.toLocaleString('en-CA')} commonest passwords of at least ${MIN_LENGTH} characters, with and without a
 * capital. Written by scripts/common-passwords.ts, which names the source.
 */
export const COMMON_DIGESTS =
  '${unique.join('')}';
`,
);
console.log(`${unique.length} digests written.`);
