import { execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { parse } from 'yaml';
import { readTranscript, turnsOfVtt, type Turn } from '../src/domain/content/transcript.ts';
import { localeOfFile } from './lib/locale-of-file.ts';
import type { Locale } from '../src/i18n/locales.ts';
import { strings } from '../src/i18n/strings/index.ts';
import { root } from './lib/run.ts';
import { levelled, RATE, rawInput, Speech } from './lib/speech.ts';

/**
 * `node scripts/podcast-audio.ts [name …]`: reads the transcripts of the podcast aloud, in both languages, to `public/podcast/*.mp3`, with
 * captions beside them. Without names, those whose captions no longer say what the transcript says. Needs espeak-ng and
 * ffmpeg on the machine; what it makes is committed, so that nobody else does.
 */
const voices: Record<string, string[]> = {
  Host: ['-v', 'en-us+f3', '-s', '160', '-p', '48'],
  Trainer: ['-v', 'en-us+m3', '-s', '158', '-p', '42'],
  Animatrice: ['-v', 'fr-fr+f3', '-s', '138', '-p', '48'],
  Formatrice: ['-v', 'fr-fr+f3', '-s', '138', '-p', '48'],
  Animateur: ['-v', 'fr-fr+m3', '-s', '138', '-p', '42'],
  Formateur: ['-v', 'fr-fr+m3', '-s', '138', '-p', '42'],
};

interface Episode {
  name: string;
  locale: Locale;
  title: string;
  number: number;
  date: string;
  audio: string;
  turns: Turn[];
}

const folder = join(root, 'public/podcast');
const scratch = mkdtempSync(join(tmpdir(), 'podcast-'));

function readEpisode(file: string): Episode {
  const [, front, body] = /^---\n(.*?)\n---\n(.*)$/s.exec(readFileSync(file, 'utf8')) ?? [];
  if (front === undefined || body === undefined) throw new Error(`${file}: expected front matter`);
  return {
    ...(parse(front) as Omit<Episode, 'name' | 'locale' | 'turns'>),
    name: basename(file, '.md'),
    locale: localeOfFile(file),
    turns: readTranscript(body),
  };
}

function record({ turns }: Episode): Speech {
  const speech = new Speech(scratch);
  for (const { speaker, text } of turns) {
    const voice = voices[speaker];
    if (!voice) throw new Error(`expected one of the speakers ${Object.keys(voices).join(', ')}, got ${speaker}`);
    speech.read(text, voice, `<v ${speaker}>`);
  }
  return speech;
}

function encode(samples: Buffer, { locale, title, number, date, audio }: Episode): void {
  const { podcast } = strings(locale);
  const raw = join(scratch, 'episode.raw');
  const filter = levelled(samples, raw);
  const tags = {
    title,
    artist: 'GCT',
    album: podcast.show,
    track: String(number),
    date,
    genre: 'Podcast',
    language: locale === 'en' ? 'eng' : 'fre',
    comment: podcast.voices,
  };
  execFileSync('ffmpeg', [
    ...['-y', '-loglevel', 'error', ...rawInput(raw), '-af', filter, '-ar', String(RATE), '-ac', '1'],
    ...['-codec:a', 'libmp3lame', '-b:a', '24k', '-id3v2_version', '3'],
    ...['-flags:a', '+bitexact', '-fflags', '+bitexact'],
    ...Object.entries(tags).flatMap(([name, value]) => ['-metadata', `${name}=${value}`]),
    join(folder, audio),
  ]);
}

const captionsOf = ({ audio }: Episode) => join(folder, audio.replace(/\.mp3$/, '.vtt'));

function isCurrent(episode: Episode): boolean {
  const captions = captionsOf(episode);
  if (!existsSync(captions) || !existsSync(join(folder, episode.audio))) return false;
  return JSON.stringify(turnsOfVtt(readFileSync(captions, 'utf8'))) === JSON.stringify(episode.turns);
}

const wanted = process.argv.slice(2);
mkdirSync(folder, { recursive: true });
try {
  for (const file of globSync('content/podcast/*/*.md', { cwd: root })) {
    const episode = readEpisode(join(root, file));
    if (wanted.length > 0 ? !wanted.includes(episode.name) : isCurrent(episode)) continue;
    const speech = record(episode);
    encode(speech.samples, episode);
    writeFileSync(captionsOf(episode), speech.captions);
    console.log(`${episode.audio}: ${Math.round(speech.seconds)} seconds`);
  }
} finally {
  rmSync(scratch, { recursive: true });
}
