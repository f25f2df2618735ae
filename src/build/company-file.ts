import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** The settings of `content/company/company.yaml` that the configuration needs before the collections exist. */
export function loadCompany(): { origin: string; name: string; slogan: Record<string, string> } {
  const file = new URL('../../content/company/company.yaml', import.meta.url);
  const { origin, name, slogan } = parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
  if (typeof origin !== 'string' || !/^https:\/\/[^/]+$/.test(origin)) {
    throw new Error('content/company/company.yaml: `origin`: expected https:// and a host, without a slash at the end');
  }
  return { origin, name: String(name), slogan: slogan as Record<string, string> };
}
