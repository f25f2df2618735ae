import type { Context } from 'hono';
import { html } from 'hono/html';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { FieldReason } from '../../src/domain/errors.ts';
import { plainPath } from '../../src/domain/redirects.ts';
import type { SiteData } from '../../src/domain/site-data.ts';
import { fill } from '../../src/i18n/format.ts';
import type { Locale } from '../../src/i18n/locales.ts';
import { encodePath } from '../../src/i18n/routes.ts';
import { strings } from '../../src/i18n/strings/index.ts';
import type { Problem } from '../answers.ts';
import type { AppEnv, Dependencies } from '../dependencies.ts';
import { render } from '../mail/layout.ts';
import { builtPage } from '../pages/built-page.ts';

/** A form as it came without script. */
export interface SentForm {
  language: Locale;
  /** Path of its page and its id there, as it says itself. */
  page: string;
  form: string;
  values: Record<string, string>;
}

/** The public page of the build on which a form says that it stands, if there is one. */
export function pageOf({ policies }: SiteData, page: unknown): string | undefined {
  if (typeof page !== 'string') return undefined;
  const path = plainPath(page);
  return Object.hasOwn(policies.pages, path) && !path.startsWith('/private/') ? path : undefined;
}

/**
 * The built page of a form that was refused, with what was typed in its fields, the reason beside each that stands in
 * the way, and a summary that has the focus: what the script does in the page, for whoever has none. What was typed
 * gets into the page as text and as values of attributes only. `undefined` where the build has no such page.
 */
export async function refusedForm(
  c: Context<AppEnv>,
  { assets }: Pick<Dependencies, 'assets'>,
  sent: SentForm,
  problem: Problem,
  status: ContentfulStatusCode,
): Promise<Response | undefined> {
  const path = plainPath(sent.page);
  const page = await builtPage(c, assets, encodePath(path), status);
  if (!page) return undefined;
  c.set('page', path);
  const headers = new Headers(page.headers);
  headers.set('cache-control', 'private, no-store');
  headers.set('x-robots-tag', 'noindex');
  headers.delete('content-length');
  if (problem.retryAfterSeconds !== undefined) headers.set('retry-after', String(problem.retryAfterSeconds));
  return fillIn(new Response(page.body, { status, headers }), sent, problem);
}

function fillIn(page: Response, { language, form, values }: SentForm, { code, fields = {} }: Problem): Response {
  const { forms, errors, validation } = strings(language);
  const within = (selector: string) => `form[id="${form}"] ${selector}`;
  const reasonOf = (name: string | null): FieldReason | undefined =>
    name !== null && Object.hasOwn(fields, name) ? fields[name] : undefined;
  const valueOf = (name: string | null) => (name !== null && Object.hasOwn(values, name) ? values[name] : undefined);
  const mark = (element: Element) => {
    const name = element.getAttribute('name');
    if (!reasonOf(name)) return;
    element.setAttribute('aria-invalid', 'true');
    const described = element.getAttribute('aria-describedby');
    element.setAttribute('aria-describedby', [`${form}-${name}-problem`, described].filter(Boolean).join(' '));
  };
  const summary = html`${Object.entries(fields).map(
    ([name, reason]) =>
      html`<li>
        <a class="link text-red-600" href="#${form}-${name}"
          >${fill(forms.errors.field, {
            field: (forms.fields as Record<string, string>)[name] ?? name,
            reason: validation[reason],
          })}</a
        >
      </li>`,
  )}`;
  let listName: string | null = null;

  return new HTMLRewriter()
    .on('head > title', {
      element: (title) => void title.prepend(forms.errors.titlePrefix.replace('{title}', '')),
    })
    .on(within('input'), {
      element(input) {
        const type = input.getAttribute('type');
        const value = valueOf(input.getAttribute('name'));
        if (type === 'hidden' || value === undefined) return;
        // Only quotes are escaped there: `&copy;` as typed would come back as the sign.
        input.setAttribute('value', value.replaceAll('&', '&amp;'));
        mark(input);
      },
    })
    .on(within('textarea'), {
      element(area) {
        const value = valueOf(area.getAttribute('name'));
        // A line break at the very beginning is not part of the text.
        if (value !== undefined) area.setInnerContent(`\n${value}`);
        mark(area);
      },
    })
    .on(within('select'), {
      element(list) {
        listName = list.getAttribute('name');
        mark(list);
      },
    })
    .on(within('option'), {
      element(option) {
        const value = valueOf(listName);
        if (value === undefined) return;
        if (option.getAttribute('value') === value) option.setAttribute('selected', '');
        else option.removeAttribute('selected');
      },
    })
    .on(within('[data-problem]'), {
      element(line) {
        const reason = reasonOf(line.getAttribute('data-problem'));
        if (!reason) return;
        line.removeAttribute('hidden');
        line.setInnerContent(validation[reason]);
      },
    })
    .on(within('[data-problems]'), {
      element(box) {
        box.removeAttribute('hidden');
        box.setAttribute('autofocus', '');
      },
    })
    .on(within('[data-problems-title]'), {
      element: (title) => void title.setInnerContent(code === 'validation' ? forms.errors.title : forms.errors.failed),
    })
    .on(within('[data-problems-text]'), {
      element(text) {
        if (code === 'validation') return;
        text.removeAttribute('hidden');
        text.setInnerContent(`${errors[code]} ${forms.errors.kept}`);
      },
    })
    .on(within('[data-problems-list]'), {
      element: async (list) => void list.setInnerContent(await render(summary), { html: true }),
    })
    .transform(page);
}
