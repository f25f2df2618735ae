import { describe, expect, it } from 'vitest';
import { nestedText } from './nested-text.ts';
import { ContentError, markdownFile, problemIn, repeated } from './problem.ts';

describe('a mistake in the content', () => {
  it('names the file, the field and what was expected', () => {
    const { message } = new ContentError({ file: 'content/blog/en/a.md', field: 'author' }, 'someone');
    expect(message).toBe('content/blog/en/a.md: author: expected someone');
  });

  it('names the file when a text in it cannot be read, and keeps the cause', () => {
    const cause = new Error('line 3: expected a heading');
    const error = problemIn({ file: markdownFile({ collection: 'recordings', id: 'en/a' }) }, cause);
    expect(error.message).toBe('content/recordings/en/a.md: line 3: expected a heading');
    expect(error.cause).toBe(cause);
  });
});

it('what stands twice is found where it stands for the second time', () => {
  const items = [{ id: 'a' }, { id: 'b' }, { id: 'a', second: true }];
  expect(repeated(items, ({ id }) => id)).toBe(items[2]);
  expect(repeated(items.slice(0, 2), ({ id }) => id)).toBeUndefined();
});

describe('a text among others on one page', () => {
  const entry = (html?: string) => ({
    collection: 'careers',
    id: 'trainer',
    ...(html !== undefined && { rendered: { html } }),
  });

  it('begins at headings of the fourth rank, which have no ids', () => {
    expect(nestedText(entry('<h2 id="work">Work</h2><p>…</p><h3>More</h3>'))).toBe(
      '<h4>Work</h4><p>…</p><h5>More</h5>',
    );
  });

  it('has to be there', () => {
    expect(() => nestedText(entry())).toThrow('content/careers/trainer.md: expected a text below the front matter');
  });
});
