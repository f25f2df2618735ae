import * as v from 'valibot';
import { Language } from '../catalogue/classes.ts';
import { PagePath, requiredLine } from '../fields.ts';
import { schemaOf, type BodyOf, type EntryList, type Fields, type Form } from '../forms/form.ts';
import { enquiryFields } from './forms.ts';

/**
 * The contract of the site's forms: `POST /Website/send-enquiry/{kind}` takes the fields of one kind with those of
 * `EnquiryEnvelope`, as JSON (with an `Idempotency-Key`; 201 EnquiryReceipt) or as the form itself sends them without
 * script (303 to a page that says thanks, or the page of the form again with what was typed, whatever refused it). Every
 * value comes as text.
 */
export type EnquiryKind = keyof typeof enquiryFields;
export const enquiryKinds = Object.keys(enquiryFields) as EnquiryKind[];
export const EnquiryKind = v.picklist(enquiryKinds);

/** A form is called by its kind and by what it is given, which tells it from its like. */
export const enquiryFormId = (kind: EnquiryKind, given: readonly string[]) => [kind, 'form', ...given].join('-');

/** The names of the fields that any kind of form asks for. */
export type EnquiryField = { [Kind in EnquiryKind]: keyof (typeof enquiryFields)[Kind] }[EnquiryKind];

/** What was asked, checked: numbers are numbers, an amount is whole cents. */
export type Enquiry<Kind extends EnquiryKind = EnquiryKind> = {
  [Each in Kind]: BodyOf<(typeof enquiryFields)[Each]>;
}[Kind];

/** The form of a kind: its fields, and their check. */
export function enquiryForm<Kind extends EnquiryKind>(kind: Kind): Form<Enquiry<Kind>> {
  const fields: (typeof enquiryFields)[Kind] = enquiryFields[kind];
  return { fields, schema: (context) => schemaOf(fields, context) };
}

/** The field by which a kind names what it is about, and the list that this is in; most kinds are about nothing. */
export function subjectField(kind: EnquiryKind): { name: string; list: EntryList } | undefined {
  const fields: Fields = enquiryFields[kind];
  return Object.entries(fields).flatMap(([name, { entryOf: list }]) => (list ? [{ name, list }] : []))[0];
}

/** What comes with every form, whatever it asks. */
export const EnquiryEnvelope = v.object({
  language: Language,
  /** Path of the page on which the form stands. */
  page: PagePath,
  /** The form's id on that page. */
  form: v.pipe(requiredLine(140), v.regex(/^[a-z][a-z0-9-]*$/, 'invalid')),
  /** Hidden from people: what fills it in is no person, and is answered like one. */
  website: v.optional(v.string('invalid'), ''),
});
export type EnquiryEnvelope = v.InferOutput<typeof EnquiryEnvelope>;

/** `reference` names the enquiry in mails and on the telephone. It opens nothing. */
export const EnquiryReceipt = v.object({ reference: v.string() });
export type EnquiryReceipt = v.InferOutput<typeof EnquiryReceipt>;
