/** Wrangler's own list of the migrations that a database has had. */
export const MIGRATION_LIST = `CREATE TABLE IF NOT EXISTS d1_migrations (
  id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE, applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL)`;

/** name of its file */
export const NOTE_MIGRATION = 'INSERT INTO d1_migrations (name) VALUES (?1)';
