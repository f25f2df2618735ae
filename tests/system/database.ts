import { DatabaseSync } from 'node:sqlite';
import { databaseFile } from '../../scripts/lib/database-file.ts';

/** How long somebody waits for a server that is writing. */
const PATIENCE_MS = 10_000;

/** The local database below a folder, by a connection of its own for each call; also while a server runs on it. */
export function localDatabase(persistTo: string) {
  function open<Value>(work: (database: DatabaseSync) => Value): Value {
    const database = new DatabaseSync(databaseFile(persistTo), { timeout: PATIENCE_MS });
    try {
      return work(database);
    } finally {
      database.close();
    }
  }
  return {
    rows: <Row>(sql: string): Row[] =>
      open((database) =>
        database
          .prepare(sql)
          .all()
          .map((row) => ({ ...row }) as Row),
      ),
    run: (sql: string): void => open((database) => database.exec(sql)),
  };
}
