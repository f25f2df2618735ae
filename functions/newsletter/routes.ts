import type { Context, Hono, MiddlewareHandler } from 'hono';
import * as v from 'valibot';
import { LinkToken } from '../../src/domain/accounts/contract.ts';
import { SubscribeRequest } from '../../src/domain/enquiries/newsletter.ts';
import type { Locale } from '../../src/i18n/locales.ts';
import { needsSecret } from '../accounts/routes.ts';
import { problem, sendProblem } from '../platform/answers.ts';
import type { AppEnv, Dependencies } from '../platform/dependencies.ts';
import { byAddress, limited } from '../platform/limits/limited.ts';
import { limits } from '../../src/domain/api/limits.ts';
import { deliverQuietly } from '../platform/mail/outbox.ts';
import { privateAnswers } from '../platform/middleware/api-headers.ts';
import { endpoint } from '../platform/middleware/endpoint.ts';
import { isForm, jsonOrForm, parseFields, readJson } from '../platform/middleware/body.ts';
import { formAnswers, happenedText } from '../platform/middleware/plain-form.ts';
import { sameOrigin } from '../platform/middleware/same-origin.ts';
import { newsletterPage, refusedNewsletter, type PageName } from './page.ts';
import {
  askForConfirmation,
  confirm,
  confirmationLink,
  unsubscribe,
  unsubscribeLink,
  type LinkState,
} from './subscription.ts';

/** The page after a form that was sent without script. */
const ASKED_PAGE = '/website/newsletter-asked';

const unknownLink = { state: 'unknown', language: undefined } as const;

/** The calls of `src/domain/enquiries/newsletter.ts`. */
export function newsletterRoutes(app: Hono<AppEnv>, needs: Dependencies): void {
  const withSecret = () => ({ ...needs, secret: needs.secret! });

  endpoint(
    app,
    'POST',
    '/website/subscribe-newsletter',
    privateAnswers(),
    formAnswers(needs, (c, ...refused) => refusedNewsletter(c, needs, ...refused)),
    sameOrigin(needs.origin),
    jsonOrForm(),
    limited(needs, [limits.change, byAddress], [limits.subscribe, byAddress]),
    needsSecret(needs),
    async (c) => {
      const byForm = isForm(c);
      const raw = byForm ? await c.req.parseBody() : undefined;
      const body = raw ? parseFields(raw, SubscribeRequest) : await readJson(c, SubscribeRequest);
      if ('problem' in body) {
        if (!raw) return sendProblem(c, body);
        return newsletterPage(c, {
          name: 'invalid',
          language: localeOf(raw.language),
          status: 400,
          ...backTo(raw.page),
        });
      }
      if (body.value.website === '') {
        await askForConfirmation(withSecret(), body.value, byAddress(c));
        c.executionCtx.waitUntil(deliverQuietly(needs));
      }
      if (byForm) return c.redirect(`${ASKED_PAGE}?language=${body.value.language}`, 303);
      return c.json({}, 202);
    },
  );

  endpoint(app, 'GET', ASKED_PAGE, (c) =>
    newsletterPage(c, { name: 'asked', language: localeOf(c.req.query('language')) }),
  );

  /** A link of a mail: programs that look ahead only read, so that a change takes the button of the page. */
  const mailLink = (
    path: string,
    pages: { open: PageName; done: PageName },
    guards: MiddlewareHandler<AppEnv>[],
    read: (token: string) => Promise<LinkState>,
    change: (c: Context<AppEnv>, token: string) => Promise<LinkState>,
  ) => {
    const answer = async (c: Context<AppEnv>, look: (token: string) => Promise<LinkState>) => {
      const token = c.req.query('token') ?? '';
      const link = v.is(LinkToken, token) ? await look(token) : unknownLink;
      if (link.language === undefined) return newsletterPage(c, { name: 'unknown', language: 'en', status: 410 });
      const { state, language } = link;
      if (state === 'expired') return newsletterPage(c, { name: 'expired', language, status: 410 });
      return newsletterPage(c, { name: pages[state], language, action: `${path}?token=${token}` });
    };
    app.get(path, (c) => answer(c, read));
    app.post(
      path,
      formAnswers(needs, async (c, _, problem, status) => {
        const token = c.req.query('token') ?? '';
        const { state, language } = v.is(LinkToken, token) ? await read(token) : unknownLink;
        if (state !== 'open') return undefined;
        const refused = happenedText(language, problem.code);
        return newsletterPage(c, { name: pages.open, language, status, action: `${path}?token=${token}`, refused });
      }),
      ...guards,
    );
    app.post(path, (c) => answer(c, (token) => change(c, token)));
    app.all(path, (c) => {
      c.header('Allow', 'GET, HEAD, POST');
      return sendProblem(c, problem('method_not_allowed', 'This call is a GET or a POST.'));
    });
  };

  mailLink(
    '/website/confirm-newsletter',
    { open: 'confirm', done: 'confirmed' },
    [sameOrigin(needs.origin), limited(needs, [limits.change, byAddress]), needsSecret(needs)],
    (token) => confirmationLink(needs, token),
    async (c, token) => {
      const link = await confirm(withSecret(), token, byAddress(c));
      c.executionCtx.waitUntil(deliverQuietly(needs));
      return link;
    },
  );

  // Mail programs post here on their own (RFC 8058), from no page of the site: the token is all that they need.
  mailLink(
    '/website/unsubscribe-newsletter',
    { open: 'unsubscribe', done: 'unsubscribed' },
    [],
    (token) => unsubscribeLink(needs, token),
    (_, token) => unsubscribe(needs, token),
  );
}

function localeOf(language: unknown): Locale {
  return language === 'fr' ? 'fr' : 'en';
}

/** A link back to a page of this site, if that is what the form says it stood on. */
function backTo(page: unknown): { back?: string } {
  const base = 'https://site.invalid';
  if (typeof page !== 'string' || !page.startsWith('/') || page.length > 300 || !URL.canParse(page, base)) return {};
  const url = new URL(page, base);
  // `/.//host` is a path here, and an address elsewhere once it is written as a link.
  return url.origin === base && !url.pathname.startsWith('//') ? { back: url.pathname } : {};
}
