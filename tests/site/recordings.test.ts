import { globSync, readFileSync } from 'node:fs';
import { parseBuffer } from 'music-metadata';
import { describe, expect, it } from 'vitest';
import { cuesOfVtt } from '../../src/domain/content/transcript.ts';
import { assets, pages, readAsset, siteData } from './built-pages.ts';
import { present } from '../../src/domain/present.ts';

/** The pages of webinars that these files of both languages are about. */
const pagesOf = (folder: string, text = '') =>
  globSync(`content/${folder}/*/*.md`)
    .filter((file) => readFileSync(file, 'utf8').includes(text))
    .map((file) => file.replace(/.*\/en\/(.*)\.md$/, '/webinars/$1').replace(/.*\/fr\/(.*)\.md$/, '/fr/webinaires/$1'));

/** Pages of webinars with a recording; the latest may have none yet. */
const held = pages.filter(
  ({ path, root }) => /^\/(webinars|fr\/webinaires)\//.test(path) && root.querySelector('video'),
);
const scripted = new Set(pagesOf('recordings'));
const nodeOf = (page: (typeof pages)[number]) =>
  page.root
    .querySelectorAll('script[type="application/ld+json"]')
    .map((script) => JSON.parse(script.rawText) as Record<string, unknown>)
    .find((node) => node['@type'] === 'VideoObject') as {
    contentUrl: string;
    thumbnailUrl: string;
    duration: string;
    uploadDate: string;
    hasPart: { startOffset: number; endOffset: number; url: string }[];
  };
const sectionOf = (page: (typeof pages)[number]) =>
  present(page.root.querySelector('section[aria-labelledby=recording]'));
const text = (html: string) => html.replaceAll(/\s+/g, ' ').trim();

describe('the recordings of webinars', () => {
  it('are there for every webinar that names one', () => {
    const named = pagesOf('webinars', '\nrecording: ');
    expect(held.map(({ path }) => path).toSorted()).toEqual(named.toSorted());
    expect(held.length).toBeGreaterThanOrEqual(29);
  });

  it('say that their voice is synthetic, where it is', () => {
    const spoken = held.filter(({ path }) => scripted.has(path));
    expect(spoken).toHaveLength(scripted.size);
    expect(scripted.size).toBeGreaterThan(0);
    for (const page of spoken) expect(sectionOf(page).text, page.path).toMatch(/synthetic voice|voix de synthèse/);
  });

  describe.each(held.map((page) => ({ path: page.path, page })))('$path', ({ page }) => {
    const film = page.root.querySelector('video');
    const track = (kind: string) => film?.querySelector(`track[kind=${kind}]`)?.getAttribute('src');

    it('plays a recording with captions and chapters, which loads nothing before it is asked to', async () => {
      expect(film?.getAttribute('controls')).not.toBeUndefined();
      expect(film?.getAttribute('preload')).toBe('none');
      expect(film?.getAttribute('width') && film.getAttribute('height')).toBeTruthy();
      for (const address of [
        present(present(film).getAttribute('src')),
        present(present(film).getAttribute('poster')),
        present(track('captions')),
        present(track('chapters')),
      ]) {
        expect(assets).toContain(address);
      }
      const bytes = readAsset(present(present(film).getAttribute('src')));
      // What can be played while it loads has its table of contents first.
      expect(bytes.indexOf('moov')).toBeLessThan(bytes.indexOf('mdat'));
      const { format } = await parseBuffer(bytes, { mimeType: 'video/mp4' }, { duration: true });
      const captions = cuesOfVtt(readAsset(present(track('captions'))).toString());
      const chapters = cuesOfVtt(readAsset(present(track('chapters'))).toString());
      expect(format.duration).toBeGreaterThan(120);
      expect(Math.abs(present(format.duration) - present(chapters.at(-1)).end)).toBeLessThan(1);
      expect(present(captions.at(-1)).end).toBeLessThanOrEqual(present(format.duration));
      for (const [index, { start, end }] of captions.entries()) {
        expect(end).toBeGreaterThan(start);
        expect(start).toBeGreaterThanOrEqual(captions[index - 1]?.end ?? 0);
      }
    });

    it('can be read instead, chapter by chapter, word for word', () => {
      const transcript = present(sectionOf(page).querySelector('details'));
      const said = cuesOfVtt(readAsset(present(track('captions'))).toString()).map((cue) => cue.text);
      expect(
        text(
          transcript
            .querySelectorAll('p')
            .map((part) => part.text)
            .join(' '),
        ),
      ).toBe(said.join(' '));
      const links = page.root.querySelectorAll('a[data-at]');
      const chapters = cuesOfVtt(readAsset(present(track('chapters'))).toString());
      expect(links.map((link) => present(link.querySelector('.link')).text)).toEqual(chapters.map((cue) => cue.text));
      expect(links.map((link) => Number(link.getAttribute('data-at')))).toEqual(chapters.map((cue) => cue.start));
    });

    it('is a video for search engines, with its moments', () => {
      const node = nodeOf(page);
      expect(new URL(node.contentUrl).pathname).toBe(present(film).getAttribute('src'));
      expect(assets).toContain(new URL(node.thumbnailUrl).pathname);
      expect(node.duration).toMatch(/^PT\d+S$/);
      expect(Date.parse(node.uploadDate)).toBeLessThan(Date.parse(siteData.build.time));
      expect(node.hasPart.length).toBeGreaterThanOrEqual(6);
      for (const { startOffset, endOffset, url } of node.hasPart) {
        expect(endOffset).toBeGreaterThan(startOffset);
        expect(new URL(url).pathname).toBe(page.path);
        expect(new URL(url).searchParams.get('t')).toBe(String(startOffset));
      }
    });
  });

  it('have no files that no page shows, and stay small', () => {
    const named = held.flatMap(({ root }) => [
      root.querySelector('video')?.getAttribute('src'),
      root.querySelector('video')?.getAttribute('poster'),
      ...root.querySelectorAll('track').map((track) => track.getAttribute('src')),
    ]);
    const files = [...assets].filter((address) => address.startsWith('/recordings/'));
    expect(files.filter((address) => !named.includes(address))).toEqual([]);
    expect(files.reduce((sum, address) => sum + readAsset(address).length, 0)).toBeLessThan(45_000_000);
  });
});
