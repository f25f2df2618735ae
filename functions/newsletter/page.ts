import type { Context } from 'hono';
import { html, raw } from 'hono/html';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { languageTags, type Locale } from '../../src/i18n/locales.ts';
import { href } from '../../src/i18n/routes.ts';
import { strings } from '../../src/i18n/strings/index.ts';
import type { Problem } from '../platform/answers.ts';
import type { AppEnv, Dependencies } from '../platform/dependencies.ts';
import { formPage, refusalText, type SentForm } from '../platform/middleware/plain-form.ts';
import { styleSource } from '../platform/inline-style.ts';

const STYLE =
  'body{margin:0;padding:2rem 1rem;font:1rem/1.5 Roboto,Arial,sans-serif;color:#222;background:#fff}main{max-width:36rem;margin:0 auto}h1{color:#154388;font-size:1.75rem;line-height:1.2}button{padding:.75rem 1.5rem;border:0;border-radius:4px;background:#154388;color:#fff;font:inherit;cursor:pointer}a{color:#154388}:focus-visible{outline:3px solid #154388;outline-offset:3px}';

export type PageName =
  'asked' | 'invalid' | 'confirm' | 'confirmed' | 'unsubscribe' | 'unsubscribed' | 'expired' | 'unknown';

interface Page {
  name: PageName;
  language: Locale;
  status?: ContentfulStatusCode;
  /** Where the page's button posts to, on the pages that have one. */
  action?: string;
  /** Where the form stands that was not complete. */
  back?: string;
  /** Why pressing the button came to nothing. */
  refused?: string;
}

/**
 * A small page behind a link of a mail, or after a form that was sent without script: no script of its own, and nothing
 * in it that a visitor typed.
 */
export async function newsletterPage(c: Context<AppEnv>, page: Page): Promise<Response> {
  const { name, language, status = 200, action, back, refused } = page;
  const texts = strings(language).subscription;
  const { title, text } = texts[name];
  const button = name === 'confirm' || name === 'unsubscribe' ? texts[name].action : undefined;
  c.header(
    'content-security-policy',
    `default-src 'none'; style-src ${await styleSource(STYLE)}; base-uri 'none'; object-src 'none'; form-action 'self'; frame-ancestors 'none'`,
  );
  c.header('cache-control', 'private, no-store');
  // The address holds a token. `no-referrer` would take the Origin from the button, too, so the links ask for it each:
  // what measures the page that they lead to reads its referrer.
  c.header('referrer-policy', 'same-origin');
  c.header('x-robots-tag', 'noindex');
  return c.html(
    html`<!doctype html>
      <html lang="${languageTags[language]}">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="robots" content="noindex" />
          <title>${title} – GCT</title>
          ${styleElement()}
        </head>
        <body>
          <main>
            <h1>${title}</h1>
            ${refused === undefined ? '' : html`<p role="alert">${refused}</p>`}
            <p>${text}</p>
            ${
              button !== undefined && action !== undefined
                ? html`<form method="post" action="${action}"><button type="submit">${button}</button></form>`
                : ''
            }
            ${back === undefined ? '' : html`<p><a href="${back}" rel="noreferrer">${texts.back}</a></p>`}
            <p><a href="${href('home', language)}" rel="noreferrer">${texts.homeLink}</a></p>
          </main>
        </body>
      </html>`,
    status,
  );
}

/** Its text must be `STYLE` to the letter, since the policy names its digest. */
function styleElement() {
  return raw('<style>' + STYLE + '</style>');
}

/** The built page at whose foot the form stands that was refused: why, and the address as it was typed. */
export async function refusedNewsletter(
  c: Context<AppEnv>,
  { assets }: Pick<Dependencies, 'assets'>,
  { language, page: path, values, cut }: SentForm,
  problem: Problem,
  status: ContentfulStatusCode,
): Promise<Response | undefined> {
  const page = await formPage(c, assets, path, status);
  if (!page) return undefined;
  const { email } = values;
  const { errors } = strings(language).forms;
  const text = `${errors.failed}. ${refusalText(language, problem, { kept: email !== undefined, cut })}`;
  return new HTMLRewriter()
    .on('head > title', { element: (title) => void title.prepend(errors.titlePrefix.replace('{title}', '')) })
    .on('form.newsletter input[name="email"]', {
      // Only quotes are escaped there: `&copy;` as typed would come back as the sign.
      element: (input) => void (email !== undefined && input.setAttribute('value', email.replaceAll('&', '&amp;'))),
    })
    .on('form.newsletter [role="status"]', {
      element(line) {
        line.setAttribute('tabindex', '-1');
        line.setAttribute('autofocus', '');
        line.setInnerContent(text);
      },
    })
    .transform(page);
}
