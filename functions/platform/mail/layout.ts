import { html } from 'hono/html';
import type { Supplier } from '../../../src/domain/booking/contract.ts';
import type { SiteData } from '../../../src/domain/site/site-data.ts';
import { isNameLike } from '../../../src/domain/names.ts';
import { fill, formatPhone } from '../../../src/i18n/format.ts';
import { languageTags, type Locale } from '../../../src/i18n/locales.ts';
import { strings } from '../../../src/i18n/strings/index.ts';
import type { Attachment, Message } from './message.ts';
import { BLUE, BREAKS, BUTTON, mailHead } from './style.ts';

/** What `html` gives; everything put into it is escaped. */
export type Markup = ReturnType<typeof html>;

/** A piece of a mail, as both of its forms have it. */
export interface Part {
  html: Markup;
  text: string;
}

export interface Letter extends Omit<Message, 'from' | 'html' | 'text' | 'attachments'> {
  language: Locale;
  attachments?: Attachment[];
  /** From top to bottom. */
  parts: readonly Part[];
}

/** A mail in its two forms, HTML and plain text, made of the same parts. */
export async function letter(
  { mail, supplier }: Pick<SiteData, 'mail' | 'supplier'>,
  { language, parts, ...rest }: Letter,
): Promise<Message> {
  const markup = mailDocument(
    language,
    { subject: rest.subject, name: supplier.name },
    parts.map((part) => part.html),
  );
  return {
    from: mail.from,
    html: await render(markup),
    text: parts.map(({ text }) => text).join('\n\n'),
    attachments: [],
    ...rest,
  };
}

function mailDocument(language: Locale, { subject, name }: { subject: string; name: string }, body: Markup[]): Markup {
  return html`<!doctype html>
    <html lang="${languageTags[language]}">
      <head>
        ${mailHead}
        <title>${subject}</title>
      </head>
      <body
        style="margin: 0; padding: 0; background: #ffffff; color: #222222; font: 16px/1.5 Roboto, Arial, sans-serif"
      >
        <div class="page" style="max-width: 640px; margin: 0 auto; padding: 24px; ${BREAKS}">
          <p
            class="brand rule"
            style="margin: 0 0 24px; padding: 0 0 12px; border-bottom: 2px solid ${BLUE}; color: ${BLUE}; font-size: 20px; font-weight: bold"
          >
            ${name}
          </p>
          ${body}
        </div>
      </body>
    </html>`;
}

export async function render(markup: Markup): Promise<string> {
  return String(await markup);
}

export function paragraph(text: string): Part {
  return { html: html`<p>${text}</p>`, text };
}

/** A link in words; `line` is how the plain mail says both. */
export function link(label: string, address: string, line: string): Part {
  return { html: html`<p><a href="${address}" style="color: ${BLUE}">${label}</a></p>`, text: line };
}

/** A link that looks like a button, and its address beneath it for whoever cannot click. */
export function action(label: string, url: string): Part {
  return {
    html: html`<p>
        <a href="${url}" class="button" style="${BUTTON}">${label}</a>
      </p>
      <p class="quiet" style="color: #5c5c5c; font-size: 14px; ${BREAKS}">${url}</p>`,
    text: `${label}\n${url}`,
  };
}

/** How a mail begins. Nobody is called what is no name, since somebody else may have typed it (booking rule 43). */
export function greetingOf(language: Locale, name: string): Part {
  const { greeting, greetingNoName } = strings(language).mail;
  return paragraph(isNameLike(name) ? fill(greeting, { name }) : greetingNoName);
}

/** How a mail ends. */
export function closing({ name, phone, email }: Pick<Supplier, 'name' | 'phone' | 'email'>, language: Locale): Part {
  return paragraph(fill(strings(language).mail.closing, { name, phone: formatPhone(phone, language), email }));
}

export function list(lines: readonly string[]): Part {
  return {
    html: html`<ul style="margin: 16px 0; padding: 0 0 0 20px">
      ${lines.map((line) => html`<li>${line}</li>`)}
    </ul>`,
    text: lines.map((line) => `- ${line}`).join('\n'),
  };
}

/** The same, some of them with a link beneath. */
export function linkedList(rows: readonly { text: string; link?: { label: string; address: string } }[]): Part {
  return {
    html: html`<ul style="margin: 16px 0; padding: 0 0 0 20px">
      ${rows.map(
        ({ text, link: own }) =>
          html`<li style="margin: 0 0 8px">
            ${text}${own && html`<br /><a href="${own.address}" style="color: ${BLUE}">${own.label}</a>`}
          </li>`,
      )}
    </ul>`,
    text: rows.map(({ text, link: own }) => `- ${text}${own ? `\n  ${own.label}\n  ${own.address}` : ''}`).join('\n'),
  };
}

/** Two parts that belong together: no line is left free between them. */
export function together(above: Part, below: Part): Part {
  return { html: html`${above.html}${below.html}`, text: `${above.text}\n${below.text}` };
}

/** Names and what they say, line breaks kept. */
export function facts(rows: readonly { label: string; value: string }[]): Part {
  return {
    html: html`<dl style="margin: 16px 0">
      ${rows.map(
        ({ label, value }) =>
          html`<dt><strong>${label}</strong></dt>
            <dd style="margin: 0 0 12px">${lineBreaks(value.split('\n'))}</dd>`,
      )}
    </dl>`,
    text: rows.map(({ label, value }) => `${label}\n  ${value.replaceAll('\n', '\n  ')}`).join('\n'),
  };
}

/** A label, and what somebody wrote below it, line by line. */
export function labelled(label: string, text: string): Part {
  return {
    html: html`<p><strong>${label}</strong><br />${lineBreaks(text.split('\n'))}</p>`,
    text: `${label}\n${text}`,
  };
}

export function lineBreaks(lines: readonly string[]): Markup[] {
  return lines.map((line, index) => (index === 0 ? html`${line}` : html`<br />${line}`));
}
