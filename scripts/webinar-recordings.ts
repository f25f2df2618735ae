import { execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { parse } from 'yaml';
import type { Locale } from '../src/i18n/locales.ts';
import { cuesOfVtt, vttTime } from '../src/domain/content/transcript.ts';
import { readScript, wordsOf, type Slide } from '../src/collections/recordings/script.ts';
import { localeOfFile } from './lib/locale-of-file.ts';
import { root } from './lib/run.ts';
import { drawSlide } from './lib/slide.ts';
import { levelled, rawInput, Speech } from './lib/speech.ts';
import { first, present } from '../src/domain/present.ts';

/**
 * `node scripts/webinar-recordings.ts [name …]`: makes the recordings of webinars in short, `public/recordings/NAME.mp4`, from
 * their scripts in `content/recordings/{en,fr}`: slides, a synthetic voice, captions, chapters and a first picture. Without names,
 * those whose captions no longer say what the script says. Needs espeak-ng and ffmpeg on the machine; what it makes is
 * committed, so that nobody else does.
 */
const VOICES: Record<Locale, string[]> = {
  en: ['-v', 'en-us+f3', '-s', '158', '-p', '46'],
  fr: ['-v', 'fr-fr+f3', '-s', '138', '-p', '46'],
};
const LANGUAGES: Record<Locale, string> = { en: 'eng', fr: 'fre' };
const FRAMES_A_SECOND = 5;

const folder = join(root, 'public/recordings');
const scratch = mkdtempSync(join(tmpdir(), 'recordings-'));
/** An author's name of a drawing, as `PageDrawing.astro` has it, and its file. */
const chosen = readFileSync(join(root, 'src/components/drawings/PageDrawing.astro'), 'utf8');

interface Script {
  locale: Locale;
  title: string;
  drawing: string;
  slides: Slide[];
}

interface Still {
  file: string;
  /** Seconds. */
  from: number;
}

function scriptOf(file: string): Script {
  const [, front, body] = /^---\n(.*?)\n---\n(.*)$/s.exec(readFileSync(join(root, file), 'utf8')) ?? [];
  if (front === undefined || body === undefined) throw new Error(`${file}: expected front matter`);
  try {
    return {
      ...(parse(front) as Omit<Script, 'locale' | 'slides'>),
      locale: localeOfFile(file),
      slides: readScript(body),
    };
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message}`, { cause: error });
  }
}

function markupOf(drawing: string): string {
  const component = new RegExp(`^  ${drawing}: (\\w+),$`, 'm').exec(chosen)?.[1];
  if (!component) throw new Error(`drawing: expected one that PageDrawing.astro knows, got ${drawing}`);
  const source = readFileSync(join(root, `src/components/drawings/${component}.astro`), 'utf8');
  return present(/<Drawing[^>]*>([\s\S]*?)<\/Drawing>/.exec(source)?.[1], 'a drawing');
}

const fileOf = (name: string, ending: string) => join(folder, `${name}${ending}`);

/** Frames that stand, with a key frame at each, so that a chapter begins at once. */
function encode(name: string, { title, locale }: Script, stills: Still[], speech: Speech): void {
  const raw = join(scratch, 'speech.raw');
  const filter = levelled(speech.samples, raw);
  const list = join(scratch, 'stills.txt');
  const lines = stills.map(({ file, from }, index) => {
    const until = stills[index + 1]?.from ?? speech.seconds;
    return `file '${file}'\nduration ${(until - from).toFixed(3)}\n`;
  });
  // The last one is named twice: its duration would be left out otherwise.
  writeFileSync(list, `${lines.join('')}file '${present(stills.at(-1), 'a still').file}'\n`);
  execFileSync('ffmpeg', [
    ...['-y', '-loglevel', 'error', '-f', 'concat', '-safe', '0', '-i', list, ...rawInput(raw)],
    ...['-map', '0:v', '-map', '1:a', '-t', speech.seconds.toFixed(3)],
    ...['-vf', `fps=${FRAMES_A_SECOND},scale=out_color_matrix=bt709:out_range=tv,format=yuv420p`],
    ...['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709', '-color_range', 'tv'],
    ...['-codec:v', 'libx264', '-preset', 'medium', '-tune', 'stillimage', '-crf', '22', '-g', '600'],
    ...['-force_key_frames', stills.map(({ from }) => from.toFixed(3)).join(',')],
    ...['-af', filter, '-codec:a', 'aac', '-b:a', '40k', '-ar', '22050', '-ac', '1'],
    ...['-flags', '+bitexact', '-fflags', '+bitexact', '-movflags', '+faststart'],
    ...['-metadata', `title=${title}`, '-metadata:s:a:0', `language=${LANGUAGES[locale]}`],
    fileOf(name, '.mp4'),
  ]);
}

async function record(name: string, script: Script): Promise<number> {
  const { title, drawing: drawingName, locale, slides } = script;
  const drawing = markupOf(drawingName);
  const speech = new Speech(scratch);
  const stills: Still[] = [];
  const chapters: string[] = [];
  for (const [index, slide] of slides.entries()) {
    const begin = index === 0 ? 0 : speech.seconds;
    for (const [part, { text, shown }] of slide.spoken.entries()) {
      const file = join(scratch, `${index}-${part}.png`);
      writeFileSync(file, await drawSlide(slide, shown, { title, number: index + 1, count: slides.length }, drawing));
      stills.push({ file, from: stills.length === 0 ? 0 : speech.seconds });
      speech.read(text, VOICES[locale]);
    }
    chapters.push(`${vttTime(begin)} --> ${vttTime(speech.seconds)}\n${slide.title}\n`);
  }
  encode(name, script, stills, speech);
  await sharp(first(stills).file).resize(960).webp({ quality: 80, effort: 6 }).toFile(fileOf(name, '.webp'));
  writeFileSync(fileOf(name, '.chapters.vtt'), `WEBVTT\n\n${chapters.join('\n')}`);
  writeFileSync(fileOf(name, '.vtt'), speech.captions);
  return speech.seconds;
}

function isCurrent(name: string, slides: Slide[]): boolean {
  if (['.mp4', '.webp', '.vtt', '.chapters.vtt'].some((ending) => !existsSync(fileOf(name, ending)))) return false;
  const read = (ending: string) => cuesOfVtt(readFileSync(fileOf(name, ending), 'utf8')).map(({ text }) => text);
  return (
    read('.vtt').join(' ') === wordsOf(slides) &&
    JSON.stringify(read('.chapters.vtt')) === JSON.stringify(slides.map(({ title }) => title))
  );
}

const wanted = process.argv.slice(2);
mkdirSync(folder, { recursive: true });
try {
  for (const file of globSync('content/recordings/*/*.md', { cwd: root }).sort()) {
    const name = basename(file, '.md');
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    const script = scriptOf(file);
    if (wanted.length === 0 && isCurrent(name, script.slides)) continue;
    console.log(`${name}.mp4: ${Math.round(await record(name, script))} seconds`);
  }
} finally {
  rmSync(scratch, { recursive: true });
}
