/** The configuration of the worker with another database; all else, comments too, stays as it is. */
export function named(config: string, { name, id }: { name: string; id: string }): string {
  const replaced = config
    .replace(/("database_name":\s*")[^"]*"/, `$1${name}"`)
    .replace(/("database_id":\s*")[^"]*"/, `$1${id}"`);
  if (!replaced.includes(`"${name}"`) || !replaced.includes(`"${id}"`)) {
    throw new Error('the configuration names no database');
  }
  return replaced;
}
