import { run } from '../../scripts/lib/run.ts';

/** The local database below a folder, reached as the server reaches it; also while the server runs. */
export function localDatabase(persistTo: string, config?: string) {
  async function execute<Row>(command: string): Promise<Row[]> {
    const { code, output } = await run('wrangler', [
      ...['d1', 'execute', 'DB', '--local', '--json', '--persist-to', persistTo, '--command', command],
      ...(config ? ['--config', config] : []),
    ]);
    if (code !== 0) throw new Error(output);
    const [result] = JSON.parse(output.slice(output.indexOf('['))) as [{ results: Row[] }];
    return result.results;
  }
  return { rows: execute, run: async (command: string) => void (await execute(command)) };
}
