import { expect, test } from 'vitest';
import { startSite, type TestSite } from '../testing/harness.ts';
import { scheduledClass, siteDataOf } from '../testing/site-data.ts';

const page = `<form data-enquiry="seats"><input name="class"><input name="people"></form><form><input name="class"></form>`;

const start = (): Promise<TestSite> =>
  startSite(siteDataOf([scheduledClass({ id: 'a' })]), {
    assets: {
      fetch: () => Promise.resolve(new Response(page, { headers: { 'content-type': 'text/html', etag: '"1"' } })),
    },
  });

test('without script, the class that was chosen in a list stands in the form at the checkout', async () => {
  const site = await start();
  const answer = await site.get('/checkout?class=a&quantity=3');
  expect(await answer.text()).toBe(
    `<form data-enquiry="seats"><input name="class" value="Excel Level 1, January\u00a012, 2027 (a)"><input name="people" value="3"></form><form><input name="class"></form>`,
  );
  expect([answer.headers.get('etag'), answer.headers.get('cache-control')]).toEqual([null, 'no-store']);
  const french = await (await site.get('/fr/paiement?class=a&quantity=99')).text();
  expect(french).toContain('value="Excel, niveau 1, 12\u00a0janvier 2027 (a)"><input name="people" value="1"');
});

test.each(['/checkout', '/checkout?class=%22%3E%3Cscript%3E', '/contact-us?class=a'])(
  '%s stays as it is',
  async (path) => {
    const answer = await (await start()).get(path);
    expect(await answer.text()).toBe(page);
    expect(answer.headers.get('etag')).toBe('"1"');
  },
);
