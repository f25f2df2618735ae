import { expect, test } from 'vitest';
import { startSite } from '../../testing/harness.ts';
import { siteDataOf } from '../../testing/site-data.ts';
import type { Handout } from '../../../src/paper/handout.ts';
import { printed } from './paper.ts';

test('a name in further letters asks for the fonts that have them, and nothing else does', async () => {
  const { needs } = await startSite(siteDataOf([]));
  const askedFor = async (title: string) => {
    const asked: string[] = [];
    const fetch = (request: Request) => {
      asked.push(new URL(request.url).pathname);
      return Promise.resolve(new Response(null, { status: 404 }));
    };
    await expect(printed({ ...needs, assets: { fetch } }, { body: [], title } as unknown as Handout)).rejects.toThrow();
    return asked.filter((path) => path.includes('-')).sort();
  };
  expect(await askedFor('Zoë Côté')).toEqual([]);
  expect(await askedFor('Łukasz')).toEqual(['/fonts/bold-latin-ext.otf', '/fonts/regular-latin-ext.otf']);
});

test('a request that was cut off while it read the fonts keeps no other from printing', async () => {
  const { needs } = await startSite(siteDataOf([]));
  const document = { body: [] } as unknown as Handout;
  const cut = printed({ ...needs, assets: { fetch: () => new Promise(() => undefined) } }, document);
  const next = printed(
    { ...needs, assets: { fetch: () => Promise.resolve(new Response(null, { status: 404 })) } },
    document,
  );
  await expect(next).rejects.toThrow('the font regular answered 404');
  void cut;
});
