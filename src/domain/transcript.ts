/** What one speaker says before the other answers. */
export interface Turn {
  speaker: string;
  text: string;
}

const TURN = /^\*\*([^*]+):\*\*\s+(\S.*)$/s;

/**
 * An episode's transcript: one paragraph for each turn, `**Host:** What they say.` Throws with the beginning of a
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
      return { speaker, text: text.replaceAll(/\s+/g, ' ').trim() };
    });
}

/** A text's sentences, in order; put together with spaces they are the text again. */
export function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.?!][”’]?) (?=[A-Z“‘])/);
}

/** `MM:SS.mmm`, with hours from the first on: the time stamps of WebVTT. */
export function vttTime(seconds: number): string {
  const milliseconds = Math.round(seconds * 1000);
  const part = (value: number, digits: number) => String(value).padStart(digits, '0');
  const hours = Math.floor(milliseconds / 3_600_000);
  const clock = `${part(Math.floor(milliseconds / 60_000) % 60, 2)}:${part(Math.floor(milliseconds / 1000) % 60, 2)}`;
  return `${hours > 0 ? `${part(hours, 2)}:` : ''}${clock}.${part(milliseconds % 1000, 3)}`;
}

/** The turns that a WebVTT file of ours says, for comparing it with the transcript. */
export function turnsOfVtt(vtt: string): Turn[] {
  const turns: Turn[] = [];
  for (const [, speaker, text] of vtt.matchAll(/^<v ([^>]+)>(.*)$/gm)) {
    const last = turns.at(-1);
    if (last && last.speaker === speaker) last.text += ` ${text}`;
    else turns.push({ speaker: speaker!, text: text! });
  }
  return turns;
}
