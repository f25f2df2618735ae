/** The podcast: its page, its episodes and its feed. */
export const podcast = {
  title: 'Podcast',
  /** What players call it. */
  show: 'Back at the Desk',
  pageTitle: 'Back at the Desk, a podcast on learning at work',
  description:
    'Back at the Desk: short conversations with trainers about Excel, meetings, writing, accessibility and leadership, each with its full transcript.',
  intro:
    'Short conversations about what people do with a course once they are at work again. Each has notes, a full transcript, and one thing to try tomorrow.',
  voices: 'The episodes are read by synthetic voices until they are recorded with people.',
  subscribe: 'Subscribe with the feed',
  subscribeHint: 'Copy the address of this link into your podcast player.',
  episodes: 'Episodes',
  /** Of the show in the other language. */
  inOther: 'Episodes in French',
  colon: ': ',
  episodesOf: 'Episodes of the podcast',
  number: 'Episode {number}',
  with: 'With: {guests}',
  minutes: { one: '{count} minute', other: '{count} minutes' },
  listen: 'Listen to “{title}”',
  download: 'Download the audio (MP3, {size} MB)',
  notes: 'In this episode',
  transcript: 'Transcript',
  readTranscript: 'Read the transcript',
  transcriptOf: 'of “{title}”',
  courses: 'Courses on this subject',
  newer: 'Newer episode',
  older: 'Older episode',
} as const;
