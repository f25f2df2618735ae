import { expect, test } from 'vitest';
import { cuesOfVtt, readTranscript, sentencesOf, turnsOfVtt, vttTime } from './transcript.ts';

test('a transcript is read turn by turn', () => {
  expect(readTranscript('**Host:** Who is\nthere?\n\n**Trainer:** I am.\n')).toEqual([
    { speaker: 'Host', text: 'Who is there?' },
    { speaker: 'Trainer', text: 'I am.' },
  ]);
  expect(() => readTranscript('**Host:** Who?\n\nNobody in particular.')).toThrow('got “Nobody in particular.”');
});

test('a French transcript has a space before its colon', () => {
  expect(readTranscript('**Animatrice\u00a0:** Bonjour.')).toEqual([{ speaker: 'Animatrice', text: 'Bonjour.' }]);
});

test('French sentences begin with any capital, or with a quotation', () => {
  const text =
    'Un. Écoutez\u00a0: «\u00a0Deux!\u00a0» À trois, «\u00a0quatre\u00a0». «\u00a0Cinq?\u00a0» demande-t-elle.';
  expect(sentencesOf(text)).toEqual([
    'Un.',
    'Écoutez\u00a0: «\u00a0Deux!\u00a0»',
    'À trois, «\u00a0quatre\u00a0».',
    '«\u00a0Cinq?\u00a0» demande-t-elle.',
  ]);
});

test('sentences put together are the text again', () => {
  const text = 'One. Two, or 2.5? Ask: “Three.” Four e.g. five.';
  expect(sentencesOf(text)).toEqual(['One.', 'Two, or 2.5?', 'Ask: “Three.”', 'Four e.g. five.']);
  expect(sentencesOf(text).join(' ')).toBe(text);
});

test.each([
  [0, '00:00.000'],
  [61.5, '01:01.500'],
  [59.9996, '01:00.000'],
  [3725.04, '01:02:05.040'],
])('%s seconds are %s', (seconds, stamp) => {
  expect(vttTime(seconds)).toBe(stamp);
});

test('captions of one turn are joined', () => {
  const vtt = 'WEBVTT\n\n00:00.000 --> 00:01.000\n<v Host>One.\n\n00:01.000 --> 00:02.000\n<v Host>Two.\n';
  expect(turnsOfVtt(vtt)).toEqual([{ speaker: 'Host', text: 'One. Two.' }]);
});

test('cues are read with their times, whoever made the file', () => {
  const vtt =
    '\ufeffWEBVTT - made elsewhere\r\nKind: captions\r\n\r\nNOTE a remark\r\n\r\nintro\r\n00:00.400 --> 00:02.000 line:90%\r\n' +
    '<v Ada>One &amp; <i>two</i>\r\nlines.\r\n\r\n01:00:01.500 --> 01:00:02.000\r\nLast.\r\n';
  expect(cuesOfVtt(vtt)).toEqual([
    { start: 0.4, end: 2, text: 'One & two lines.' },
    { start: 3601.5, end: 3602, text: 'Last.' },
  ]);
  expect(() => cuesOfVtt('1\n00:00:01,000 --> 00:00:02,000\nOne.')).toThrow('begins with “WEBVTT”');
  expect(() => cuesOfVtt('WEBVTT\n\n00:01 --> 00:02\nOne.')).toThrow('got “00:01 --> 00:02”');
});
