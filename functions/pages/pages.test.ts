import { expect, test } from 'vitest';
import { createApp } from '../app.ts';
import { assetsOf, standIns } from '../testing/assets.ts';
import { startSite } from '../testing/harness.ts';
import { siteDataOf } from '../testing/site-data.ts';

const files = {
  ...standIns,
  '/': { body: 'home', etag: '"home"' },
  '/about': { body: 'about', etag: '"about"' },
  '/courses/vba-(visual-basic-for-applications)': { body: 'vba' },
  '/fr/formation-des-comp%C3%A9tences': { body: 'compétences' },
  '/assets/app.js': { body: 'run()', type: 'text/javascript', etag: '"app"' },
  '/private/client-section': { body: 'training' },
  '/private/event-videos': { body: 'videos' },
  '/private/recordings/a.mp4': { body: 'film', type: 'video/mp4' },
  // As a developer's machine has it, whose disk does not mind case.
  '/Private/recordings/a.mp4': { body: 'film', type: 'video/mp4' },
  '/sw.js': { body: 'cache()', type: 'text/javascript' },
  '/favicon.svg': { body: '<svg/>', type: 'image/svg+xml' },
  '/free-downloads/ribbon.exportedUI': { body: '<mso:cmd/>', type: '' },
  '/robots.txt': { body: 'User-agent: *', type: 'text/plain' },
  '/favicon%2Esvg': { body: '', status: 307, location: '/favicon.svg' },
  '/leaves': { body: '', status: 307, location: '//evil.example/' },
  '/leaves-too': { body: '', status: 307, location: 'https://evil.example/favicon.svg' },
  '/round': { body: '', status: 307, location: '/round' },
  '/broken': { body: '', status: 502 },
};

async function start() {
  const site = await startSite(siteDataOf([]), { assets: assetsOf(files) });
  const app = createApp(site.needs);
  return { get: (path: string, init?: RequestInit) => app.fetch(new Request(`https://gct.example${path}`, init)) };
}

test.each([
  ['/', 'public, max-age=0, must-revalidate'],
  ['/about', 'public, max-age=0, must-revalidate'],
  ['/assets/app.js', 'public, max-age=31536000, immutable'],
  ['/sw.js', 'no-cache'],
  ['/favicon.svg', 'public, max-age=3600'],
  ['/robots.txt', 'public, max-age=3600'],
  ['/private/client-section', 'private, no-store'],
  ['/private/event-videos/excel-2026', 'private, no-store'],
  ['/nothing', 'no-store'],
  ['/assets/nothing.js', 'no-store'],
])('%s is kept as long as: %s', async (path, kept) => {
  const site = await start();
  expect((await site.get(path)).headers.get('cache-control')).toBe(kept);
});

