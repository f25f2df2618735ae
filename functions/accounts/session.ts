import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { CookieOptions } from 'hono/utils/cookie';
import type { OfficeState, Role, SessionView } from '../../src/domain/accounts/contract.ts';
import { IDLE_LOCK_MINUTES } from '../../src/domain/office/second-factor.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { digestOf, randomToken } from '../platform/secrets.ts';
import type { Opened, Sessions } from '../platform/session.ts';
import { OFFICE_SEEN } from './office-sql.ts';
import { PROLONG_SESSION, SESSION_BY_TOKEN } from './sql.ts';

/** `__Host-`: set by this host alone, over TLS alone, for all of it. Browsers count http://localhost as such. */
const SESSION_COOKIE = '__Host-session';

/** A session ends after so long without a request, and after so long whatever happens. Milliseconds. */
export const IDLE_MS = 12 * 3_600_000;
export const SESSION_MS = 7 * 24 * 3_600_000;

/** The idle end is written anew no more often than this. Milliseconds. */
const PROLONG_EVERY_MS = 5 * 60_000;

/** 256 bits in base64url. */
const TOKEN = /^[\w-]{43}$/;

const attributes = { path: '/', secure: true, httpOnly: true, sameSite: 'Lax' } as const satisfies CookieOptions;

/** The digest of the token that a request brings; `undefined` where it brings none that could be one. */
export async function presentedToken(c: Context): Promise<string | undefined> {
  const token = getCookie(c, SESSION_COOKIE);
  return token !== undefined && TOKEN.test(token) ? digestOf(token) : undefined;
}

export interface NewSession {
  token: string;
  digest: string;
  idleEndsAt: number;
  endsAt: number;
}

export async function newSession(at: number): Promise<NewSession> {
  const token = randomToken();
  return { token, digest: await digestOf(token), idleEndsAt: at + IDLE_MS, endsAt: at + SESSION_MS };
}

export function setSessionCookie(c: Context, token: string): void {
  setCookie(c, SESSION_COOKIE, token, { ...attributes, maxAge: SESSION_MS / 1000 });
}

export function clearSessionCookie(c: Context): void {
  deleteCookie(c, SESSION_COOKIE, attributes);
}

interface SessionRow {
  account_id: number;
  first_name: string;
  language: 'en' | 'fr';
  role: Role;
  idle_ends_at: number;
  ends_at: number;
  office_role: 'staff' | 'owner' | null;
  has_second_factor: 0 | 1;
  office_seen_at: number | null;
  sudo_until_at: number | null;
}

/** How far into the office; without a call it locks itself. */
function officeState(row: SessionRow, at: number): OfficeState | null {
  if (row.office_role === null) return null;
  if (row.has_second_factor === 0) return 'enrol';
  return row.office_seen_at !== null && at - row.office_seen_at < IDLE_LOCK_MINUTES * 60_000 ? 'open' : 'code';
}

/** Whose request this is, by its cookie; `null` where it brings no live session. */
async function readSession({ db, now }: Pick<Dependencies, 'db' | 'now'>, c: Context): Promise<Opened | null> {
  const digest = await presentedToken(c);
  if (digest === undefined) return null;
  const at = now().getTime();
  const row = await db.prepare(SESSION_BY_TOKEN).bind(digest, at).first<SessionRow>();
  if (!row) return null;
  const idleEndsAt = Math.min(at + IDLE_MS, row.ends_at);
  if (idleEndsAt - row.idle_ends_at >= PROLONG_EVERY_MS) {
    await db.prepare(PROLONG_SESSION).bind(digest, idleEndsAt).run();
  }
  const role = row.office_role ?? row.role;
  const view: SessionView = {
    ...{ accountId: row.account_id, firstName: row.first_name, language: row.language, role },
    office: officeState(row, at),
  };
  return { view, isSudo: (row.sudo_until_at ?? 0) > at, seenAt: row.office_seen_at, digest };
}

/** The lock is put off no more often than this. Milliseconds. */
const SEEN_EVERY_MS = 60_000;

async function officeSeen({ db, now }: Pick<Dependencies, 'db' | 'now'>, { digest, seenAt }: Opened): Promise<void> {
  const at = now().getTime();
  if (at - (seenAt ?? 0) >= SEEN_EVERY_MS) await db.prepare(OFFICE_SEEN).bind(digest, at).run();
}

/** Sessions as the guards of calls ask for them. */
export function sessionsOf(needs: Pick<Dependencies, 'db' | 'now'>): Sessions {
  return {
    brought: (c) => getCookie(c, SESSION_COOKIE) !== undefined,
    read: (c) => readSession(needs, c),
    officeSeen: (opened) => officeSeen(needs, opened),
    forget: clearSessionCookie,
  };
}
