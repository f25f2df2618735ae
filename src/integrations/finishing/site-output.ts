import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { allowedHosts, redirects } from '../../../redirects.config.ts';
import { builtTargets, compileOldAddresses, idsIn, withLines } from '../../build/old-addresses.ts';
import type { BuildOutput } from '../../collections/handover/site-data.ts';
import type { PagePolicies } from '../../domain/site/page-policy.ts';
import type { SiteData } from '../../domain/site/site-data.ts';
import type { Step } from './pipeline.ts';

const RULES_FILE = 'redirects.config.ts';

/**
 * What a build leaves beside the pages: the data that the edge worker is bundled with, in `.site/data.json`. Comes when
 * `policies` are complete and every file is there that an old address may lead to.
 */
export function siteOutput(policies: PagePolicies): Step<Set<string>> {
  const ids = new Map<string, Set<string>>();
  let root: URL;
  return {
    name: 'site-output',
    hooks: {
      'astro:config:done': ({ config }) => {
        root = config.root;
      },
    },
    page: idsIn,
    gather(path, found) {
      ids.set(path, found);
    },
    async end({ dir }) {
      const endpoint = new URL('site-data.json', dir);
      const { data, oldAddresses, queries } = JSON.parse(await readFile(endpoint, 'utf8')) as BuildOutput;
      await rm(endpoint);
      const rules = withLines(redirects, await readFile(new URL(RULES_FILE, root), 'utf8'), RULES_FILE);
      const targets = builtTargets(fileURLToPath(dir), ids, { origin: data.origin, hosts: allowedHosts, queries });
      const complete: SiteData = {
        ...data,
        policies,
        redirects: compileOldAddresses([...rules, ...oldAddresses], targets),
      };
      const target = new URL('../.site/', dir);
      await mkdir(target, { recursive: true });
      await writeFile(new URL('data.json', target), JSON.stringify(complete));
      // For `npm run import-redirects`, which checks against the last build.
      await writeFile(new URL('queries.json', target), JSON.stringify(queries));
    },
  };
}
