import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sentencesOf, vttTime } from '../../src/domain/content/transcript.ts';
import { first } from '../../src/domain/present.ts';

/** Samples a second, of 16 bits each, in one channel: what espeak-ng gives. */
export const RATE = 22_050;

/** Seconds of silence after a sentence, and after a paragraph. */
const PAUSE = { sentence: 0.28, paragraph: 0.6 };

/** Before the first word. */
const LEAD = 0.4;

/** What the voice would not read as people say it. */
const SAID: Record<string, string> = {
  XLOOKUP: 'X lookup',
  VLOOKUP: 'V lookup',
  HLOOKUP: 'H lookup',
  IFERROR: 'if error',
  ISNUMBER: 'is number',
  COUNTIF: 'count if',
  COUNTIFS: 'count ifs',
  SUMIF: 'sum if',
  SUMIFS: 'sum ifs',
  CHOOSECOLS: 'choose columns',
  SORTBY: 'sort by',
  NETWORKDAYS: 'network days',
  PivotTable: 'pivot table',
  PivotTables: 'pivot tables',
  OneDrive: 'one drive',
  WORKDAY: 'work day',
  VSTACK: 'V stack',
  SUMPRODUCT: 'sum product',
  EDATE: 'E date',
  IFNA: 'if N A',
  RECHERCHEX: 'recherche X',
  RECHERCHEV: 'recherche V',
  SIERREUR: 'si erreur',
  ESTNUM: 'est num',
  NBCAR: 'N B car',
  SUPPRESPACE: 'suppr espace',
};
const NAMES = new RegExp(`\\b(?:${Object.keys(SAID).join('|')})\\b`, 'g');

/** A sentence as the voice is given it; captions show it as it is written. */
const pronounced = (sentence: string) =>
  sentence.replaceAll('\u00a0', ' ').replace(NAMES, (name) => SAID[name] ?? name);

const silence = (seconds: number) => Buffer.alloc(Math.round(seconds * RATE) * 2);

/** The samples of a sentence; `voice` are arguments of espeak-ng. */
function speak(text: string, voice: readonly string[], scratch: string): Buffer {
  const file = join(scratch, 'sentence.wav');
  execFileSync('espeak-ng', [...voice, '-w', file, pronounced(text)]);
  const wave = readFileSync(file);
  return wave.subarray(wave.indexOf('data', 0, 'latin1') + 8);
}

/** Paragraphs read aloud one after the other, with a caption for each sentence. */
export class Speech {
  private readonly parts: Buffer[] = [silence(LEAD)];
  private readonly cues: string[] = [];
  private bytes = first(this.parts).length;
  private readonly scratch: string;

  /** `scratch` is a folder for passing files. */
  constructor(scratch: string) {
    this.scratch = scratch;
  }

  /** Seconds read so far. */
  get seconds(): number {
    return this.bytes / 2 / RATE;
  }

  get samples(): Buffer {
    return Buffer.concat(this.parts);
  }

  /** WebVTT, a cue for each sentence. */
  get captions(): string {
    return `WEBVTT\n\n${this.cues.join('\n')}`;
  }

  /** `mark` stands before each caption, such as `<v Host>`. */
  read(paragraph: string, voice: readonly string[], mark = ''): void {
    const sentences = sentencesOf(paragraph);
    sentences.forEach((sentence, index) => {
      const start = this.seconds;
      this.add(speak(sentence, voice, this.scratch));
      this.cues.push(`${vttTime(start)} --> ${vttTime(this.seconds)}\n${mark}${sentence}\n`);
      this.add(silence(index === sentences.length - 1 ? PAUSE.paragraph : PAUSE.sentence));
    });
  }

  private add(part: Buffer): void {
    this.parts.push(part);
    this.bytes += part.length;
  }
}

/** Arguments of ffmpeg for samples in a file. */
export const rawInput = (file: string) => ['-f', 's16le', '-ar', String(RATE), '-ac', '1', '-i', file];

/**
 * Writes samples to a file, and gives the filter of ffmpeg that brings them to the loudness that players expect of speech
 * in one channel (-19 LUFS): measured first, so that they are only turned up or down.
 */
export function levelled(samples: Buffer, file: string): string {
  writeFileSync(file, samples);
  const target = 'loudnorm=I=-19:TP=-1.5:LRA=11';
  const measure = ['-hide_banner', ...rawInput(file), '-af', `${target}:print_format=json`, '-f', 'null', '-'];
  const log = execFileSync('sh', ['-c', 'ffmpeg "$@" 2>&1', 'sh', ...measure]).toString();
  const measured = JSON.parse(log.slice(log.lastIndexOf('{'), log.lastIndexOf('}') + 1)) as Record<string, string>;
  return [
    target,
    `measured_I=${measured.input_i}`,
    `measured_TP=${measured.input_tp}`,
    `measured_LRA=${measured.input_lra}`,
    `measured_thresh=${measured.input_thresh}`,
    `offset=${measured.target_offset}`,
    'linear=true',
  ].join(':');
}
