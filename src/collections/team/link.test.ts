import { describe, expect, it } from 'vitest';
import { ada, personEntry, someTeam } from '../testing.ts';
import { personNamed } from './link.ts';

const where = { file: 'content/blog/en/a.md', field: 'author' };

describe('someone of the team', () => {
  it('stands on the team’s page in both languages', () => {
    expect(personNamed(where, { id: 'ada-tremblay' }, ada)).toMatchObject({
      firstName: 'Ada',
      portrait: expect.stringMatching(/^\/assets\/ada-tremblay\.[\w-]{8}\.svg$/) as string,
      href: { en: '/our-team#ada-tremblay', fr: '/fr/notre-equipe#ada-tremblay' },
    });
  });

  it('has to be on it', () => {
    expect(() => personNamed(where, { id: 'bob' }, ada)).toThrow(
      'content/blog/en/a.md: author: expected someone of content/team, got bob',
    );
  });

  it('has a name of their own', () => {
    const named = (id: string, name: string) => personEntry(id, { name });
    expect(() => someTeam(named('bob', 'Bob Ng'), named('rob', 'Bob Ng'))).toThrow(
      'content/team/rob.yaml: name: expected a name that nobody else has, got that of content/team/bob.yaml',
    );
    expect(someTeam(named('bob', 'Bob Ng'), named('rob', 'Rob Ng'))).toHaveLength(2);
  });

  it.each([
    ['what there is', { subjects: ['en/nothing'] }, 'subjects: expected an entry that exists, got en/nothing'],
    ['where there is a room', { rooms: ['paris'] }, 'rooms: expected one of ottawa, calgary, got paris'],
    ['something, who is a trainer', { subjects: [] }, 'subjects: expected what the trainer teaches'],
    ['nothing, who is none', { trainer: false }, 'subjects: expected nothing of who does not teach'],
  ])('teaches %s', (_, front, problem) => {
    expect(() => someTeam(personEntry('bob', front))).toThrow(`content/team/bob.yaml: ${problem}`);
  });
});
