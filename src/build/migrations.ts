import { readdirSync } from 'node:fs';

/** What the database of this build has behind it: files of `functions/migrations`, by their numbers. */
export const builtMigrations = (): string[] =>
  readdirSync('functions/migrations')
    .filter((file) => file.endsWith('.sql'))
    .sort();
