import { describe, expect, it } from 'vitest';
import { first } from '../present.ts';
import { checkRedirects, type RedirectTargets } from './redirect-checks.ts';
import type { RedirectRule } from './redirects.ts';

const targets: RedirectTargets = {
  pages: new Set(['/', '/fr', '/course-catalog', '/course/excel-level-1', '/fr/formation-des-compétences']),
  files: new Set(['/free-downloads/shortcuts.pdf']),
  hashes: (page) => new Set(page === '/' ? ['downloads'] : []),
  queries: { '/course-catalog': { tab: ['adobe', 'microsoft'], q: 'any' } },
  hosts: new Set(['partner.example']),
  host: 'gct.example',
};

const excel = { from: '/Courses/Details/17', to: '/course/excel-level-1' };

const problems = (...rules: RedirectRule[]) =>
  checkRedirects(rules, targets).map(({ index, problem }) => `${index} ${problem}`);

describe('checkRedirects', () => {
  it('accepts targets of every kind', () => {
    expect(
      problems(
        excel,
        { from: '/Course-Catalog', to: '/course-catalog' },
        { from: '/a', to: '' },
        { from: '/b', to: '/course-catalog?tab=adobe' },
        { from: '/b2', to: '/course-catalog?q=pivot%20tables' },
        { from: '/course-catalog?tab=excel', to: '/course/excel-level-1' },
        { from: 'https://gct.example/b3', to: '/' },
        { from: '/c', to: '/#downloads' },
        { from: '/d', to: '/free-downloads/shortcuts.pdf' },
        { from: '/e', to: '/fr/formation-des-comp%C3%A9tences' },
        { from: 'http://old.example/x', to: 'https://partner.example/y' },
      ),
    ).toEqual([]);
  });

  it.each<[RedirectRule[], string]>([
    [[excel, { from: '/courses/DETAILS/17/', to: '/' }], '1 the same address as rule 1 (/Courses/Details/17)'],
    [
      [
        { from: '/a', to: '/A/' },
        { from: '/x', to: '/' },
      ],
      '0 /A/ is neither a page nor a file',
    ],
    [[{ from: 'http://partner.example/a', to: 'https://partner.example/a' }], '0 leads to itself'],
    [[{ from: '/course-catalog?tab=ps', to: '/course-catalog?tab=adobe' }], '0 leads to itself'],
    [[{ from: '/Course-Catalog', to: '/fr' }], '0 /Course-Catalog is the page /course-catalog in other letters'],
    [[{ from: '/old#part', to: '/' }], '0 /old#part: a server never sees what comes after #'],
    [[{ from: '/course-catalog', to: '/' }], '0 /course-catalog is a page of the site'],
    [[{ from: '/a', to: '/nowhere' }], '0 /nowhere is neither a page nor a file'],
    [[{ from: '/a', to: '/#nothing' }], '0 / has no element with the id nothing'],
    [[{ from: '/a', to: '/course-catalog?tab=cooking' }], '0 /course-catalog?tab= knows adobe, microsoft, not cooking'],
    [[{ from: '/a', to: '/fr?tab=adobe' }], '0 /fr reads no query parameter tab'],
    [[{ from: '/a', to: 'https://evil.example/' }], '0 evil.example is not among the allowed hosts'],
    [[{ from: '/a', to: '//evil.example' }], '0 //evil.example would leave the site'],
    [[{ from: '/a', to: 'https://gct.example/fr' }], '0 https://gct.example/fr: write the path alone'],
    [[{ from: 'a', to: '/' }], '0 a: expected a path or a full URL'],
  ])('refuses %j', (rules, problem) => {
    expect(problems(...rules)).toContain(problem);
  });

  it('refuses a chain', () => {
    const pages = new Set([...targets.pages, '/b']);
    const rules = [
      { from: '/a', to: '/b' },
      { from: '/B', to: '/' },
    ];
    expect(checkRedirects(rules, { ...targets, pages }).map(({ problem }) => problem)).toContain(
      'leads to /b, which is an old address itself',
    );
  });
});

describe('a chain that hides', () => {
  it.each<[string, RedirectRule[]]>([
    [
      'behind a full URL of the site itself',
      [
        { from: '/a', to: '/course-catalog' },
        { from: 'https://gct.example/course-catalog', to: '/' },
      ],
    ],
    [
      'behind a query of the target',
      [
        { from: '/a', to: '/course-catalog?tab=adobe' },
        { from: '/course-catalog?tab=adobe', to: '/' },
      ],
    ],
  ])('%s is found', (_, rules) => {
    expect(problems(...rules)).toContain(`0 leads to ${first(rules).to}, which is an old address itself`);
  });

  it('is no chain behind a query that the rule has read itself', () => {
    const rules = [
      { from: '/old?tab=adobe', to: '/course-catalog' },
      { from: '/course-catalog?tab=adobe', to: '/fr' },
    ];
    expect(problems(...rules)).toEqual([]);
  });

  it('is no chain where both rules lead to the page', () => {
    expect(problems({ from: '/a', to: '/course-catalog' }, { from: '/Course-Catalog', to: '/course-catalog' })).toEqual(
      [],
    );
  });

  it('reports the page of the site, by its full URL, too', () => {
    expect(problems({ from: 'https://gct.example/fr/', to: '/' })).toEqual([
      '0 https://gct.example/fr/ is a page of the site',
    ]);
  });
});
