import { readFile } from 'node:fs/promises';
import { parseBuffer } from 'music-metadata';
import { turnsOfVtt, type Turn } from '../../domain/content/transcript.ts';
import { ContentError, type Where } from '../problem.ts';

export interface Audio {
  href: string;
  bytes: number;
  seconds: number;
  /** WebVTT, sentence by sentence. */
  captions: string;
}

/** The file as it is served, and what it is; its captions say what the transcript says, or the build stops. */
export async function audioOf(where: Where, file: string, turns: Turn[], remedy: string): Promise<Audio> {
  const captions = file.replace(/\.mp3$/, '.vtt');
  const [sound, vtt] = await Promise.all([
    readFile(`public/podcast/${file}`),
    readFile(`public/podcast/${captions}`, 'utf8'),
  ]).catch(() => {
    throw new ContentError(where, `public/podcast/${file} and ${captions} to exist; ${remedy}`);
  });
  if (JSON.stringify(turnsOfVtt(vtt)) !== JSON.stringify(turns)) {
    throw new ContentError(
      where,
      `the words of public/podcast/${captions}; after a change of the transcript, ${remedy}`,
    );
  }
  const { format } = await parseBuffer(sound, { mimeType: 'audio/mpeg', size: sound.length }, { duration: true });
  return {
    href: `/podcast/${file}`,
    bytes: sound.length,
    seconds: Math.round(format.duration ?? 0),
    captions: `/podcast/${captions}`,
  };
}
