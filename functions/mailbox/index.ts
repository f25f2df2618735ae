import type { Context, Hono } from 'hono';
import { html, raw } from 'hono/html';
import { demoCode } from '../accounts/index.ts';
import { problem, sendProblem, isoInstant } from '../platform/answers.ts';
import type { AppEnv, Dependencies } from '../platform/dependencies.ts';
import { readAt } from '../platform/calls/methods.ts';
import { fromBase64, type Message } from '../platform/mail/message.ts';
import type { Markup } from '../platform/mail/layout.ts';
import { styleSource } from '../platform/inline-style.ts';
import { LIST_LOCAL_MAIL, READ_LOCAL_MAIL } from './sql.ts';

const MAILS_SHOWN = 200;

const STYLE =
  'body{font:16px/1.5 sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;overflow-wrap:anywhere}table{border-collapse:collapse;width:100%}th,td{text-align:left;padding:.5rem;border-bottom:1px solid #ccc}pre{white-space:pre-wrap}iframe{width:100%;height:40rem;border:1px solid #ccc}';

interface LocalMail extends Message {
  id: string;
  receivedAt: string;
}

/** The mailbox of a machine that sends no mail: what people would have received, newest first. Only in local mode. */
export function mailboxRoutes(app: Hono<AppEnv>, { db, now }: Pick<Dependencies, 'db' | 'now'>): void {
  readAt(app, '/local/second-factor', async (c) => {
    c.header('cache-control', 'no-store');
    return c.text(await demoCode({ db, now }));
  });

  readAt(app, '/local/mailbox.json', async (c) => {
    c.header('cache-control', 'no-store');
    return c.json(await listMails(db));
  });

  readAt(app, '/local/mailbox', async (c) => page(c, 'Mailbox', mailList(await listMails(db))));

  readAt(app, '/local/mailbox/:id', async (c) => {
    const mail = await readMail(db, c.req.param('id'));
    if (!mail) return sendProblem(c, problem('not_found', 'There is no such mail.'));
    return page(c, mail.subject, mailView(mail));
  });

  readAt(app, '/local/mailbox/:id/message.html', async (c) => {
    const mail = await readMail(db, c.req.param('id'));
    if (!mail) return sendProblem(c, problem('not_found', 'There is no such mail.'));
    // Mails carry their styles inline; nothing else of them is let in.
    c.header(
      'content-security-policy',
      "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox",
    );
    c.header('cache-control', 'no-store');
    c.header('x-frame-options', 'SAMEORIGIN');
    return c.html(mail.html);
  });

  readAt(app, '/local/mailbox/:id/attachments/:index', async (c) => {
    const mail = await readMail(db, c.req.param('id'));
    const attachment = mail?.attachments[Number(c.req.param('index'))];
    if (!attachment) return sendProblem(c, problem('not_found', 'There is no such attachment.'));
    return c.body(fromBase64(attachment.content), 200, {
      'content-type': attachment.contentType,
      'content-disposition': `attachment; filename="${attachment.filename.replace(/[^\w.-]/g, '_')}"`,
      'cache-control': 'no-store',
    });
  });
}

function mailList(mails: readonly LocalMail[]): Markup {
  return html`<h1>Mailbox</h1>
    <p>Mails that this machine would have sent. Newest first.</p>
    <table>
      <thead>
        <tr>
          <th scope="col">Received</th>
          <th scope="col">To</th>
          <th scope="col">Subject</th>
        </tr>
      </thead>
      <tbody>
        ${mails.map(
          (mail) =>
            html`<tr>
              <td>${mail.receivedAt}</td>
              <td>${mail.to}</td>
              <td><a href="/local/mailbox/${mail.id}">${mail.subject}</a></td>
            </tr>`,
        )}
      </tbody>
    </table>`;
}

function mailView(mail: LocalMail): Markup {
  return html`<p><a href="/local/mailbox">Mailbox</a></p>
    <h1>${mail.subject}</h1>
    <p>From ${mail.from}<br />To ${mail.to}<br />Received ${mail.receivedAt}</p>
    <ul>
      ${mail.attachments.map(
        (attachment, index) =>
          html`<li>
            <a href="/local/mailbox/${mail.id}/attachments/${index}" download>${attachment.filename}</a>
          </li>`,
      )}
    </ul>
    ${linksIn(mail.text).map((link) => html`<p><a href="${link}">${link}</a></p>`)}
    <iframe src="/local/mailbox/${mail.id}/message.html" title="The mail as HTML" sandbox></iframe>
    <h2>Plain text</h2>
    <pre>${mail.text}</pre>`;
}

async function page(c: Context, title: string, body: Markup): Promise<Response> {
  c.header(
    'content-security-policy',
    `default-src 'none'; style-src ${await styleSource(STYLE)}; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  );
  c.header('cache-control', 'no-store');
  c.header('referrer-policy', 'no-referrer');
  return c.html(
    html`<!doctype html>
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width" />
          <meta name="robots" content="noindex" />
          <title>${title}</title>
          ${styleElement()}
        </head>
        <body>
          ${body}
        </body>
      </html>`,
  );
}

/** A frame without rights follows no links, so a mail's links stand beside it. */
function linksIn(text: string): string[] {
  return [...new Set(text.match(/https?:\/\/[^\s<>"]+/g))];
}

/** Its text must be `STYLE` to the letter, since the policy names its digest. */
function styleElement(): Markup {
  return raw('<style>' + STYLE + '</style>');
}

function toMail(row: { id: string; received_at: number; message: string }): LocalMail {
  return { id: row.id, receivedAt: isoInstant(row.received_at), ...(JSON.parse(row.message) as Message) };
}

async function listMails(db: D1Database): Promise<LocalMail[]> {
  const { results } = await db
    .prepare(LIST_LOCAL_MAIL)
    .bind(MAILS_SHOWN)
    .all<{ id: string; received_at: number; message: string }>();
  return results.map(toMail);
}

async function readMail(db: D1Database, id: string): Promise<LocalMail | null> {
  const row = await db.prepare(READ_LOCAL_MAIL).bind(id).first<{ id: string; received_at: number; message: string }>();
  return row && toMail(row);
}
