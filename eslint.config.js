import { readdirSync } from 'node:fs';
import comments from '@eslint-community/eslint-plugin-eslint-comments';
import js from '@eslint/js';
import astro from 'eslint-plugin-astro';
import { importX } from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import ts from 'typescript-eslint';

/** Which folders of `src` each one may import beside itself; every other arrow is refused, and so are those to the edge. */
const mayImport = { domain: [], i18n: ['domain'], paper: ['domain', 'i18n'] };
const everywhere = Object.keys(mayImport);
// What runs in a build only and what runs in browsers do not import one another; pages have both.
mayImport.build = everywhere;
mayImport.collections = [...everywhere, 'build'];
mayImport.api = everywhere;
mayImport.stores = [...everywhere, 'api'];
mayImport.islands = [...everywhere, 'api', 'stores'];
mayImport.components = Object.keys(mayImport);
mayImport.layouts = Object.keys(mayImport);
mayImport.templates = Object.keys(mayImport);
mayImport.pages = Object.keys(mayImport);
// Nothing of a page imports these two.
mayImport.editor = [...everywhere, 'build', 'collections'];
mayImport.integrations = mayImport.editor;

const foldersBut = (allowed) => Object.keys(mayImport).filter((folder) => !allowed.includes(folder));

const only = (who, allowed) =>
  `${who} may import ${allowed.map((folder) => `src/${folder}`).join(', ') || 'itself'} only.`;

const arrows = [
  ...Object.entries(mayImport).map(([folder, allowed]) => ({
    target: `./src/${folder}/**`,
    from: foldersBut([...allowed, folder]).map((other) => `./src/${other}/**`),
    message: only(`src/${folder}`, allowed),
  })),
  { target: './src/**', from: './functions/**', message: 'src never imports the edge.' },
  {
    target: './functions/**',
    from: ['./src/*.ts', ...foldersBut(everywhere).map((folder) => `./src/${folder}/**`)],
    message: only('The edge', everywhere),
  },
];

/**
 * The floors of the edge. `platform` serves every capability and knows none; capabilities stand side by side, and know of
 * one another only what an `index.ts` exports on purpose; the files above them are imported by nobody.
 */
const capabilities = readdirSync(new URL('./functions/', import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !['platform', 'migrations', 'testing'].includes(entry.name))
  .map(({ name }) => name);

const floors = [
  {
    target: './functions/platform/**',
    from: ['./functions/!(platform)/**', './functions/*.ts'],
    message: 'The platform knows no capability.',
  },
  ...capabilities.map((name) => ({
    target: `./functions/${name}/**`,
    from: [`./functions/!(${name}|platform)/!(index).ts`, './functions/*.ts'],
    message: 'A capability uses what the index.ts of another one exports, and nothing above itself.',
  })),
  {
    target: './functions/*.ts',
    from: ['./functions/!(platform)/!(index).ts'],
    message: 'Of a capability, only its index.ts is seen from above.',
  },
];

const pureFolders = ['src/domain/**/*.ts', 'src/i18n/**/*.ts'];

export default ts.config(
  { ignores: ['dist', '.astro', '.site', '.wrangler', 'coverage', 'test-results', '**/*.d.ts'] },
  js.configs.recommended,
  ts.configs.recommendedTypeChecked,
  ts.configs.stylisticTypeChecked,
  astro.configs['flat/recommended'],
  astro.configs['flat/jsx-a11y-strict'],
  {
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname, extraFileExtensions: ['.astro'] },
    },
    plugins: { 'import-x': importX, '@eslint-community/eslint-comments': comments },
    settings: {
      'import-x/resolver': {
        typescript: { project: ['./tsconfig.json', './functions/tsconfig.json'], noWarnOnMultipleProjects: true },
      },
    },
    rules: {
      'import-x/no-restricted-paths': ['error', { zones: arrows }],
      'no-restricted-syntax': [
        'error',
        {
          selector: 'CallExpression[callee.property.name=/^(prepare|exec)$/] > TemplateLiteral[expressions.length>0]',
          message: 'Bind parameters; SQL is never put together from values.',
        },
        { selector: 'JSXAttribute[name.name="dangerouslySetInnerHTML"]', message: 'Text is shown as text.' },
        { selector: 'JSXAttribute[name.name="style"]', message: 'The policy blocks style attributes; use a class.' },
      ],
      '@typescript-eslint/consistent-type-definitions': 'off',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // What is handed around here are closures; none of them reads `this`.
      '@typescript-eslint/unbound-method': 'off',
      '@eslint-community/eslint-comments/require-description': ['error', { ignore: ['eslint-enable'] }],
      'max-lines': ['error', 250],
      'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }],
      eqeqeq: ['error', 'always'],
    },
  },
  {
    files: ['**/*.tsx'],
    ...jsxA11y.flatConfigs.strict,
  },
  { files: ['**/*.tsx'], ...reactHooks.configs.flat.recommended },
  {
    files: ['src/islands/**', 'src/stores/**'],
    rules: {
      'no-restricted-globals': [
        'error',
        { name: 'decodeURIComponent', message: 'Anybody can write an address wrong: use decoded() of domain/site.' },
      ],
    },
  },
  {
    files: pureFolders,
    rules: {
      'no-restricted-globals': [
        'error',
        'window',
        'document',
        'localStorage',
        'sessionStorage',
        'navigator',
        'location',
      ],
      'no-restricted-imports': [
        'error',
        { patterns: ['react', 'react-dom', 'astro', 'astro:*', 'hono', 'hono/*', 'cloudflare:*', 'nanostores'] },
      ],
    },
  },
  {
    // Stand-ins keep the shape of what they stand in for, and answers are read by the shape that a test expects.
    files: ['**/*.test.ts', 'functions/testing/**'],
    rules: {
      '@typescript-eslint/no-empty-function': 'off',
      '@typescript-eslint/no-unnecessary-type-assertion': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/require-await': 'off',
      'max-lines': 'off',
      'max-lines-per-function': 'off',
    },
  },
  // Markup is as long as what it shows.
  { files: ['**/*.{tsx,astro}'], rules: { 'max-lines-per-function': 'off' } },
  // Data.
  {
    files: ['redirects.config.ts', 'src/i18n/pages.ts', 'src/i18n/strings/**', 'scripts/lib/promises/*.ts'],
    rules: { 'max-lines': 'off' },
  },
  {
    // Tests see the whole edge.
    files: ['functions/**/*.ts'],
    ignores: ['**/*.test.ts', 'functions/testing/**'],
    rules: { 'import-x/no-restricted-paths': ['error', { zones: [...arrows, ...floors] }] },
  },
  {
    files: ['**/*.{js,mjs}', 'scripts/**'],
    languageOptions: { globals: globals.node },
  },
  { files: ['**/*.{js,mjs}'], ...ts.configs.disableTypeChecked },
  {
    files: ['**/*.astro'],
    // Types of .astro files are checked by `astro check`; the typed rules cannot see into their templates.
    ...ts.configs.disableTypeChecked,
  },
);
