import { html, raw } from 'hono/html';

/**
 * How mails look. What programs must not lose stands at the elements; the sheet adds what only some understand: narrow
 * screens and dark ones. Nothing depends on it.
 */
export const BLUE = '#154388';

export const BUTTON = `display: inline-block; padding: 12px 24px; background: ${BLUE}; color: #ffffff; text-decoration: none; border-radius: 4px; font-weight: bold`;

/** Text that is wider than a narrow screen breaks anywhere. */
export const BREAKS = 'overflow-wrap: anywhere; word-break: break-word';

const SHEET = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (max-width: 480px) {
  .page { padding: 16px !important; }
  .button { display: block !important; text-align: center !important; }
}
@media (prefers-color-scheme: dark) {
  body, .page { background: #14171c !important; color: #e8eaed !important; }
  .brand, h2, a { color: #9cc3ff !important; }
  .rule { border-color: #4a5160 !important; }
  .quiet { color: #b6bcc6 !important; }
  .button { background: #9cc3ff !important; color: #0c1a33 !important; }
}`;

export const mailHead = html`<meta charset="utf-8" />
  <meta name="viewport" content="width=device-width, initial-scale=1" />
  <meta name="color-scheme" content="light dark" />
  <meta name="supported-color-schemes" content="light dark" />
  <style>
    ${raw(SHEET)}
  </style>`;
