import { readFile } from 'node:fs/promises';
import { parseBuffer } from 'music-metadata';
import { cuesOfVtt, type Cue } from '../../domain/content/transcript.ts';
import { ContentError, type Where } from '../problem.ts';

/** A part of a recording, and what is said in it. */
export interface Chapter {
  /** Empty where the recording has no chapters. */
  title: string;
  /** Seconds. */
  start: number;
  end: number;
  text: string;
}

/** A film that plays on the page. */
interface Film {
  kind: 'film';
  href: string;
  seconds: number;
  /** Addresses of WebVTT files. */
  captions: string;
  chapterList?: string;
  /** Address of its first picture. */
  poster?: string;
  /** In order; one without a title where the file names none. */
  chapters: Chapter[];
  /** It is the session in short, made from a script and read by a synthetic voice. */
  inShort: boolean;
}

/** A recording that is kept elsewhere. */
interface Link {
  kind: 'link';
  href: string;
}

export type Recording = Film | Link;

const pathOf = (file: string) => `public/recordings/${file}`;
const hrefOf = (file: string) => `/recordings/${file}`;

const ifThere = <T>(promise: Promise<T>): Promise<T | undefined> => promise.catch(() => undefined);

/** What is said from chapter to chapter. */
export function chaptersOf(captions: Cue[], marks: Cue[], seconds: number): Chapter[] {
  const parts = marks.length > 0 ? marks : [{ start: 0, end: seconds, text: '' }];
  return parts.map(({ start, text: title }, index) => {
    const end = parts[index + 1]?.start ?? seconds;
    const said = captions.filter((cue) => cue.start >= start && cue.start < end).map(({ text }) => text);
    return { title, start, end, text: said.join(' ') };
  });
}

/** The script of a session in short: its file, and what is read aloud. */
export interface Script {
  file: string;
  slug: string;
  words: string;
}

/**
 * What `recording` of a webinar's front matter names; `where` is that field, and `script` the one that the film was made
 * from. Throws where a file or its captions are missing, or where they no longer say what the script says.
 */
export async function recordingOf(where: Where, recording: string, script: Script | undefined): Promise<Recording> {
  if (recording.startsWith('https:')) return { kind: 'link', href: recording };
  const name = recording.replace(/\.mp4$/, '');
  const [captionFile, chapterFile, posterFile] = [`${name}.vtt`, `${name}.chapters.vtt`, `${name}.webp`];
  const [film, vtt, chapterVtt, poster] = await Promise.all([
    ifThere(readFile(pathOf(recording))),
    ifThere(readFile(pathOf(captionFile), 'utf8')),
    ifThere(readFile(pathOf(chapterFile), 'utf8')),
    ifThere(readFile(pathOf(posterFile))),
  ]);
  if (!film || vtt === undefined) {
    throw new ContentError(where, `${pathOf(recording)} and its captions ${captionFile} to exist`);
  }
  const captions = cuesOfVtt(vtt);
  if (script && captions.map(({ text }) => text).join(' ') !== script.words) {
    const remedy = `run \`node scripts/webinar-recordings.ts ${script.slug}\``;
    throw new ContentError(where, `${pathOf(captionFile)} to say what ${script.file} says; ${remedy}`);
  }
  const { format } = await parseBuffer(film, { mimeType: 'video/mp4', size: film.length }, { duration: true });
  const seconds = Math.round(format.duration ?? captions.at(-1)?.end ?? 0);
  return {
    kind: 'film',
    href: hrefOf(recording),
    seconds,
    captions: hrefOf(captionFile),
    ...(chapterVtt !== undefined && { chapterList: hrefOf(chapterFile) }),
    ...(poster && { poster: hrefOf(posterFile) }),
    chapters: chaptersOf(captions, chapterVtt === undefined ? [] : cuesOfVtt(chapterVtt), seconds),
    inShort: script !== undefined,
  };
}
