import type { Context } from 'hono';
import { html } from 'hono/html';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import * as v from 'valibot';
import { enquiryPath } from '../../src/domain/enquiries/calls.ts';
import { EnquiryEnvelope, EnquiryKind } from '../../src/domain/enquiries/enquiries.ts';
import type { FieldReason } from '../../src/domain/api/errors.ts';
import { reasonText, summaryLine } from '../../src/i18n/form-words.ts';
import { strings } from '../../src/i18n/strings/index.ts';
import type { Problem } from '../platform/answers.ts';
import type { AppEnv, Dependencies } from '../platform/dependencies.ts';
import { render, type Markup } from '../platform/mail/layout.ts';
import { formPage, refusalText, type SentForm } from '../platform/middleware/plain-form.ts';

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
  const page = await formPage(c, assets, sent.page, status);
  return page && fillIn(page, sent, problem, c.req.param('kind'));
}

interface Refused {
  sent: SentForm;
  problem: Problem;
  /** The form's id on the page, if it could be read. */
  form: string | undefined;
  /** A selector within the form. */
  within: (selector: string) => string;
}

function fillIn(page: Response, sent: SentForm, problem: Problem, kind: string | undefined): Response {
  const { forms } = strings(sent.language);
  // By its name, or else, where that cannot be read, as the one that is sent there.
  const named = v.safeParse(EnquiryEnvelope.entries.form, sent.values.form);
  const form = named.success ? named.output : undefined;
  const which = form === undefined ? `action="${v.is(EnquiryKind, kind) ? enquiryPath(kind) : ''}"` : `id="${form}"`;
  const refused = { sent, problem, form, within: (selector: string) => `form[${which}] ${selector}` };
  const rewriter = new HTMLRewriter().on('head > title', {
    element: (title) => void title.prepend(forms.errors.titlePrefix.replace('{title}', '')),
  });
  return showProblems(fillControls(rewriter, refused), refused).transform(page);
}

/** Puts what was typed into the form's controls, and marks those that stand in the way. */
function fillControls(rewriter: HTMLRewriter, { sent, problem, form, within }: Refused): HTMLRewriter {
  const { values } = sent;
  const valueOf = (name: string | null) => (name !== null && Object.hasOwn(values, name) ? values[name] : undefined);
  const mark = (element: Element) => {
    const name = element.getAttribute('name');
    if (!reasonOf(problem, name)) return;
    element.setAttribute('aria-invalid', 'true');
    const described = element.getAttribute('aria-describedby');
    element.setAttribute('aria-describedby', [`${form}-${name}-problem`, described].filter(Boolean).join(' '));
  };
  let listName: string | null = null;

  return rewriter
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
    });
}

/** Shows the reason beside each control that stands in the way, and the summary of them all. */
function showProblems(rewriter: HTMLRewriter, { sent, problem, form, within }: Refused): HTMLRewriter {
  const { language, cut } = sent;
  const texts = strings(language);
  const { forms } = texts;
  const invalid = problem.code === 'validation';

  return rewriter
    .on(within('[data-problem]'), {
      element(line) {
        const name = line.getAttribute('data-problem') ?? '';
        const reason = reasonOf(problem, name);
        if (!reason) return;
        line.removeAttribute('hidden');
        line.setInnerContent(reasonText(texts.forms, texts, name, reason));
      },
    })
    .on(within('[data-problems]'), {
      element(box) {
        box.removeAttribute('hidden');
        box.setAttribute('autofocus', '');
      },
    })
    .on(within('[data-problems-title]'), {
      element: (title) => void title.setInnerContent(invalid ? forms.errors.title : forms.errors.failed),
    })
    .on(within('[data-problems-text]'), {
      element(text) {
        if (invalid) return;
        text.removeAttribute('hidden');
        text.setInnerContent(refusalText(language, problem, { kept: form !== undefined, cut }));
      },
    })
    .on(within('[data-problems-list]'), {
      element: async (list) => void list.setInnerContent(await render(summary(sent, problem, form)), { html: true }),
    });
}

/** A link to each control that stands in the way. */
function summary({ language }: SentForm, { fields = {} }: Problem, form: string | undefined): Markup {
  const texts = strings(language);
  return html`${Object.entries(fields).map(
    ([name, reason]) =>
      html`<li>
        <a class="link text-red-600" href="#${form}-${name}">${summaryLine(texts.forms, texts, name, reason)}</a>
      </li>`,
  )}`;
}

function reasonOf({ fields = {} }: Problem, name: string | null): FieldReason | undefined {
  return name !== null && Object.hasOwn(fields, name) ? fields[name] : undefined;
}
