import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { root } from './run.ts';

type Fields = Readonly<Record<string, unknown>>;

function fieldsOf(file: string): Fields {
  const text = readFileSync(join(root, file), 'utf8');
  return parse(file.endsWith('.md') ? (text.split(/^---$/m)[1] ?? '') : text) as Fields;
}

const courses = globSync('content/courses/fr/*.md', { cwd: root }).map((file) => ({
  name: basename(file),
  ...(fieldsOf(file) as { counterpart: string }),
}));

const taughtInFrench = (name: string) =>
  (fieldsOf(`content/courses/${name}.md`).languages as string[] | undefined)?.includes('fr') ?? false;

/** What somebody of the team teaches in French, by the English categories. */
const taught = new Set(
  globSync('content/team/*.yaml', { cwd: root })
    .map((file) => fieldsOf(file) as { languages: string[]; subjects?: string[] })
    .filter(({ languages }) => languages.includes('fr'))
    .flatMap(({ subjects = [] }) => subjects),
);

test('each French course says that it can be had in French, and somebody can give it', () => {
  expect(courses.length).toBeGreaterThanOrEqual(93);
  const untaught = courses.filter(
    ({ counterpart }) => !taught.has(String(fieldsOf(`content/courses/${counterpart}.md`).category)),
  );
  expect(untaught.map(({ name }) => name)).toEqual([]);
});

test('a course of writing teaches its own language, and is taught in no other', () => {
  const writing = globSync('content/courses/*/*.md', { cwd: root })
    .map((file) => ({
      file,
      ...(fieldsOf(file) as { category: string; languages: string[]; ofItsLanguage?: boolean }),
    }))
    .filter(({ category }) => category === 'en/writing-skills' || category === 'fr/redaction');
  expect(writing.length).toBeGreaterThanOrEqual(14);
  const mixed = writing.filter(
    ({ ofItsLanguage, languages, category }) => !ofItsLanguage || languages.join() !== category.slice(0, 2),
  );
  expect(mixed.map(({ file }) => file)).toEqual([]);
});

test('a French category names levels in French where each of them has public classes in it', () => {
  const categories = globSync('content/categories/fr/*.md', { cwd: root }).map(
    (file) => fieldsOf(file) as { title: string; seoTitle?: string; description: string; courses: string[] },
  );
  const promising = categories.filter(({ seoTitle = '', description }) =>
    [seoTitle, description].some((text) => text.includes('en français') && /niveaux? /.test(text)),
  );
  expect(promising.length).toBeGreaterThan(0);
  expect(promising.filter(({ courses: own }) => !own.every(taughtInFrench)).map(({ title }) => title)).toEqual([]);
});
