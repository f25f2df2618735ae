import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { booked } from '../testing/changes.ts';
import { startPrivate } from '../testing/private-classes.ts';

test('the sales of a period say when it is taught, of seats and of what becomes a private class', async () => {
  const office = await startPrivate();
  const { site, headers } = office;
  const sales = async () => {
    const answer = await site.get('/Website/office/books/sales?from=2026-01-01&to=2026-12-31', headers);
    expect(answer.status, await answer.clone().text()).toBe(200);
    const rows = parse(await answer.text(), { columns: true, bom: true });
    return (rows as Record<string, string>[]).map((row) => [row.Kind, row['Taught from'], row['Taught to']]);
  };
  expect(await sales()).toEqual([['invoice', '', '']]);
  await office.scheduled();
  await booked(site, [{ eventId: 'a' }]);
  expect(await sales()).toEqual([
    ['invoice', '2027-03-02', '2027-03-03'],
    ['invoice', '2027-01-12', '2027-01-13'],
  ]);
});
