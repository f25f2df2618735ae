import { expect, test } from 'vitest';
import { present } from '../../src/domain/present.ts';
import type { Message } from '../platform/mail/message.ts';
import { confirmBody, hold, prove, startSite, withHst, type TestSite } from '../testing/harness.ts';
import { scheduledClass, siteDataOf } from '../testing/site-data.ts';

const oneClass = () => siteDataOf([scheduledClass({ id: 'a' })]);

async function book(site: TestSite, firstName = 'Ada', purchaseOrder = ''): Promise<string> {
  const { reference } = await hold(site, [{ eventId: 'a' }]);
  const contact = { ...confirmBody(1).contact, firstName };
  await site.post(`/Website/confirm-booking/${reference}`, confirmBody(withHst(49_500), { contact, purchaseOrder }));
  return reference;
}

test('there is no mailbox in production', async () => {
  const site = await startSite(oneClass());
  await book(site);
  const [{ id }] = (await site.rows<{ id: string }>('SELECT id FROM local_mail')) as [{ id: string }];
  for (const path of ['', '.json', `/${id}`, `/${id}/message.html`, `/${id}/attachments/0`]) {
    expect((await site.get(`/local/mailbox${path}`)).status, path).toBe(404);
  }
  expect((await site.get('/local/second-factor')).status).toBe(404);
});

test('the local mailbox lists mails newest first, for people and for tests', async () => {
  const site = await startSite(oneClass(), { mode: 'local' });
  await book(site);
  site.wait(1);
  await book(site);
  const mails = (await (await site.get('/local/mailbox.json')).json()) as {
    id: string;
    text: string;
    receivedAt: string;
  }[];
  expect(mails.map(({ receivedAt }) => receivedAt)).toEqual(['2026-11-20T15:01:00Z', '2026-11-20T15:00:00Z']);
  const [newest, oldest] = [present(mails[0]), present(mails[1])];
  const list = await site.get('/local/mailbox');
  const page = await list.text();
  expect(page.indexOf(newest.id)).toBeLessThan(page.indexOf(oldest.id));
  expect(page).not.toContain('<script');
});

test('a mail is shown with its text, its HTML in a sandbox and its attachments', async () => {
  const site = await startSite(oneClass(), { mode: 'local' });
  await prove(site, await book(site, 'Ada', '<b onclick=x>'));
  await site.deliver();
  const mails = await (await site.get('/local/mailbox.json')).json<(Message & { id: string })[]>();
  const mail = present(mails.find(({ attachments }) => attachments.length > 1));
  const page = await (await site.get(`/local/mailbox/${mail.id}`)).text();
  expect(page).toContain(`<iframe src="/local/mailbox/${mail.id}/message.html"`);
  expect(page).toContain('&lt;b onclick=x&gt;');
  expect(page).not.toContain('<b onclick');
  const html = await site.get(`/local/mailbox/${mail.id}/message.html`);
  expect(await html.text()).toBe(mail.html);
  expect(html.headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/);
  expect(mail.attachments.map(({ filename, content }) => [filename, content])).toEqual([
    ['sessions.ics', ''],
    ['2026-000001.pdf', ''],
  ]);
  const file = await site.get(`/local/mailbox/${mail.id}/attachments/0`);
  expect(file.headers.get('content-disposition')).toBe('attachment; filename="sessions.ics"');
  expect(await file.text()).toMatch(/^BEGIN:VCALENDAR\r\n/);
  for (const path of ['nobody', 'nobody/message.html', `${mail.id}/attachments/2`, `${mail.id}/attachments/x`]) {
    expect((await site.get(`/local/mailbox/${path}`)).status, path).toBe(404);
  }
});

test('the policy of the mailbox lets its own style in, and nothing else', async () => {
  const site = await startSite(oneClass(), { mode: 'local' });
  const response = await site.get('/local/mailbox');
  const style = present(/<style>(.*?)<\/style>/s.exec(await response.text())?.[1], 'a style');
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(style));
  const hash = btoa(String.fromCharCode(...new Uint8Array(digest)));
  const policy = present(response.headers.get('content-security-policy'), 'a policy');
  expect(policy).toContain(`style-src 'sha256-${hash}'`);
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toContain('unsafe');
});
