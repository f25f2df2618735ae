/**
 * The last change of every file, from what `git log --format=%x00%cI --name-only` says: commits, the latest first, each with
 * its moment and the files that it touched. Of a branch that was merged later the latest moment counts.
 */
export function readHistory(log: string): Map<string, string> {
  const changes = new Map<string, string>();
  for (const commit of log.split('\0').slice(1)) {
    const [moment, ...files] = commit.split('\n').filter((line) => line !== '');
    if (moment === undefined) continue;
    for (const file of files) {
      const known = changes.get(file);
      if (known === undefined || Date.parse(moment) > Date.parse(known)) changes.set(file, moment);
    }
  }
  return changes;
}
