import js from '@eslint/js';
import astro from 'eslint-plugin-astro';
import { importX } from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import ts from 'typescript-eslint';

/**
 * The arrows of the house: a folder may import from itself and from the folders to its left, and from nothing to its
 * right. `functions` meets `src` only in `domain` and `i18n`.
 */
const order = [
  'domain',
  'i18n',
  'build',
  ['collections', 'api'],
  'stores',
  'islands',
  'components',
  'layouts',
  'templates',
  'pages',
];

/** These run in the build only, so what runs in the browser cannot import them. */
const buildOnly = ['build', 'collections'];
const browserOnly = ['api', 'stores', 'islands'];

const arrows = order
  .flatMap((entry, position) =>
    [entry].flat().map((folder) => ({
      folder,
      forbidden: new Set([
        ...order.slice(position + 1).flat(),
        ...[entry].flat().filter((other) => other !== folder),
        ...(browserOnly.includes(folder) ? buildOnly : []),
      ]),
    })),
  )
  .filter(({ forbidden }) => forbidden.size > 0)
  .map(({ folder, forbidden }) => ({
    target: `./src/${folder}/**`,
    from: [...forbidden].map((later) => `./src/${later}/**`),
    message: `src/${folder} may not import from there; ARCHITECTURE.md shows which way the arrows point.`,
  }));

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
    plugins: { 'import-x': importX },
    settings: {
      'import-x/resolver': {
        typescript: { project: ['./tsconfig.json', './functions/tsconfig.json'], noWarnOnMultipleProjects: true },
      },
    },
    rules: {
      'import-x/no-restricted-paths': [
        'error',
        {
          zones: [
            ...arrows,
            { target: './src/**', from: './functions/**', message: 'src never imports the edge.' },
            {
              target: './functions/**',
              from: [
                './src/*.ts',
                './src/{build,collections,api,stores,islands,components,layouts,templates,pages,integrations}/**',
              ],
              message: 'The edge may import src/domain and src/i18n only.',
            },
          ],
        },
      ],
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
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // What is handed around here are closures; none of them reads `this`.
      '@typescript-eslint/unbound-method': 'off',
      eqeqeq: ['error', 'always'],
    },
  },
  {
    files: ['**/*.tsx'],
    ...jsxA11y.flatConfigs.strict,
  },
  { files: ['**/*.tsx'], ...reactHooks.configs.flat.recommended },
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
    },
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
