import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { parse } from 'yaml';
import type { Locale } from '../../../src/i18n/locales.ts';
import { strings } from '../../../src/i18n/strings/index.ts';
import { root } from '../run.ts';

/** The terms' sections in the order in which both languages have them. */
const SECTIONS = [
  'booking',
  'consumers',
  'moving',
  'our-changes',
  'waiting',
  'packages',
  'in-class',
  'materials',
  'site',
  'liability',
  'law',
  'changes',
] as const;

/** What goes to the office alone promises nobody anything. */
const FOR_THE_OFFICE = 'office';

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f\s]+/g, ' ').trim();
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** The sentences of a text. A closing quotation mark belongs to the sentence that it ends. */
export const sentencesOf = (text: string): string[] => text.split(/(?<=[.?!])\s+/).filter(Boolean);

function questions(locale: Locale): [string, string][] {
  const { subjects } = parse(read(`content/questions/${locale}.yaml`)) as {
    subjects: { questions: { id: string; answer: string }[] }[];
  };
  return subjects.flatMap((subject) => subject.questions).map(({ id, answer }) => [`questions:${id}`, answer]);
}

function terms(locale: Locale): [string, string][] {
  const [, head = '', body = ''] = read(`content/pages/${locale}/terms.md`).split(/^---$/m);
  const { sections } = parse(head) as { sections: { section: string; intro?: string }[] };
  const parts = body.split(/^## .+$/m).slice(1);
  if (parts.length !== SECTIONS.length) throw new Error(`The terms (${locale}) have ${parts.length} sections.`);
  return [
    ['terms:cancelling', sections.find(({ section }) => section === 'cancellation')?.intro ?? ''],
    ...SECTIONS.map((name, at): [string, string] => [`terms:${name}`, parts[at] ?? '']),
  ];
}

/** The texts of a dictionary by their path; the forms of one number, and the lines of one mail, are one text. */
function leaves(node: unknown, path: string): [string, string][] {
  if (typeof node === 'string') return [[path, node]];
  const inner = Object.entries(node as object);
  if (inner.every(([key, text]) => typeof text === 'string' && /^(one|other|\d+)$/.test(key))) {
    return [[path, inner.map(([, text]) => text as string).join(' ')]];
  }
  return inner.filter(([key]) => key !== FOR_THE_OFFICE).flatMap(([key, value]) => leaves(value, `${path}.${key}`));
}

function mails(locale: Locale): [string, string][] {
  const all = strings(locale);
  const told = {
    policy: all.policy,
    mail: all.mail,
    booking: all.bookingMail,
    changes: all.changesMail,
    waitlist: all.waitlist.mails,
    packages: all.buyPackage.mails,
    quotes: all.quote.mails,
    payments: all.paymentMail,
    telephone: all.telephoneMail,
    reminding: all.remindingMail,
    statement: all.statementMail,
    certificates: all.certificates.mail,
    enquiries: all.enquiryMail,
    accounts: all.accountsMail,
  };
  return leaves(told, 'mails').map(([path, text]) => [path.replace('mails.', 'mails:'), text]);
}

/** What pages say of a proof. */
function screens(locale: Locale): [string, string][] {
  const { booking, registration } = strings(locale);
  // That the office decides is told to who registered.
  const { office: decides, ...states } = registration.state;
  const told = { linkNeeded: booking.linkNeeded, registration: { ...states, decides } };
  return leaves(told, 'screens').map(([path, text]) => [path.replace('screens.', 'screens:'), text]);
}

/** Every text in which something may be promised, by its key. */
export const textsOf = (locale: Locale): Map<string, string> =>
  new Map(
    [...questions(locale), ...terms(locale), ...mails(locale), ...screens(locale)].map(([key, text]) => [
      key,
      plain(text),
    ]),
  );

/** The titles of a file's tests, those that are skipped left out. */
export function titlesIn(file: string): Set<string> {
  const titles = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) {
      const [title] = node.arguments;
      const name = node.expression.getText();
      const written = title && (ts.isStringLiteralLike(title) || ts.isTemplateExpression(title));
      if (written && /^(test|it)\b(?!.*\.(skip|todo)\b)/s.test(name)) {
        titles.add(ts.isStringLiteralLike(title) ? title.text : title.getText().slice(1, -1));
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, read(file), ts.ScriptTarget.Latest, true));
  return titles;
}
