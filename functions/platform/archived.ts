import { DatabaseFailure } from './database.ts';
import { openSealed, sealText } from './sealed.ts';

/** Where texts lie that nobody asks for by SQL, and the keys that they are sealed under: the one now, and one before it. */
export interface Archive {
  bucket: Pick<R2Bucket, 'get' | 'put' | 'delete'>;
  keys: readonly [now: string, before?: string];
}

/** What lies in one object: of one booking. */
export interface Archived {
  /** As the object is named, so that none is taken for another. */
  name: string;
  /** Frozen documents as they were, by table and number: `invoices/2024-000124`. */
  documents: Record<string, string>;
  /** Rows of the outbox, of mails that have left. */
  mails: MailRow[];
}

export type MailRow = { id: string; recipient: string } & Record<string, string | number | null>;

/** An object with the state that it was read in. */
interface Read {
  content: Archived;
  etag: string;
  /** Under the key before: it is to be sealed anew. */
  isOld: boolean;
}

const PREFIX = 'archive/';

/** `2024/<booking>`. */
export const nameOf = (year: number, bookingId: string) => `${year}/${bookingId}`;

/** What stands in a document's place begins with this, and then has the object's name and the text's in it. */
const MARK = '{"archived":"';

export const archivedMark = (name: string, text: string) => `${name}/${text}`;

/**
 * The object of a name; `null` where there is none. Throws where it cannot be read, which is no different to whoever asks from a
 * database that does not answer.
 */
export async function readArchived({ bucket, keys }: Archive, name: string): Promise<Read | null> {
  try {
    const object = await bucket.get(PREFIX + name);
    if (!object) return null;
    const sealed = new Uint8Array(await object.arrayBuffer());
    const [now, before] = keys;
    const opened = async (key: string) => JSON.parse(await openSealed(key, sealed)) as Archived;
    const { content, isOld } = await opened(now).then(
      (content) => ({ content, isOld: false }),
      async (error: unknown) => {
        if (before === undefined) throw error;
        return { content: await opened(before), isOld: true };
      },
    );
    if (content.name !== name) throw new Error(`${name} holds what is of ${content.name}`);
    return { content, etag: object.etag, isOld };
  } catch (error) {
    throw new DatabaseFailure(error);
  }
}

/**
 * Writes an object and reads it back: true once what is there is what was given. With an etag, it takes the place of that state
 * alone, and gives false where there is another.
 */
export async function writeArchived(archive: Archive, content: Archived, etag?: string): Promise<boolean> {
  const sealed = await sealText(archive.keys[0], JSON.stringify(content));
  const put = archive.bucket.put as (
    key: string,
    value: Uint8Array,
    options?: { onlyIf: { etagMatches: string } },
  ) => Promise<R2Object | null>;
  const options = etag === undefined ? undefined : { onlyIf: { etagMatches: etag } };
  const written = await put.call(archive.bucket, PREFIX + content.name, sealed, options);
  if (!written) return false;
  const back = await readArchived({ ...archive, keys: [archive.keys[0]] }, content.name);
  if (JSON.stringify(back?.content) !== JSON.stringify(content))
    throw new Error('the archive gave back something else');
  return true;
}

export const deleteArchived = ({ bucket }: Archive, name: string) => bucket.delete(PREFIX + name);

const isMark = (value: unknown): value is string => typeof value === 'string' && value.startsWith(MARK);

/** Documents that are in the archive, in the rows of an answer, as they were. Each object is fetched once. */
function filling(archive: Archive | null) {
  const fetched = new Map<string, Promise<Archived>>();
  const objectOf = async (name: string): Promise<Archived> => {
    if (!archive) throw new DatabaseFailure(new Error('this lies in the archive, which is not bound'));
    const read = await readArchived(archive, name);
    if (!read) throw new DatabaseFailure(new Error(`the archive has no ${name}`));
    return read.content;
  };
  const text = async (mark: string): Promise<string> => {
    const { archived } = JSON.parse(mark) as { archived: string };
    const [year = '', booking = '', ...rest] = archived.split('/');
    const name = `${year}/${booking}`;
    const object = fetched.get(name) ?? objectOf(name);
    fetched.set(name, object);
    const found = (await object).documents[rest.join('/')];
    if (found === undefined) throw new DatabaseFailure(new Error(`the archive has no ${archived}`));
    return found;
  };
  const row = async (one: unknown): Promise<unknown> => {
    if (typeof one !== 'object' || one === null || !('document' in one) || !isMark(one.document)) return one;
    return { ...one, document: await text(one.document) };
  };
  return { text, row };
}

type Filling = ReturnType<typeof filling>;

async function filled({ row }: Filling, result: D1Result): Promise<D1Result> {
  return { ...result, results: await Promise.all(result.results.map(row)) };
}

type Asked = Pick<D1Database, 'prepare' | 'batch'>;

function readingQueries(db: Asked, archive: Archive | null): Asked {
  const inner = new WeakMap<object, D1PreparedStatement>();
  const statement = (own: D1PreparedStatement): D1PreparedStatement => {
    const outer = new Proxy(own, {
      get(target, name) {
        const value: unknown = Reflect.get(target, name, target);
        if (typeof value !== 'function') return value;
        const method = value.bind(target) as (...values: unknown[]) => unknown;
        if (name === 'bind') return (...values: unknown[]) => statement(method(...values) as D1PreparedStatement);
        if (name === 'all') return async () => filled(filling(archive), (await method()) as D1Result);
        if (name === 'first') {
          return async (...values: unknown[]) => {
            const found: unknown = await method(...values);
            const { row, text } = filling(archive);
            return values[0] === 'document' && isMark(found) ? text(found) : row(found);
          };
        }
        return method;
      },
    });
    inner.set(outer, own);
    return outer;
  };
  const batch = async (statements: D1PreparedStatement[]) => {
    const results = await db.batch(statements.map((one) => inner.get(one) ?? one));
    const fill = filling(archive);
    return Promise.all(results.map((result) => filled(fill, result)));
  };
  return { prepare: (sql) => statement(db.prepare(sql)), batch: batch as D1Database['batch'] };
}

/**
 * The database with what lies in the archive: a column called `document` has in every answer what it had before it was moved. Without
 * an archive, such a row is an answer that the database does not give.
 */
export function withArchived(db: D1Database, archive: Archive | null): D1Database {
  return {
    ...readingQueries(db, archive),
    exec: (sql) => db.exec(sql),
    withSession(constraint) {
      const session = db.withSession(constraint);
      return { ...readingQueries(session, archive), getBookmark: () => session.getBookmark() };
    },
    dump: () => db.dump(),
  };
}
