import type { Context } from 'hono';
import * as v from 'valibot';
import { LinkToken } from '../../src/domain/accounts/contract.ts';
import { addressOf } from '../../src/domain/api/address.ts';
import * as calls from '../../src/domain/enquiries/calls.ts';
import type { Locale } from '../../src/i18n/locales.ts';
import { ok } from '../platform/answers.ts';
import { answer, type Route } from '../platform/calls/route.ts';
import type { AppEnv, Dependencies } from '../platform/dependencies.ts';
import { addressOfVisitor, refusedMail } from '../platform/limits/limited.ts';
import { happenedText, type AnswerAgain } from '../platform/middleware/plain-form.ts';
import { secretOf } from '../platform/secrets.ts';
import { newsletterPage, refusedNewsletter, type PageName } from './page.ts';
import {
  askForConfirmation,
  confirm,
  confirmationLink,
  unsubscribe,
  unsubscribeLink,
  type LinkState,
} from './subscription.ts';

export const handlers = (needs: Dependencies): readonly Route[] => [
  answer(
    calls.subscribeNewsletter,
    async ({ body, isForm, c }) => {
      if (body.website === '') {
        const refused = await refusedMail(c, needs, body.email);
        if (refused) return refused;
        await askForConfirmation({ ...needs, secret: secretOf(needs) }, body, addressOfVisitor(c));
      }
      return isForm ? c.redirect(`${addressOf(calls.newsletterAsked)}?language=${body.language}`, 303) : ok({});
    },
    {
      ...{ delivers: true, needsSecret: true },
      again: (c, ...refused) => refusedNewsletter(c, needs, ...refused),
      invalidForm: (c, { language, page }) =>
        newsletterPage(c, { name: 'invalid', language: localeOf(language), status: 400, ...backTo(page) }),
    },
  ),

  answer(calls.newsletterAsked, ({ c }) =>
    newsletterPage(c, { name: 'asked', language: localeOf(c.req.query('language')) }),
  ),

  answer(calls.askToConfirmNewsletter, ({ query, c }) =>
    linkPage(c, confirmPages, query.token, () => confirmationLink(needs, query.token)),
  ),
  answer(
    calls.confirmNewsletter,
    ({ query, c }) =>
      linkPage(c, confirmPages, query.token, () =>
        confirm({ ...needs, secret: secretOf(needs) }, query.token, addressOfVisitor(c)),
      ),
    { delivers: true, needsSecret: true, again: buttonAgain(confirmPages, (token) => confirmationLink(needs, token)) },
  ),

  answer(calls.askToUnsubscribe, ({ query, c }) =>
    linkPage(c, unsubscribePages, query.token, () => unsubscribeLink(needs, query.token)),
  ),
  answer(
    calls.unsubscribe,
    ({ query, c }) => linkPage(c, unsubscribePages, query.token, () => unsubscribe(needs, query.token)),
    { again: buttonAgain(unsubscribePages, (token) => unsubscribeLink(needs, token)) },
  ),
];

/** The pages behind a link of a mail: programs that look ahead only read, so that a change takes the button of one. */
interface LinkPages {
  path: string;
  open: PageName;
  done: PageName;
}

const confirmPages: LinkPages = {
  path: addressOf(calls.confirmNewsletter),
  open: 'confirm',
  done: 'confirmed',
};

const unsubscribePages: LinkPages = {
  path: addressOf(calls.unsubscribe),
  open: 'unsubscribe',
  done: 'unsubscribed',
};

/** What became of a link, as a page; `look` is not asked about what can be no token. */
async function linkPage(
  c: Context<AppEnv>,
  pages: LinkPages,
  token: string,
  look: () => Promise<LinkState>,
): Promise<Response> {
  const { state, language } = await linkOf(token, look);
  if (state === 'unknown') return newsletterPage(c, { name: 'unknown', language: 'en', status: 410 });
  if (state === 'expired') return newsletterPage(c, { name: 'expired', language, status: 410 });
  return newsletterPage(c, { name: pages[state], language, action: `${pages.path}?token=${token}` });
}

/** The page of the button again, where pressing it was refused. */
function buttonAgain(pages: LinkPages, read: (token: string) => Promise<LinkState>): AnswerAgain {
  return async (c, _, problem, status) => {
    const token = c.req.query('token') ?? '';
    const { state, language } = await linkOf(token, () => read(token));
    if (state !== 'open') return undefined;
    const refused = happenedText(language, problem.code);
    const action = `${pages.path}?token=${token}`;
    return newsletterPage(c, { name: pages.open, language, status, action, refused });
  };
}

async function linkOf(token: string, look: () => Promise<LinkState>): Promise<LinkState> {
  return v.is(LinkToken, token) ? look() : { state: 'unknown', language: undefined };
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
