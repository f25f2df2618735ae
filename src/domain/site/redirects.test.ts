import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileRedirects, matchRedirect, plainPath, redirectKey, type RedirectRule } from './redirects.ts';

const site = 'https://gct.example';
const match = (rules: RedirectRule[], path: string, headers: { referrer?: string; lastHeader?: string } = {}) =>
  matchRedirect(compileRedirects(rules), {
    url: new URL(path, site),
    origin: site,
    referrer: headers.referrer ?? null,
    lastHeader: headers.lastHeader ?? null,
  });

const excel = { from: '/Courses/Details/17', to: '/course/excel-level-1' };

describe('matchRedirect', () => {
  it.each([
    '/Courses/Details/17',
    '/courses/details/17',
    '/Courses/Details/17/',
    '/Courses/Details/17///',
    '//Courses//Details/17',
    '/%43ourses/Details/17',
    '/Courses%2FDetails/17',
    '/Courses%5CDetails/17',
    '/x/../Courses/./Details/17',
  ])('takes %s for the same old address', (path) => {
    expect(match([excel], site + path)).toEqual({ location: '/course/excel-level-1', byHeader: false });
  });

  it.each(['/Courses/Details/171', '/Courses/Details', '/Courses/Details/17%00', '/', '/constructor', '/__proto__'])(
    'does not take %s for it',
    (path) => {
      expect(match([excel], path)).toBeUndefined();
    },
  );

  it('reads both Unicode forms of an accent alike', () => {
    const rules = [{ from: '/fr/compétences', to: '/fr' }];
    for (const path of ['/fr/compétences', '/fr/comp%C3%A9tences', '/fr/compe%CC%81tences', '/fr/COMP%C3%89TENCES']) {
      expect(match(rules, path)?.location).toBe('/fr');
    }
  });

  it('leads to the root where the target is empty', () => {
    expect(match([{ from: '/index.html', to: '' }], '/index.html')?.location).toBe('/');
  });

  it('keeps the incoming query where the target has none, before its hash', () => {
    const rules = [
      { from: '/a', to: '/b' },
      { from: '/c', to: '/d?tab=adobe' },
      { from: '/e', to: '/f#downloads' },
    ];
    expect(match(rules, '/a?utm_source=mail')?.location).toBe('/b?utm_source=mail');
    expect(match(rules, '/c?utm_source=mail')?.location).toBe('/d?tab=adobe');
    expect(match(rules, '/e?utm_source=mail')?.location).toBe('/f?utm_source=mail#downloads');
  });

  it('prefers a rule with the query to one without', () => {
    const rules = [
      { from: '/course.aspx', to: '/course-catalog' },
      { from: '/course.aspx?ID=5', to: '/course/excel-level-1' },
    ];
    expect(match(rules, '/Course.aspx?id=5')?.location).toBe('/course/excel-level-1');
    expect(match(rules, '/Course.aspx?id=6')?.location).toBe('/course-catalog?id=6');
  });

  it('drops the part of the query that it has read, and keeps what came beside it', () => {
    const rules = [
      { from: '/course.aspx?id=5', to: '/course/excel-level-1' },
      { from: '/search?q=excel&lang=en', to: '/courses/microsoft-excel#dates' },
    ];
    expect(match(rules, '/course.aspx?utm_source=a&ID=5&utm_medium=b')?.location).toBe(
      '/course/excel-level-1?utm_source=a&utm_medium=b',
    );
    expect(match(rules, '/search?q=excel&lang=en')?.location).toBe('/courses/microsoft-excel#dates');
    expect(match(rules, '/search?q=excel')).toBeUndefined();
  });

  describe('a referrer of the site itself', () => {
    const isPage = (path: string) => path === '/courses/microsoft-excel';
    const rules = [excel, { from: '/Courses/Microsoft-Excel', to: '/courses/microsoft-excel' }];
    const from = (header: { referrer?: string; lastHeader?: string }) =>
      matchRedirect(compileRedirects(rules), {
        ...{ url: new URL('/nothing', site), origin: site, referrer: null, lastHeader: null, isPage },
        ...header,
      });

    it.each([
      'https://gct.example/Courses/Details/17',
      'http://gct.example/courses/details/17/?a=1',
      'https://www.gct.example/Courses/Details/17',
    ])('that is an old address, %s, is matched by its path', (address) => {
      const expected = { location: '/course/excel-level-1', byHeader: true };
      expect(from({ referrer: address })).toEqual(expected);
      expect(from({ lastHeader: address })).toEqual(expected);
    });

    it.each([
      'https://gct.example/courses/microsoft-excel',
      'https://other.example/Courses/Details/17',
      'https://www.gct.example.evil.example/Courses/Details/17',
    ])('is not matched so where it is %s', (referrer) => {
      expect(from({ referrer })).toBeUndefined();
    });
  });

  it('asks for the full URL, the path, the referrer and the last header, in that order', () => {
    const rules = [
      { from: 'https://gct.example/p', to: '/by-url' },
      { from: '/p', to: '/by-path' },
      { from: '/q', to: '/by-path' },
      { from: 'http://excel-help.example/', to: '/by-referrer' },
      { from: 'http://last.example/x', to: '/by-header' },
    ];
    const headers = { referrer: 'https://excel-help.example', lastHeader: 'http://last.example/x' };
    expect(match(rules, '/p', headers)).toEqual({ location: '/by-url', byHeader: false });
    expect(match(rules, '/q', headers)).toEqual({ location: '/by-path', byHeader: false });
    expect(match(rules, '/r', headers)).toEqual({ location: '/by-referrer', byHeader: true });
    expect(match(rules, '/r', { lastHeader: headers.lastHeader })).toEqual({ location: '/by-header', byHeader: true });
  });

  it('stops at its target, though the browser repeats the referrer', () => {
    const rules = [{ from: 'https://excel-help.example/', to: '/courses/microsoft-excel' }];
    const referrer = 'https://excel-help.example/';
    expect(match(rules, '/anything', { referrer })?.location).toBe('/courses/microsoft-excel');
    expect(match(rules, '/courses/microsoft-excel', { referrer })).toBeUndefined();
    expect(match(rules, '/courses/microsoft-excel?utm_source=x', { referrer })).toBeUndefined();
  });

  it('stops at its target, though another header has a rule, too', () => {
    const rules = [
      { from: 'https://excel-help.example/', to: '/courses/microsoft-excel' },
      { from: 'https://word-help.example/', to: '/courses/microsoft-word' },
    ];
    const headers = { referrer: 'https://excel-help.example/', lastHeader: 'https://word-help.example/' };
    expect(match(rules, '/anything', headers)?.location).toBe('/courses/microsoft-excel');
    expect(match(rules, '/courses/microsoft-excel', headers)).toBeUndefined();
  });

  it('leads from an old site that is answered here to the public origin', () => {
    const rules = [
      { from: 'http://excel-help.example/', to: '' },
      { from: 'http://excel-help.example/tips', to: '/courses/microsoft-excel' },
      { from: 'http://excel-help.example/blog', to: 'https://partner.example/' },
    ];
    expect(match(rules, 'https://excel-help.example/')?.location).toBe('https://gct.example/');
    expect(match(rules, 'https://excel-help.example/Tips?a=1')?.location).toBe(
      'https://gct.example/courses/microsoft-excel?a=1',
    );
    expect(match(rules, 'https://excel-help.example/blog')?.location).toBe('https://partner.example/');
  });

  it('leads from other letters to the page in its own', () => {
    const rules = [{ from: '/Courses/Microsoft-Excel', to: '/courses/microsoft-excel' }];
    expect(match(rules, '/COURSES/Microsoft-excel')?.location).toBe('/courses/microsoft-excel');
    expect(match(rules, '/courses/microsoft-excel')).toBeUndefined();
    expect(match(rules, '/courses/microsoft-excel/')).toBeUndefined();
  });

  it('never invents a location: it comes from the table, on this site or a host of the table', () => {
    const rules = [excel, { from: 'https://old.example/', to: 'https://partner.example/gct' }];
    const old = fc.constantFrom(...rules.map(({ from }) => from));
    const hosts = new Map<string | undefined, number>();
    fc.assert(
      fc.property(
        fc.oneof(
          fc.webPath().map((path) => site + (path || '/')),
          old.map((from) => new URL(from, site).href),
        ),
        fc.oneof(fc.webUrl(), old),
        fc.oneof(fc.string(), old),
        (address, referrer, lastHeader) => {
          const found = match(rules, address, { referrer, lastHeader });
          const host = found && new URL(found.location, site).host;
          hosts.set(host, (hosts.get(host) ?? 0) + 1);
        },
      ),
      { numRuns: 1_000 },
    );
    expect(new Set(hosts.keys())).toEqual(new Set([undefined, 'gct.example', 'partner.example']));
  });

  it('passes over a very long referrer, address or header', () => {
    const long = `https://x.example/${'/'.repeat(190_000)}`;
    expect(match([excel], '/nothing', { referrer: long, lastHeader: long })).toBeUndefined();
    expect(match([excel], `/${'a/'.repeat(95_000)}`)).toBeUndefined();
  });
});

describe('plainPath', () => {
  it('is the same again, and has no slash too many', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.webPath(),
          fc.string().map((text) => `/${text}`),
        ),
        (path) => {
          const plain = plainPath(path);
          expect(plain).toMatch(/^\/(?!\/)/);
          expect(plain).not.toMatch(/\\|\/\/|.\/$/);
          if (!plain.includes('%')) expect(plainPath(plain)).toBe(plain);
        },
      ),
    );
  });
});

describe('redirectKey', () => {
  it('is the same however the scheme, case, slashes and escapes are written', () => {
    expect(redirectKey('HTTP://Old.example/A//b/')).toBe(redirectKey('https://old.example/a/%62'));
  });
});
