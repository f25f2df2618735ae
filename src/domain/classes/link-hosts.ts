import * as v from 'valibot';

/** Where a trainer's links may lead, by what they are: hosts, each with all below it. */
export const LinkHosts = v.object({
  /** Where a class meets. */
  join: v.array(v.string()),
  /** Its files and recordings. */
  files: v.array(v.string()),
});
export type LinkHosts = v.InferOutput<typeof LinkHosts>;

/** Whether an address leads to one of these hosts, or to one below it, by https and its usual port. */
export function leadsTo(url: string, hosts: readonly string[]): boolean {
  const address = URL.parse(url);
  if (address?.protocol !== 'https:' || address.port !== '') return false;
  return hosts.some((host) => address.hostname === host || address.hostname.endsWith(`.${host}`));
}
