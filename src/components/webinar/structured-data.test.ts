import { describe, expect, it } from 'vitest';
import type { Company } from '~/collections/company.ts';
import type { Webinar } from '~/collections/webinars.ts';
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
    language: 'en',
    takeaways: ['Find a row'],
    upcoming: false,
    presenter: { name: 'Ada', role: { en: 'Trainer' }, href: { en: '/our-team#ada' } },
    ...rest,
  }) as Webinar;

describe('what search engines are told of a webinar', () => {
  it('one with a recording is a video, with what a list of videos asks for', () => {
    expect(webinarNode(webinar({ recording: 'lookups.mp4' }), company, site)).toMatchObject({
      '@type': 'VideoObject',
      name: 'Lookups',
      description: 'How XLOOKUP finds a row.',
      thumbnailUrl: 'https://gct.example/previews/pages/webinars/lookups.png',
      uploadDate: '2026-01-26T18:00:00.000Z',
      duration: 'PT60M',
      contentUrl: 'https://gct.example/recordings/lookups.mp4',
    });
  });

  it('one to come is an event, and one without a recording a text', () => {
    expect(webinarNode(webinar({ upcoming: true }), company, site)['@type']).toBe('Event');
    expect(webinarNode(webinar({}), company, site)['@type']).toBe('LearningResource');
  });
});
