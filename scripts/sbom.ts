import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root, run } from './lib/run.ts';
import { fail } from './lib/staff-command.ts';
import { usageOf } from './lib/usage.ts';

/** `npm run sbom`: what the project is made of, as npm writes it down in CycloneDX. */
usageOf('npm run sbom [-- --output sbom.cdx.json]: every package of the lockfile, in CycloneDX.');

const { values } = parseArgs({
  options: { output: { type: 'string', default: join(root, 'test-results/sbom.cdx.json') } },
});
const { code, output } = await run('npm', [
  ...['sbom', '--sbom-format', 'cyclonedx', '--sbom-type', 'application', '--package-lock-only', '--loglevel', 'error'],
]);
if (code !== 0) fail(`npm could not:\n${output}`);

interface Bom {
  metadata: { component: { name: string } };
  components: unknown[];
}
const bom = JSON.parse(output.slice(output.indexOf('{'))) as Bom;
// npm calls the project by the folder that it lies in.
bom.metadata.component.name = 'gct-website';
writeFileSync(values.output, `${JSON.stringify(bom, null, 2)}\n`);
console.log(`${bom.components.length} packages in ${values.output}`);
