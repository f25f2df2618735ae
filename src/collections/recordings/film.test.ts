import { describe, expect, it } from 'vitest';
import { chaptersOf, recordingOf } from './film.ts';

const where = { file: 'content/webinars/en/lookups.md', field: 'recording' };
const cue = (start: number, text: string) => ({ start, end: start + 2, text });

describe('the chapters of a film', () => {
  const captions = [cue(0, 'Welcome.'), cue(4, 'Begin here.'), cue(8, 'Goodbye.')];

  it('end where the next one begins, and hold what is said in them', () => {
    expect(chaptersOf(captions, [cue(0, 'Opening'), cue(8, 'End')], 12)).toEqual([
      { title: 'Opening', start: 0, end: 8, text: 'Welcome. Begin here.' },
      { title: 'End', start: 8, end: 12, text: 'Goodbye.' },
    ]);
  });

  it('are one without a title where the film has none', () => {
    expect(chaptersOf(captions, [], 12)).toEqual([
      { title: '', start: 0, end: 12, text: 'Welcome. Begin here. Goodbye.' },
    ]);
  });
});

describe('a recording', () => {
  it('may be kept elsewhere', async () => {
    const href = 'https://video.example/1';
    expect(await recordingOf(where, href, undefined)).toEqual({ kind: 'link', href });
  });

  it('stops the build where film or captions are missing', async () => {
    await expect(recordingOf(where, 'missing.mp4', undefined)).rejects.toThrow(
      'content/webinars/en/lookups.md: recording: expected public/recordings/missing.mp4 and its captions missing.vtt to exist',
    );
  });

  it('stops it where the captions do not say what the script says', async () => {
    const script = { file: 'content/recordings/en/excel-lookups.md', slug: 'excel-lookups', words: 'Something else.' };
    const name = (await import('node:fs')).readdirSync('public/recordings').find((file) => file.endsWith('.mp4'));
    await expect(recordingOf(where, name ?? '', script)).rejects.toThrow(
      /recording: expected public\/recordings\/.+\.vtt to say what content\/recordings\/en\/excel-lookups\.md says; run `node scripts/,
    );
  });
});
