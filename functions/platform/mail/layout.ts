import { html } from 'hono/html';
import type { Supplier } from '../../../src/domain/booking/contract.ts';
import type { SiteData } from '../../../src/domain/site/site-data.ts';
import { fill, formatPhone } from '../../../src/i18n/format.ts';
import { languageTags, type Locale } from '../../../src/i18n/locales.ts';
import { strings } from '../../../src/i18n/strings/index.ts';
import type { Attachment, Message } from './message.ts';

/** What `html` gives; everything put into it is escaped. */
export type Markup = ReturnType<typeof html>;

/** A piece of a mail, as both of its forms have it. */
export interface Part {
  html: Markup;
  text: string;
}

const BUTTON =
  'display: inline-block; padding: 12px 24px; background: #154388; color: #fff; text-decoration: none; border-radius: 4px';

export interface Letter extends Omit<Message, 'from' | 'html' | 'text' | 'attachments'> {
  language: Locale;
  attachments?: Attachment[];
  /** From top to bottom. */
  parts: readonly Part[];
}

/** A mail in its two forms, HTML and plain text, made of the same parts. */
export async function letter({ mail }: Pick<SiteData, 'mail'>, { language, parts, ...rest }: Letter): Promise<Message> {
  const markup = mailDocument(
    language,
    rest.subject,
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

function mailDocument(language: Locale, subject: string, body: Markup[]): Markup {
  return html`<!doctype html>
    <html lang="${languageTags[language]}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${subject}</title>
      </head>
      <body style="margin: 0; padding: 24px; font: 16px/1.5 Roboto, Arial, sans-serif; color: #222">
        <div style="max-width: 640px; margin: 0 auto">${body}</div>
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
  return { html: html`<p><a href="${address}" style="color: #154388">${label}</a></p>`, text: line };
}

/** A link that looks like a button, and its address beneath it for whoever cannot click. */
export function action(label: string, url: string): Part {
  return {
    html: html`<p>
        <a href="${url}" style="${BUTTON}">${label}</a>
      </p>
      <p style="word-break: break-all">${url}</p>`,
    text: url,
  };
}

/** How a mail ends. */
export function closing({ name, phone, email }: Supplier, language: Locale): Part {
  return paragraph(fill(strings(language).mail.closing, { name, phone: formatPhone(phone), email }));
}

export function list(lines: readonly string[]): Part {
  return {
    html: html`<ul>
      ${lines.map((line) => html`<li>${line}</li>`)}
    </ul>`,
    text: lines.map((line) => `- ${line}`).join('\n'),
  };
}

/** Two parts that belong together: no line is left free between them. */
export function together(above: Part, below: Part): Part {
  return { html: html`${above.html}${below.html}`, text: `${above.text}\n${below.text}` };
}

/** Names and what they say, line breaks kept. */
export function facts(rows: readonly { label: string; value: string }[]): Part {
  return {
    html: html`<dl>
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
