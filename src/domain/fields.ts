import * as v from 'valibot';
import { asRead } from './as-read.ts';
import { isPrintable } from './printable.ts';

/**
 * What is not seen and changes the rest: controls, ends of lines, what turns the direction of all that follows, and halves of signs. They
 * would stand in names, on certificates and in mails.
 */
// eslint-disable-next-line no-control-regex -- they are what is looked for
const CONTROLS = /[\u0000-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069\p{Cs}]/u;

/** No control characters; a visitor's text is kept as typed but for the white space around it. */
const line = (max: number) =>
  v.pipe(
    v.string('required'),
    v.trim(),
    v.maxLength(max, 'too_long'),
    v.check((value) => !CONTROLS.test(value), 'control_characters'),
  );
/** One line of text that is not empty. */
export const requiredLine = (max: number) => v.pipe(line(max), v.nonEmpty('required'));

/** Path of a page of this site. With two slashes it would be an address elsewhere. */
export const PagePath = v.pipe(requiredLine(300), v.regex(/^\/(?![/\\])/, 'invalid'));
/** One line of text, or nothing. */
export const optionalLine = (max: number) => v.optional(line(max), '');

/** What stands in mails and on invoices: readers' programs make links of addresses. */
const noLink = v.check<string, 'no_link'>(
  (value) =>
    !/:\/\/|www\.|[\p{L}\d]\.(?:\p{L}{2,}(?:[/:]|$)|(?:com|net|org|info|biz|io|co|ca|app|dev|xyz|top|site|online|shop|live|link|click)(?![\p{L}\d]))/iu.test(
      asRead(value),
    ),
  'no_link',
);

/** A name of a person, a place or a thing, such as an order: one line without a link. */
export const requiredName = (max: number) => v.pipe(requiredLine(max), noLink);
export const optionalName = (max: number) => v.pipe(optionalLine(max), noLink);

/** What paper says: it is refused where it is typed, and not where it was kept before that was asked. */
export const printed = v.check<string, 'unprintable'>(isPrintable, 'unprintable');
/** Of somebody who may get a certificate. */
export const requiredPerson = (max: number) => v.pipe(requiredName(max), printed);
export const optionalPerson = (max: number) => v.pipe(optionalName(max), printed);

/** Organisations and streets may end like a host (`Monster.ca`, `boul.Décarie`), and lead nowhere in particular. */
const noPage = v.check<string, 'no_link'>(
  (value) => !/:\/\/|www\.|[\p{L}\d]\.\p{L}{2,}[/:?#]/iu.test(asRead(value)),
  'no_link',
);

/** What a buyer is called or where: one line without a link to a page. */
export const requiredTitle = (max: number) => v.pipe(requiredLine(max), noPage);
export const optionalTitle = (max: number) => v.pipe(optionalLine(max), noPage);

/** The same as it is typed, for invoices. */
export const requiredOnInvoice = (max: number) => v.pipe(requiredTitle(max), printed);
export const optionalOnInvoice = (max: number) => v.pipe(optionalTitle(max), printed);

/** A number that the client's own books know it by. */
export const clientNumber = v.pipe(optionalName(60), printed);

/** What divides, names or quotes addresses in a mail's header: `ada<eve@example.ca>` is Eve's, whatever it begins with. */
const ADDRESS_MARKS = /[\s"(),:;<>[\]\\]/;

/**
 * Letters beyond ASCII: the database and the browser's language write them small by different rules, so that one address would be two.
 * No provider in Canada gives such an address, and a browser's own field refuses it before the `@`.
 */
const BEYOND_ASCII = /[^\u0021-\u007e]/;

/** One `@` with text before it and a dotted host after; linear in the length, which is capped at 254 (RFC 5321). */
export function isEmail(value: string): boolean {
  if (value.length > 254 || ADDRESS_MARKS.test(value) || BEYOND_ASCII.test(value)) return false;
  const at = value.indexOf('@');
  if (at < 1 || at !== value.lastIndexOf('@')) return false;
  const host = value.slice(at + 1);
  return host.split('.').length > 1 && host.split('.').every((label) => label.length > 0);
}

export const Email = v.pipe(requiredLine(254), v.check(isEmail, 'email'));

/** The address as a link takes it that opens the reader's mail program: nothing that was typed adds a recipient or a text. */
export const mailtoOf = (email: string): string => `mailto:${email.replace(/[%?&#]/g, encodeURIComponent)}`;

/** For a line that is a telephone number, or empty. */
export const phone = v.check<string, 'phone'>((value) => value === '' || /^[+()\d .x#-]{7,30}$/i.test(value), 'phone');

/** A telephone number, or nothing. */
export const optionalPhone = v.pipe(optionalLine(30), phone);

/**
 * A login asks for text around an `@`, and no more (the specification's rule): an address that was good once still
 * finds its account.
 */
export function isLoginEmail(value: string): boolean {
  return value.indexOf('@') > 0 && value.lastIndexOf('@') < value.length - 1;
}

/** Two spellings of one address for the rule "one person, one seat"; `null` for none. */
export function emailKey(email: string): string | null {
  const key = email.trim().normalize('NFC').toLowerCase();
  return key === '' ? null : key;
}

/**
 * The mailbox that an address is of, for what counts: what follows a `+` is another spelling of it with most providers, as dots are
 * with Gmail, and nobody has to be right about the others. The columns `mailbox_key` are worked out the same way.
 */
export function mailboxKey(email: string): string {
  const key = emailKey(email) ?? '';
  const at = key.lastIndexOf('@');
  const plus = key.indexOf('+');
  const name = key.slice(0, plus > 0 && plus < at ? plus : at);
  const domain = key.slice(at);
  return /^@(gmail|googlemail)\.com$/.test(domain) ? `${name.replaceAll('.', '')}@gmail.com` : name + domain;
}

/** A whole number as its digits say it, and in no other way: `1e0`, `0x1` and ` 1` are none (`NaN`). */
export const digitsOf = (text: string): number => (/^\d{1,9}$/.test(text) ? Number(text) : NaN);

/** A place in a list, in an address: counted from 1, and written in one way. */
export const Position = v.pipe(v.string(), v.regex(/^[1-9]\d{0,3}$/));

/** The same in a text of several lines. */
export const hidesSigns = (text: string): boolean => CONTROLS.test(text.replaceAll('\n', ''));

/** A text without them, for what is kept whatever stands in it. */
export const withoutHidden = (text: string): string => text.replaceAll(new RegExp(CONTROLS, 'gu'), '');

/** Several lines of a visitor's own; no other control characters. */
export const paragraphs = (max: number) =>
  v.pipe(
    v.optional(v.string('invalid'), ''),
    v.transform((text) => text.replaceAll('\r\n', '\n').trim()),
    v.maxLength(max, 'too_long'),
    v.check((text) => !hidesSigns(text), 'control_characters'),
  );
