import { expect, test } from 'vitest';
import { fastHash, freshDatabase, TEST_SECRET } from '../testing/harness.ts';
import type { SlowHash } from '../platform/dependencies.ts';
import { digestOf, hex } from '../platform/secrets.ts';
import { newAccountId } from './account-id.ts';
import { isCommonPassword } from './common-passwords.ts';
import { hashPassword, passwordFits, scryptHash, slotsOf } from './password.ts';

const real = { secret: TEST_SECRET, slowHash: scryptHash };

test('a password fits what is stored of it; another one, or another secret, does not', async () => {
  const digest = await digestOf('correct horse');
  const stored = await hashPassword(real, digest);
  expect(stored).toMatch(/^scrypt\$14\$8\$5\$[\w-]{22}\$[\w-]{43}$/);
  expect(stored).not.toContain(digest);
  expect(await passwordFits(real, digest, stored)).toBe('now');
  expect(await passwordFits(real, await digestOf('wrong horse'), stored)).toBe(null);
  expect(await passwordFits({ ...real, secret: `${TEST_SECRET}!` }, digest, stored)).toBe(null);
});

test('the hash is scrypt with N=16384, r=8, p=5, to the letter', async () => {
  const text = (value: string) => new TextEncoder().encode(value);
  // hashlib.scrypt(b'password', salt=b'NaCl', n=16384, r=8, p=5, dklen=32)
  const hash = await scryptHash(text('password'), text('NaCl'));
  expect(hex(hash)).toBe('a1f148a8930ed04b174820f109b6a1d88fe93a7323bba570daee814b57d959a8');
});

test('one password is stored differently every time', async () => {
  const fast = { secret: TEST_SECRET, slowHash: fastHash };
  const digest = await digestOf('x');
  expect(await hashPassword(fast, digest)).not.toBe(await hashPassword(fast, digest));
});

test('nothing stored takes one hash, too, and fits nothing', async () => {
  const inputs: Uint8Array[] = [];
  const slowHash: SlowHash = (input) => {
    inputs.push(input);
    // What nobody's hash is made of: even that does not fit.
    return Promise.resolve(new Uint8Array(32));
  };
  expect(await passwordFits({ secret: TEST_SECRET, slowHash }, await digestOf('x'), null)).toBe(null);
  expect(inputs).toHaveLength(1);
});

test('slots are given back, also by work that fails', async () => {
  const slots = slotsOf(2);
  let end: (value: string) => void = () => undefined;
  const waiting = slots.run(() => new Promise<string>((resolve) => (end = resolve)));
  await expect(slots.run(() => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
  const other = slots.run(() => new Promise<string>(() => undefined));
  expect(await slots.run(() => Promise.resolve('third'))).toBeNull();
  end('done');
  expect(await waiting).toBe('done');
  expect(await slots.run(() => Promise.resolve('third'))).toBe('third');
  void other;
});

test('work that never ends, as that of a request that was cut off, keeps its slot for some seconds alone', async () => {
  let now = 0;
  const slots = slotsOf(1, () => now);
  const cut = slots.run(() => new Promise<string>(() => undefined));
  const next = () => slots.run(() => Promise.resolve('done'));
  expect(await next()).toBeNull();
  now = 15_000;
  expect(await next()).toBe('done');
  expect(await next()).toBe('done');
  void cut;
});

test.each(['password1', 'Password1', '12345678', 'iloveyou', 'motdepasse', 'Gcttraining'])(
  '%s is known to be common',
  async (word) => {
    expect(isCommonPassword(await digestOf(word))).toBe(true);
  },
);

test.each(['Maple-Ledger-47', 'correct horse battery staple', 'trois petits chats gris'])(
  '%s is not known to be common',
  async (word) => {
    expect(isCommonPassword(await digestOf(word))).toBe(false);
  },
);

test('numbers of accounts are safe integers, far apart, and the database takes them', async () => {
  const ids = Array.from({ length: 1_000 }, newAccountId);
  expect(ids.every((id) => Number.isSafeInteger(id) && id >= 1_000_000_000)).toBe(true);
  expect(new Set(ids).size).toBe(1_000);
  const db = await freshDatabase();
  const largest = Number.MAX_SAFE_INTEGER;
  const insert = `INSERT INTO accounts (id, email, email_key, first_name, language, created_at)
    VALUES (?1, 'a', 'a', 'A', 'en', 1) RETURNING id`;
  expect(await db.prepare(insert).bind(largest).first('id')).toBe(largest);
});
