/** What one speaker says before the other answers. */
export interface Turn {
  speaker: string;
  text: string;
}

const TURN = /^\*\*([^*]+):\*\*\s+(\S.*)$/s;

/**
 * An episode's transcript: one paragraph for each turn, `**Host:** What they say.`, in French with a space before the colon. Throws with the beginning of a
 * paragraph that names no speaker.
 */
export function readTranscript(markdown: string): Turn[] {
  return markdown
    .trim()
    .split(/\n\s*\n/)
    .map((paragraph) => {
      const [, speaker, text] = TURN.exec(paragraph.trim()) ?? [];
      if (speaker === undefined || text === undefined) {
        throw new Error(`expected a paragraph that begins with **Speaker:**, got “${paragraph.trim().slice(0, 40)}”`);
      }
      return { speaker: speaker.trim(), text: text.replaceAll(/\s+/g, ' ').trim() };
    });
}

/** A text's sentences, in order; put together with spaces they are the text again. */
export function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.?!][”’]?|[.?!]\u00a0») (?=[\p{Lu}“‘«])/u);
}

/** `MM:SS.mmm`, with hours from the first on: the time stamps of WebVTT. */
export function vttTime(seconds: number): string {
  const milliseconds = Math.round(seconds * 1000);
  const part = (value: number, digits: number) => String(value).padStart(digits, '0');
  const hours = Math.floor(milliseconds / 3_600_000);
  const clock = `${part(Math.floor(milliseconds / 60_000) % 60, 2)}:${part(Math.floor(milliseconds / 1000) % 60, 2)}`;
  return `${hours > 0 ? `${part(hours, 2)}:` : ''}${clock}.${part(milliseconds % 1000, 3)}`;
}

/** A line of a WebVTT file: a caption, or the name of a chapter. Seconds. */
export interface Cue {
  start: number;
  end: number;
  text: string;
}

const TIMES = /^((?:\d+:)?\d\d:\d\d\.\d{3})[ \t]+-->[ \t]+((?:\d+:)?\d\d:\d\d\.\d{3})/;
const TAG = /<[^>]*>/g;
const entities: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&nbsp;': '\u00a0', '&amp;': '&' };

const secondsOf = (time: string) => time.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);

/** The cues of a WebVTT file, in order, without their tags. Throws where it is none. */
export function cuesOfVtt(vtt: string): Cue[] {
  const [head, ...blocks] = vtt
    .replace(/^\ufeff/, '')
    .replaceAll(/\r\n?/g, '\n')
    .trim()
    .split(/\n{2,}/);
  if (!head?.startsWith('WEBVTT')) throw new Error('expected a WebVTT file, which begins with “WEBVTT”');
  return blocks.flatMap((block) => {
    const lines = block.split('\n');
    const at = lines.findIndex((line) => line.includes('-->'));
    if (at === -1) return [];
    const [, start, end] = TIMES.exec(lines[at] ?? '') ?? [];
    if (start === undefined || end === undefined)
      throw new Error(`expected times such as “00:01.000 --> 00:04.000”, got “${lines[at]}”`);
    const text = lines
      .slice(at + 1)
      .join(' ')
      .replace(TAG, '')
      .replace(/&\w+;/g, (name) => entities[name] ?? name);
    return [{ start: secondsOf(start), end: secondsOf(end), text: text.trim() }];
  });
}

/** The turns that a WebVTT file of ours says, for comparing it with the transcript. */
export function turnsOfVtt(vtt: string): Turn[] {
  const turns: Turn[] = [];
  for (const [, speaker = '', text = ''] of vtt.matchAll(/^<v ([^>]+)>(.*)$/gm)) {
    const last = turns.at(-1);
    if (last?.speaker === speaker) last.text += ` ${text}`;
    else turns.push({ speaker, text });
  }
  return turns;
}
