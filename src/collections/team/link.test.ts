import { describe, expect, it } from 'vitest';
import { ada } from '../testing.ts';
import { personNamed } from './link.ts';

const where = { file: 'content/blog/en/a.md', field: 'author' };

describe('someone of the team', () => {
  it('stands on the team’s page in both languages', () => {
    expect(personNamed(where, { id: 'ada-tremblay' }, ada)).toMatchObject({
      initials: 'AT',
      href: { en: '/our-team#ada-tremblay', fr: '/fr/notre-equipe#ada-tremblay' },
    });
  });

  it('has to be on it', () => {
    expect(() => personNamed(where, { id: 'bob' }, ada)).toThrow(
      'content/blog/en/a.md: author: expected someone of content/team, got bob',
    );
  });
});