test('a form that is sent to its page is answered by a page, and a script in JSON', async () => {
  const site = await start();
  const post = (path: string, headers: Record<string, string>) =>
    site.get(path, { method: 'POST', headers, body: 'email=ada%40example.ca' });
  const plain = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html,*/*;q=0.8' };
  for (const [path, body] of [
    ['/about', 'about'],
    ['/private/client-section', 'training'],
    ['/nothing', 'An error occurred'],
    ['/fr/rien', 'Une erreur s’est produite'],
  ] as const) {
    const answer = await post(path, plain);
    expect([answer.status, answer.headers.get('allow'), await answer.text()]).toEqual([405, 'GET, HEAD', body]);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('content-security-policy')).toContain("'sha256-style'");
  }
  const call = await post('/about', { 'content-type': 'application/json' });
  expect([call.status, await call.json()]).toMatchObject([405, { code: 'method_not_allowed' }]);
});

test('a file of an unknown kind is saved, others are shown', async () => {
  const site = await start();
  const ribbon = await site.get('/free-downloads/ribbon.exportedUI');
  expect(ribbon.headers.get('content-type')).toBe('application/octet-stream');
  expect(ribbon.headers.get('content-disposition')).toBe('attachment');
  for (const path of ['/about', '/favicon.svg']) {
    expect((await site.get(path)).headers.get('content-disposition')).toBeNull();
  }
});

test('what has not changed is not sent again', async () => {
  const site = await start();
  for (const [path, etag] of [
    ['/about', '"about"'],
    ['/assets/app.js', '"app"'],
  ] as const) {
    const first = await site.get(path);
    expect(first.headers.get('etag')).toBe(etag);
    const again = await site.get(path, { headers: { 'if-none-match': etag } });
    expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag]);
    expect(again.headers.get('cache-control')).toBe(first.headers.get('cache-control'));
    expect((await site.get(path, { headers: { 'if-none-match': '"older"' } })).status).toBe(200);
  }
});

test.each([
  ['/about/', '/about'],
  ['/about///', '/about'],
  ['//about', '/about'],
  ['/%61bout', '/about'],
  ['/about%2F', '/about'],
  ['/about.html', '/about'],
  ['/index.html', '/'],
  ['//', '/'],
  ['/about/?q=a%20b', '/about?q=a%20b'],
  ['/courses/vba-%28visual-basic-for-applications%29', '/courses/vba-(visual-basic-for-applications)'],
  ['/fr/formation-des-comp%c3%a9tences', '/fr/formation-des-comp%C3%A9tences'],
  ['/fr/formation-des-compe\u0301tences', '/fr/formation-des-comp%C3%A9tences'],
  ['/ABOUT', '/about'],
  ['/About.HTML?Q=A', '/about?Q=A'],
  ['/FR/Formation-des-COMP%C3%89TENCES', '/fr/formation-des-comp%C3%A9tences'],
  ['/Private/Client-Section', '/private/client-section'],
  ['/Private/Event-Videos/Excel-2026', '/private/event-videos/Excel-2026'],
])('%s is another spelling of %s', async (path, address) => {
  const site = await start();
  const answer = await site.get(path);
  expect([answer.status, answer.headers.get('location')]).toEqual([301, address]);
  expect((await site.get(address)).status).toBe(200);
});

test('an address is served as it is written', async () => {
  const site = await start();
  expect(await (await site.get('/courses/vba-(visual-basic-for-applications)')).text()).toBe('vba');
  expect(await (await site.get('/fr/formation-des-compétences')).text()).toBe('compétences');
});

test.each(['/about%00', '/about;x', '/%E0%A4%A', '/%', '/about/x', '/%2e%2e%2f%2e%2e%2fetc%2fpasswd'])(
  '%s is not found',
  async (path) => {
    const site = await start();
    expect((await site.get(path)).status).toBe(404);
  },
);

test.each([
  ['/favicon%2Esvg', 307, '/favicon.svg'],
  ['/leaves', 307, '/'],
  ['/leaves-too', 307, '/favicon.svg'],
  ['/round', 404, null],
])('where the static files lead from %s stays on the site', async (path, status, location) => {
  const site = await start();
  const answer = await site.get(path);
  expect([answer.status, answer.headers.get('location')]).toEqual([status, location]);
});

test.each([
  ['/404', 404, 'Oops!'],
  ['/404.html', 404, 'Oops!'],
  ['/fr/404', 404, 'Oups!'],
  ['/error', 500, 'An error occurred'],
  ['/error/', 500, 'An error occurred'],
  ['/fr/error', 500, 'Une erreur s’est produite'],
])('the page that stands in for others, %s, is answered by %i when it is asked for', async (path, status, text) => {
  const site = await start();
  const answer = await site.get(path);
  expect([answer.status, await answer.text(), answer.headers.get('cache-control')]).toEqual([status, text, 'no-store']);
});

test('static files that fail are an error', async () => {
  const site = await start();
  const answer = await site.get('/broken');
  expect([answer.status, await answer.text()]).toEqual([500, 'An error occurred']);
});

test('every recording has an address, and one page answers them all', async () => {
  const site = await start();
  for (const path of ['/private/event-videos', '/private/event-videos/excel-2026', '/private/event-videos/caf%C3%A9']) {
    const answer = await site.get(path);
    expect([path, answer.status, await answer.text()]).toEqual([path, 200, 'videos']);
    expect(answer.headers.get('content-security-policy')).toContain("'sha256-script'");
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
  }
  expect((await site.get('/private/event-videos/a/b')).status).toBe(404);
});

test('a private file is handed out by no address of its own, however it is written', async () => {
  const site = await start();
  for (const path of [
    '/private/recordings/a.mp4',
    '/private//recordings/a.mp4',
    '/%70rivate/recordings/a.mp4',
    '/Private/recordings/a.mp4',
  ]) {
    const answer = await site.get(path);
    expect([path, answer.status]).toEqual([path, 404]);
    expect(await answer.text()).not.toContain('film');
  }
});
