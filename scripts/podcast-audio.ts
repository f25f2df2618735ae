import { execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { parse } from 'yaml';
import { readTranscript, sentencesOf, turnsOfVtt, vttTime, type Turn } from '../src/domain/transcript.ts';
import { podcast } from '../src/i18n/strings/en/podcast.ts';
import { root } from './lib/run.ts';

/**
 * `node scripts/podcast-audio.ts [name …]`: reads the transcripts of the podcast aloud, to `public/podcast/*.mp3`, with
 * captions beside them. Without names, those whose captions no longer say what the transcript says. Needs espeak-ng and
 * ffmpeg on the machine; what it makes is committed, so that nobody else does.
 */
const RATE = 22_050;
const PAUSE = { sentence: 0.28, turn: 0.6 };
const voices: Record<string, string[]> = {
  Host: ['-v', 'en-us+f3', '-s', '160', '-p', '48'],
  Trainer: ['-v', 'en-us+m3', '-s', '158', '-p', '42'],
};

interface Episode {
  name: string;
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
    ...(parse(front) as Omit<Episode, 'name' | 'turns'>),
    name: basename(file, '.md'),
    turns: readTranscript(body),
  };
}

/** The samples of a sentence, 16 bits each. */
function speak(text: string, speaker: string): Buffer {
  const voice = voices[speaker];
  if (!voice) throw new Error(`expected one of the speakers ${Object.keys(voices).join(', ')}, got ${speaker}`);
  const file = join(scratch, 'sentence.wav');
  execFileSync('espeak-ng', [...voice, '-w', file, text]);
  const wave = readFileSync(file);
  return wave.subarray(wave.indexOf('data', 0, 'latin1') + 8);
}

const silence = (seconds: number) => Buffer.alloc(Math.round(seconds * RATE) * 2);

/** An episode's samples, and captions that say when each sentence begins and ends. */
function record({ turns }: Episode): { samples: Buffer; captions: string } {
  const parts: Buffer[] = [silence(0.4)];
  const cues: string[] = [];
  let bytes = parts[0]!.length;
  const add = (part: Buffer) => {
    parts.push(part);
    bytes += part.length;
  };
  for (const { speaker, text } of turns) {
    const sentences = sentencesOf(text);
    sentences.forEach((sentence, index) => {
      const start = bytes / 2 / RATE;
      add(speak(sentence, speaker));
      cues.push(`${vttTime(start)} --> ${vttTime(bytes / 2 / RATE)}\n<v ${speaker}>${sentence}\n`);
      add(silence(index === sentences.length - 1 ? PAUSE.turn : PAUSE.sentence));
    });
  }
  return { samples: Buffer.concat(parts), captions: `WEBVTT\n\n${cues.join('\n')}` };
}

/** The loudness that players expect of speech in one channel, measured first so that it is only turned up or down. */
function encode(samples: Buffer, { title, number, date, audio }: Episode): void {
  const raw = join(scratch, 'episode.raw');
  writeFileSync(raw, samples);
  const input = ['-hide_banner', '-f', 's16le', '-ar', String(RATE), '-ac', '1', '-i', raw];
  const target = 'loudnorm=I=-19:TP=-1.5:LRA=11';
  const log = execFileSync('sh', [
    '-c',
    'ffmpeg "$@" 2>&1',
    'sh',
    ...input,
    '-af',
    `${target}:print_format=json`,
    '-f',
    'null',
    '-',
  ]).toString();
  const measured = JSON.parse(log.slice(log.lastIndexOf('{'), log.lastIndexOf('}') + 1)) as Record<string, string>;
  const second = [
    target,
    `measured_I=${measured.input_i}`,
    `measured_TP=${measured.input_tp}`,
    `measured_LRA=${measured.input_lra}`,
    `measured_thresh=${measured.input_thresh}`,
    `offset=${measured.target_offset}`,
    'linear=true',
  ].join(':');
  const tags = {
    title,
    artist: 'GCT',
    album: podcast.show,
    track: String(number),
    date,
    genre: 'Podcast',
    language: 'eng',
    comment: podcast.voices,
  };
  execFileSync('ffmpeg', [
    ...input,
    ...['-y', '-loglevel', 'error', '-af', second, '-ar', String(RATE), '-ac', '1'],
    ...[
      '-codec:a',
      'libmp3lame',
      '-b:a',
      '24k',
      '-id3v2_version',
      '3',
      '-flags:a',
      '+bitexact',
      '-fflags',
      '+bitexact',
    ],
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
  for (const file of globSync('content/podcast/en/*.md', { cwd: root })) {
    const episode = readEpisode(join(root, file));
    if (wanted.length > 0 ? !wanted.includes(episode.name) : isCurrent(episode)) continue;
    const { samples, captions } = record(episode);
    encode(samples, episode);
    writeFileSync(captionsOf(episode), captions);
    console.log(`${episode.audio}: ${Math.round(samples.length / 2 / RATE)} seconds`);
  }
} finally {
  rmSync(scratch, { recursive: true });
}
