import type { Context, MiddlewareHandler } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { ErrorCode } from '../../../src/domain/api/errors.ts';
import { plainPath } from '../../../src/domain/site/redirects.ts';
import type { SiteData } from '../../../src/domain/site/site-data.ts';
import { isLocale, localeOfPath, type Locale } from '../../../src/i18n/locales.ts';
import { encodePath, isPrivate } from '../../../src/i18n/routes.ts';
import { strings } from '../../../src/i18n/strings/index.ts';
import type { Problem } from '../answers.ts';
import type { AppEnv, Dependencies } from '../dependencies.ts';
import { builtPage, errorPage } from '../built-page.ts';
import { isForm, isJson, MAX_BODY_BYTES } from './body.ts';

/** A form as it came without script, and was refused. */
export interface SentForm {
  /** Of the visitor. */
  language: Locale;
  /** Path of the built page on which it stands, if that is known. */
  page: string | undefined;
  /** By name, as typed: nothing where it cannot be read, or is perhaps not the visitor's. */
  values: Record<string, string>;
  /** Whether `values` are only the beginning. */
  cut: boolean;
}

/** Answers a form that was refused; `undefined` where there is no page for it. */
export type AnswerAgain = (
  c: Context<AppEnv>,
  sent: SentForm,
  problem: Problem,
  status: ContentfulStatusCode,
) => Promise<Response | undefined>;

/** Whether a person reads what is answered to a POST: a browser sent the form itself. A script sends or takes JSON. */
export function readsPage(c: Context): boolean {
  if (isJson(c)) return false;
  const accepted = c.req.header('accept') ?? '';
  return accepted.includes('text/html') || (isForm(c) && !accepted.includes('application/json'));
}

/**
 * Whatever refuses a form that came without script, somebody reads the answer: `again` makes it a page, or else it is
 * the built page of an error, in the language of the visitor. Stands before the other checks; what takes or sends JSON
 * keeps the answer that it got.
 */
export function formAnswers(
  needs: Pick<Dependencies, 'assets' | 'siteData' | 'origin'>,
  again: AnswerAgain,
): MiddlewareHandler<AppEnv> {
  return async function formAnswers(c, next) {
    await next();
    const problem = c.get('problem');
    if (!problem || !readsPage(c)) return;
    const refused = c.res;
    const status = refused.status as ContentfulStatusCode;
    const sent = await sentForm(c, needs, problem);
    // What refused the form may be in the way of its page, too.
    const formAgain = await again(c, sent, problem, status).catch(() => undefined);
    const page = formAgain ?? (await errorPage(c, needs.assets, sent.language, status));
    const wait = refused.headers.get('retry-after');
    if (wait !== null) page.headers.set('retry-after', wait);
    c.res = undefined;
    c.res = page;
  };
}

/** The built page of a form that was refused, to be filled in: it is stored nowhere. `undefined` where there is none. */
export async function formPage(
  c: Context<AppEnv>,
  assets: Dependencies['assets'],
  path: string | undefined,
  status: ContentfulStatusCode,
): Promise<Response | undefined> {
  const page = path === undefined ? undefined : await builtPage(c, assets, encodePath(path), status);
  if (!page) return undefined;
  c.set('page', path);
  page.headers.set('cache-control', 'private, no-store');
  page.headers.set('x-robots-tag', 'noindex');
  return page;
}

/** What has happened, for a visitor who reads it on a page: loading that again would only send the same again. */
export function happenedText(language: Locale, code: ErrorCode): string {
  const { forms, errors } = strings(language);
  if (code === 'forbidden_origin') return forms.errors.notOurs;
  if (code === 'unsupported_media_type') return forms.errors.notUnderstood;
  return errors[code === 'database_unavailable' ? 'unavailable' : code];
}

/** The same for a form, and what became of what was typed: nothing of it is `kept`, only its beginning, or all. */
export function refusalText(
  language: Locale,
  { code }: Problem,
  { kept, cut }: { kept: boolean; cut: boolean },
): string {
  const { errors } = strings(language).forms;
  const typed = cut ? errors.keptPart : errors.kept;
  return `${happenedText(language, code)} ${kept ? typed : errors.again}`;
}

/** The public page of the build on which a form says that it stands, if there is one. */
export function pageOf({ policies }: SiteData, page: unknown): string | undefined {
  if (typeof page !== 'string') return undefined;
  const path = plainPath(page);
  return Object.hasOwn(policies.pages, path) && !isPrivate(path) ? path : undefined;
}

async function sentForm(
  c: Context<AppEnv>,
  { siteData, origin }: Pick<Dependencies, 'siteData' | 'origin'>,
  problem: Problem,
): Promise<SentForm> {
  const { values, cut } = await valuesOf(c).catch(() => ({ values: {}, cut: false }) as const);
  const named: Record<string, string> = values;
  const from = URL.parse(c.req.header('referer') ?? '');
  const page = pageOf(siteData, named.page) ?? (from?.origin === origin ? pageOf(siteData, from.pathname) : undefined);
  const language = page === undefined ? languageOf(c, named.language) : localeOfPath(page);
  // What another site has typed is not shown as if the visitor had.
  return { language, page, values: problem.code === 'forbidden_origin' ? {} : values, cut };
}

/** The fields of a form; of one that is too long, those that its beginning holds. */
async function valuesOf(c: Context): Promise<Pick<SentForm, 'values' | 'cut'>> {
  if (!isForm(c)) return { values: {}, cut: false };
  const body = c.req.raw.body as ReadableStream<Uint8Array> | null;
  if (c.req.raw.bodyUsed || !body) return { values: textsOf(Object.entries(await c.req.parseBody())), cut: false };
  const { text, cut } = await beginningOf(body);
  const whole = cut ? text.slice(0, Math.max(0, text.lastIndexOf('&'))) : text;
  return { values: textsOf([...new URLSearchParams(whole)]), cut };
}

function textsOf(entries: [string, unknown][]): Record<string, string> {
  return Object.fromEntries(
    entries.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as const] : [])),
  );
}

/** As much of a body as any may have; the rest is not read. */
async function beginningOf(body: ReadableStream<Uint8Array>): Promise<{ text: string; cut: boolean }> {
  const decoder = new TextDecoder();
  const reader = body.getReader();
  let text = '';
  let room = MAX_BODY_BYTES;
  while (room > 0) {
    const { done, value } = await reader.read();
    if (done) return { text, cut: false };
    text += decoder.decode(value.subarray(0, room), { stream: true });
    room -= value.length;
  }
  await reader.cancel();
  return { text, cut: true };
}

/** Where the page says nothing: the form, or else what the browser prefers. */
function languageOf(c: Context, named: string | undefined): Locale {
  if (named !== undefined && isLocale(named)) return named;
  return /^fr\b/i.test(c.req.header('accept-language') ?? '') ? 'fr' : 'en';
}
