import * as v from 'valibot';
import { expect } from 'vitest';
import type { Call } from '../../src/domain/api/call.ts';
import { ChallengeRequired } from '../../src/domain/api/challenge.ts';
import { ApiError, type CommonCode } from '../../src/domain/api/errors.ts';
import { officeAudit as auditEn } from '../../src/i18n/strings/en/office/audit.ts';
import { officeMails as mailsEn } from '../../src/i18n/strings/en/office/mails.ts';
import { officeAudit as auditFr } from '../../src/i18n/strings/fr/office/audit.ts';
import { officeMails as mailsFr } from '../../src/i18n/strings/fr/office/mails.ts';
import { toldValue } from '../../src/i18n/told.ts';
import { capabilities } from '../capabilities.ts';
import type { Dependencies } from '../platform/dependencies.ts';

/** What any call may be refused with. A record, so that one that is left out does not compile. */
const common = {
  bad_request: true,
  validation: true,
  not_found: true,
  method_not_allowed: true,
  unsupported_media_type: true,
  payload_too_large: true,
  forbidden_origin: true,
  unauthorized: true,
  second_factor_required: true,
  sudo_required: true,
  too_many_requests: true,
  challenge_required: true,
  key_required: true,
  key_reused: true,
  unavailable: true,
  database_unavailable: true,
  schedule_behind: true,
  network: true,
  timeout: true,
  unexpected: true,
} as const satisfies Record<CommonCode, true>;

const writings = [
  { locale: 'en', audit: auditEn, mails: mailsEn },
  { locale: 'fr', audit: auditFr, mails: mailsFr },
] as const;

/** Of a refusal by a limit, and of an error; anything else beside the code is what the call declares. */
const always = [...Object.keys(ApiError.entries), 'retryAfterSeconds'];

/**
 * Expects an answer in JSON to be what its call declares: a success by its schema, with nothing beside it; a refusal by the
 * one shape of refusals, with a code that the call may be refused with, and beside it only what the call says.
 */
export async function expectAsDeclared(needs: Dependencies, request: Request, response: Response): Promise<void> {
  const path = new URL(request.url).pathname.toLowerCase();
  const isJson = response.headers.get('content-type')?.startsWith('application/json');
  if (!isJson || !path.startsWith('/website/')) return;
  const calls = capabilities.flatMap((capability) => capability.calls?.(needs) ?? []).map((route) => route.call);
  const atPath = calls.filter((one) => patternOf(one.path).test(path));
  const call = atPath.find((one) => one.method === request.method);
  if (response.ok && (!call || call.prebuilt || typeof call.answer === 'string')) return;
  const body: unknown = await response.clone().json();
  if (!response.ok) return expectRefusal(call, body);
  const { answer } = call as { answer: v.GenericSchema };
  expect(v.parse(answer, body), `the answer to ${call?.path}`).toEqual(body);
}

/** Expects what the last act wrote down to have words in both languages. */
export async function expectActTold(
  { db, siteData }: Dependencies,
  request: Request,
  response: Response,
): Promise<void> {
  const isAct = request.method === 'POST' && new URL(request.url).pathname.startsWith('/Website/office/');
  if (!isAct || !response.ok) return;
  const act = await db
    .prepare('SELECT act, before, after FROM office_acts ORDER BY id DESC LIMIT 1')
    .first<{ act: string; before: string | null; after: string | null }>();
  const told = [act?.before, act?.after].flatMap((json) => Object.entries(JSON.parse(json ?? '{}') as object));
  for (const writing of writings) {
    const { timeZone } = siteData.office;
    const wordless = told.filter(([field, value]) => toldValue(field, value, { ...writing, timeZone }) === undefined);
    expect(wordless, `what ${act?.act} wrote down, in ${writing.locale}`).toEqual([]);
  }
}

function expectRefusal(call: Call | undefined, body: unknown): void {
  const { code } = v.parse(ApiError, body);
  const own: readonly string[] = call?.refuses ?? [];
  const name = `a refusal of ${call?.path ?? 'what is no call'}`;
  expect(Object.hasOwn(common, code) || own.includes(code), `${code}, ${name}`).toBe(true);
  const more = Object.keys(body as object).filter((key) => !always.includes(key));
  if (more.length === 0) return;
  const declared = code === 'challenge_required' ? ChallengeRequired : call?.refusal;
  expect(declared, `${more.join(', ')} in ${name}`).toBeDefined();
  if (declared) v.parse(declared, body);
}

const patterns = new Map<string, RegExp>();

function patternOf(path: string): RegExp {
  let pattern = patterns.get(path);
  if (!pattern) {
    const text = path
      .toLowerCase()
      .replaceAll('.', '\\.')
      .replace(/\{\w+\}/g, '[^/]+');
    patterns.set(path, (pattern = new RegExp(`^${text}$`)));
  }
  return pattern;
}
