import { ArchiveRequest, archiveSql } from './lib/archive-sql.ts';
import { runStatements } from './lib/staff-command.ts';

/**
 * `npm run archive [-- --year 2024]`: how much of each year lies in the archive. `--restore 7K3M-2PXR` and `--of ada@example.ca`
 * bring back a booking, or all of somebody; the clock does it, since the bucket and its key are the worker's alone.
 */
const asked: { value?: ArchiveRequest } = {};
const [rows = []] = await runStatements({
  usage: 'npm run archive -- [--year 2024 | --restore 7K3M-2PXR | --of ada@example.ca] [--remote]',
  options: ['restore', 'of', 'year'],
  read: (values) => values,
  schema: ArchiveRequest,
  sql: (request) => archiveSql((asked.value = request)),
});
const isAsking = asked.value?.restore !== undefined || asked.value?.of !== undefined;
if (rows.length === 0) console.log('Nothing of it lies in the archive.');
else if (isAsking)
  console.log(`Bookings asked for: ${rows.length}. They come within ten minutes, and stay for 30 days.`);
else {
  for (const { year, away, here, asked: back, stale } of rows) {
    console.log(
      [
        `${Number(year)}: ${Number(away)} bookings in the archive, ${Number(here)} noted that are here,`,
        `${Number(back)} asked back, ${Number(stale)} to be made anew`,
      ].join(' '),
    );
  }
}
