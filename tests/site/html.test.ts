import { FileSystemConfigLoader, HtmlValidate } from 'html-validate';
import { describe, expect, it } from 'vitest';
import { pages, unlike } from './built-pages.ts';

const validator = new HtmlValidate(
  new FileSystemConfigLoader({
    root: true,
    extends: ['html-validate:recommended'],
    rules: {
      // Astro's compressed output is not written by hand.
      'no-trailing-whitespace': 'off',
      'doctype-style': 'off',
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      'void-style': 'off',
      'no-implicit-button-type': 'error',
      'long-title': 'off',
      'require-sri': 'off',
      // A small table is its rows; the parser puts them into a body.
      'prefer-tbody': 'off',
      // Their style keeps them on one line, and copied numbers keep plain hyphens.
      'tel-non-breaking': ['error', { ignoreClasses: ['nobr'] }],
      // React writes some attributes in capitals; HTML does not mind.
      'attr-case': 'off',
      // Roles that older assistive technology needs are stated on purpose.
      'no-redundant-role': 'off',
    },
    elements: ['html5', { 'astro-island': { flow: true, phrasing: true, transparent: true } }],
  }),
);

describe('every page', () => {
  it('has been built', () => {
    expect(pages.length).toBeGreaterThan(20);
  });

  it.each(unlike.map((page) => [page.path, page] as const))('%s is valid HTML', async (_path, page) => {
    const report = await validator.validateString(page.html, page.file);
    const problems = report.results.flatMap((result) =>
      result.messages.map((one) => `${one.line}:${one.column} ${one.ruleId} ${one.message} ${one.selector ?? ''}`),
    );
    expect(problems).toEqual([]);
  });

  it.each(unlike.map((page) => [page.path, page] as const))(
    '%s has no attribute that the policy blocks',
    (_path, page) => {
      const blocked = page.root
        .querySelectorAll('*')
        .filter((element) => Object.keys(element.attributes).some((name) => name === 'style' || name.startsWith('on')));
      expect(blocked.map((element) => element.outerHTML.slice(0, 120))).toEqual([]);
    },
  );
});
