import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { eachTemplate } from '../../scripts/lib/each-template.ts';

/** The W3C's Nu checker, which needs Java. Its style checker knows none of the newer properties and is not asked. */
const hasJava = spawnSync('java', ['-version']).status === 0;
const jar = join(dirname(createRequire(import.meta.url).resolve('vnu-jar/package.json')), 'build/dist/vnu.jar');

// The build of today alone: what another is built of besides is looked at by `html.test.ts`.
test.runIf(hasJava && process.env.BUILT_SITE === undefined)(
  'a page of each template is valid by the Nu checker',
  { timeout: 300_000 },
  () => {
    const dist = join(import.meta.dirname, '../../dist');
    const files = eachTemplate(dist).map(({ file }) => join(dist, file));
    expect(files.length).toBeGreaterThan(60);
    const { status, stderr } = spawnSync(
      'java',
      ['-jar', jar, '--errors-only', '--filterpattern', '.*CSS.*', '--format', 'gnu', ...files],
      { encoding: 'utf8', maxBuffer: 32 * 1024 * 1024 },
    );
    expect(stderr.trim().split('\n').filter(Boolean), `exit ${status}`).toEqual([]);
  },
);
