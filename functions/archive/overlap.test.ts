import { expect, test } from 'vitest';
import { present } from '../../src/domain/present.ts';
import { mailsHere, opened, shown, startArchive } from '../testing/archive.ts';
import { archive as capability } from './index.ts';

test('two runs of the clock at once lose nothing: what one has taken or moved is left by the other', async () => {
  for (let moment = 1; ; moment += 1) {
    const started = await startArchive();
    const { site, tend } = started;
    const before = await shown(started);
    const { db } = site.needs;
    let batches = 0;
    // A whole other run, just before each step of this one in turn.
    const batch: D1Database['batch'] = async (statements) => {
      if ((batches += 1) === moment) await tend();
      return db.batch(statements);
    };
    await present(capability.tasks?.[0]).run({ ...site.needs, db: Object.assign({}, db, { batch }) });
    if (batches < moment) break;
    expect(await mailsHere(started), `moment ${moment}`).toEqual([]);
    expect(await opened()).not.toContain('archived');
    expect(await shown(started)).toEqual(before);
    expect(moment).toBeLessThan(10);
  }
});
