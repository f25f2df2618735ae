import { expect, test } from 'vitest';
import type { Visit } from '../../src/domain/measuring/visit.ts';
import { measurementProtocol, type Analytics } from '../platform/analytics.ts';
import { runScheduled } from '../scheduled.ts';
import { confirmBody, hold, prove, startSite, withHst } from '../testing/harness.ts';
import { scheduledClass, siteDataOf } from '../testing/site-data.ts';

const PRICE = 49_500;
const campaign = {
  ...{ source: 'letter', campaign: 'spring', content: '', medium: 'e-mail' },
  websiteAccessDate: '2026-11-20T14:00:00.000Z',
};

type Told = Parameters<Analytics['tell']>;

async function start({ fails = (): boolean => false, analytics = true } = {}) {
  const told: Told[] = [];
  const tell = (...what: Told) => {
    if (fails()) return Promise.reject(new Error('analytics answered 503'));
    told.push(what);
    return Promise.resolve();
  };
  const site = await startSite(siteDataOf([scheduledClass({ id: 'a' })]), { analytics: analytics ? { tell } : null });
  async function book(visit?: Visit) {
    const { reference } = await hold(site, [{ eventId: 'a', quantity: 2 }]);
    const answer = await site.post(`/Website/confirm-booking/${reference}`, {
      ...confirmBody(withHst(2 * PRICE)),
      ...(visit && { visit }),
    });
    expect(answer.status).toBe(200);
    return { reference, ...(await answer.json<{ number: string }>()) };
  }
  const visits = () => site.rows<{ visit: string }>('SELECT visit FROM bookings');
  return { site, told, book, visits, clock: () => runScheduled(site.needs) };
}

test('a booking of who agreed is told once, when its buyer is proved, and the browser’s number is forgotten', async () => {
  const { site, told, book, visits, clock } = await start();
  const { reference, number } = await book({ campaign, clientId: '12.34' });
  await clock();
  expect(told).toEqual([]);
  site.at('2026-11-20T16:00:00Z');
  await prove(site, reference);
  await clock();
  await clock();
  expect(told).toEqual([
    [
      ...['12.34', Date.parse('2026-11-20T16:00:00Z'), 'purchase'],
      {
        ...{ transaction_id: number, currency: 'CAD', value: 990, tax: 128.7 },
        items: [{ item_id: 'a', item_name: 'Excel Level 1', item_variant: 'en', price: 495, quantity: 2 }],
      },
    ],
  ]);
  expect(JSON.stringify(told)).not.toMatch(/ada|byron|example/i);
  expect((await visits()).map(({ visit }) => JSON.parse(visit) as Visit)).toEqual([{ campaign }]);
});

test('what did not arrive is told again, and no more after three days', async () => {
  let down = true;
  const { site, told, book, clock } = await start({ fails: () => down });
  const { reference } = await book({ clientId: '1.2' });
  await prove(site, reference);
  await clock();
  down = false;
  await clock();
  expect(told).toHaveLength(1);

  down = true;
  const second = await book({ clientId: '3.4' });
  await prove(site, second.reference);
  await clock();
  down = false;
  site.at('2026-11-24T16:00:00Z');
  await clock();
  expect(told).toHaveLength(1);
});

test('nothing is told, and no number kept, of who did not agree, or where nothing measures', async () => {
  const { site, told, book, clock } = await start();
  await prove(site, (await book({ campaign })).reference);
  await clock();
  expect(told).toEqual([]);

  const none = await start({ analytics: false });
  await none.book({ clientId: '1.2' });
  await none.clock();
  expect(await none.visits()).toEqual([{ visit: '{}' }]);
});

test('what stands in the office’s copy of a campaign has no line of its own, and no sign that is not seen', async () => {
  const { book, visits } = await start();
  await book({ campaign: { ...campaign, source: 'a\r\nTotal\u0000\ud800\u202e', medium: 'e-mail' } });
  // As it is written: half of a sign is in no report of a test.
  expect(await visits()).toEqual([{ visit: JSON.stringify({ campaign: { ...campaign, source: 'aTotal' } }) }]);
});

test('the office reads the campaign in its copy', async () => {
  const { site, book } = await start();
  await prove(site, (await book({ campaign })).reference);
  await site.deliver();
  const mails = await site.rows<{ message: string }>(`SELECT message FROM local_mail WHERE message LIKE '%Booking %'`);
  expect(mails.some(({ message }) => message.includes('letter / e-mail / spring'))).toBe(true);
});

test('it is told by the Measurement Protocol, without a word on advertising', async () => {
  const sent: { address: string; body: unknown }[] = [];
  const analytics = measurementProtocol('G-TEST', 'secret', (address, init) => {
    sent.push({ address: String(address as URL), body: JSON.parse(init?.body as string) });
    return Promise.resolve(new Response(null, { status: sent.length === 1 ? 204 : 500 }));
  });
  await analytics.tell('1.2', 5, 'purchase', { value: 1 });
  expect(sent).toEqual([
    {
      address: 'https://www.google-analytics.com/mp/collect?measurement_id=G-TEST&api_secret=secret',
      body: {
        ...{ client_id: '1.2', timestamp_micros: 5000 },
        consent: { ad_user_data: 'DENIED', ad_personalization: 'DENIED' },
        events: [{ name: 'purchase', params: { value: 1 } }],
      },
    },
  ]);
  await expect(analytics.tell('1.2', 5, 'purchase', {})).rejects.toThrow('500');
});
