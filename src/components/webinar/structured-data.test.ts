import { describe, expect, it } from 'vitest';
import type { Company } from '~/collections/company/load.ts';
import type { Webinar } from '~/collections/webinars/load.ts';
import { webinarNode } from './structured-data.ts';

const site = new URL('https://gct.example');
const company = { name: 'GCT' } as Company;
const webinar = (rest: Partial<Webinar>) =>
  ({
    title: 'Lookups',
    description: 'How XLOOKUP finds a row.',
    href: '/webinars/lookups',
    start: '2026-01-26T17:00:00.000Z',
    end: '2026-01-26T18:00:00.000Z',
    minutes: 60,
    locale: 'en',
    takeaways: ['Find a row'],
    upcoming: false,
    presenter: { name: 'Ada', role: { en: 'Trainer' }, href: { en: '/our-team#ada' } },
    ...rest,
  }) as Webinar;

describe('what search engines are told of a webinar', () => {
  it('one with a recording is a video, with what a list of videos asks for', () => {
    const chapters = [
      { title: 'A key', start: 0, end: 61.4, text: 'Begin.' },
      { title: 'What is missing', start: 61.4, end: 190, text: 'End.' },
    ];
    const recording = {
      kind: 'film',
      href: '/recordings/lookups.mp4',
      seconds: 190,
      captions: '/recordings/lookups.vtt',
      poster: '/recordings/lookups.webp',
      chapters,
      inShort: true,
    } as const;
    expect(webinarNode(webinar({ recording }), company, site)).toMatchObject({
      '@type': 'VideoObject',
      name: 'Lookups',
      description: 'How XLOOKUP finds a row.',
      thumbnailUrl: 'https://gct.example/recordings/lookups.webp',
      uploadDate: '2026-01-26T18:00:00.000Z',
      duration: 'PT190S',
      contentUrl: 'https://gct.example/recordings/lookups.mp4',
      hasPart: [
        {
          '@type': 'Clip',
          name: 'A key',
          startOffset: 0,
          endOffset: 61,
          url: 'https://gct.example/webinars/lookups?t=0',
        },
        { name: 'What is missing', startOffset: 61, endOffset: 190, url: 'https://gct.example/webinars/lookups?t=61' },
      ],
    });
  });

  it('one that is kept elsewhere leads there, with the picture of the page', () => {
    const recording = { kind: 'link', href: 'https://films.example/1' } as const;
    expect(webinarNode(webinar({ recording }), company, site)).toMatchObject({
      '@type': 'VideoObject',
      thumbnailUrl: 'https://gct.example/previews/pages/webinars/lookups.png',
      duration: 'PT60M',
      contentUrl: 'https://films.example/1',
    });
  });

  it('one to come is an event, and one without a recording a text', () => {
    expect(webinarNode(webinar({ upcoming: true }), company, site)['@type']).toBe('Event');
    expect(webinarNode(webinar({}), company, site)['@type']).toBe('LearningResource');
  });
});
