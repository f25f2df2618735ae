import * as v from 'valibot';
import { FieldReason } from '../api/errors.ts';

/** What is typed into a form, by field. Always text; a box that is ticked is `on`, one that is not is empty. */
export type Values = Readonly<Record<string, string>>;

/** Why fields are refused, by their names, in the order of the page. */
export type Problems = Readonly<Record<string, FieldReason>>;

/** What a check may have to know beyond what is typed. */
export interface CheckContext {
  /** The first day that may be wished for, `2027-03-15`. */
  today: string;
}

/** What a form can be about. */
export type EntryList = 'webinars' | 'events' | 'posts';

interface Look {
  /**
   * `text` is a box of several lines, `choice` a list, `few` choices side by side, `scale` marks in one row, `tick` a box to
   * tick, and `given` is sent along without being asked. One line without it.
   */
  as?: 'text' | 'choice' | 'few' | 'scale' | 'tick' | 'given';
  type?: 'email' | 'tel' | 'date' | 'time' | 'url' | 'password';
  inputmode?: 'numeric' | 'decimal';
  autocomplete?: string;
  /** The name of its hint in the form's words. */
  hint?: string;
  /** Values of its choices, whose names are in the form's words; the page gives those of others. */
  options?: readonly string[];
  /** What stands there at first. A list with a first choice has no empty one. */
  initial?: string;
  /** It names an entry of this list of the site's: what the form is about, which has to be open. */
  entryOf?: EntryList;
  /** As wide as the form, where two would fit side by side. */
  wide?: true;
  /** Required by what is said in another field, as `refuse` knows; its name says when. */
  conditional?: true;
  /** Whether it is asked at all, by what is said in others. */
  asked?: (values: Values) => boolean;
  /** What its own schema cannot see: the other fields, or the day. `values` is what is checked so far. */
  refuse?: (values: Readonly<Record<string, unknown>>, context: CheckContext) => FieldReason | undefined;
  /** Not in the draft: it is kept elsewhere, or nowhere, as a password is. */
  kept?: false;
}

/** One field, declared once: what it takes, and how it is shown. Its label is found by its name. */
export interface Field<Schema extends v.GenericSchema = v.GenericSchema> extends Look {
  schema: Schema;
  required: boolean;
  /** Characters. */
  maxlength?: number;
}

/** By name, in the order in which the form asks. */
export type Fields = Readonly<Record<string, Field>>;

/** The names of fields are the dotted paths of the body. */
export interface Form<Body = unknown> {
  fields: Fields;
  /** The schema that the worker has, too. */
  schema: (context: CheckContext) => v.GenericSchema<unknown, Body>;
  /** What is typed, in the shape of the body; the texts themselves without it. */
  inputOf?: (values: Values) => unknown;
  /** The field of a path of the body, where they differ. */
  nameOf?: (path: string) => string;
}

/** The longest text that a schema takes, if it says so anywhere. */
function longestIn(schema: object): number | undefined {
  const { pipe, wrapped, options } = schema as { pipe?: object[]; wrapped?: object; options?: unknown[] };
  const parts = [...(pipe ?? []).filter((part) => part !== schema), wrapped, ...(options ?? [])];
  for (const part of parts) {
    if (typeof part !== 'object' || part === null) continue;
    const { type, requirement } = part as { type?: string; requirement?: unknown };
    const longest = type === 'max_length' && typeof requirement === 'number' ? requirement : longestIn(part);
    if (longest !== undefined) return longest;
  }
  return undefined;
}

/** A field for what `schema` takes: required where that takes no empty text, and as long as it takes. */
export function field<Schema extends v.GenericSchema>(
  schema: Schema,
  look: Look & { required?: boolean } = {},
): Field<Schema> {
  const maxlength = longestIn(schema);
  return { schema, required: !v.is(schema, ''), ...(maxlength !== undefined && { maxlength }), ...look };
}

/** A check of a whole body that refuses single fields of it, by their dotted paths. */
export const refusing = <Body extends object>(problemsOf: (body: Body) => Readonly<Record<string, FieldReason>>) =>
  v.rawCheck<Body>(({ dataset, addIssue }) => {
    for (const [name, message] of Object.entries(problemsOf(dataset.value as Body))) {
      const path = name
        .split('.')
        .map((key) => ({ type: 'object', origin: 'value', input: {}, key, value: null }) as const);
      addIssue({ message, path: path as never });
    }
  });

/** A checked body that is nothing but its fields. */
export type BodyOf<Declared extends Fields> = { [Name in keyof Declared]: v.InferOutput<Declared[Name]['schema']> };

/** The schema of a body that is nothing but its fields. */
export function schemaOf<Declared extends Fields>(
  fields: Declared,
  context: CheckContext,
): v.GenericSchema<unknown, BodyOf<Declared>> {
  const all = Object.entries(fields);
  const entries = Object.fromEntries(all.map(([name, { schema }]) => [name, schema]));
  const refused = (body: Readonly<Record<string, unknown>>) =>
    all.flatMap(([name, { refuse }]) => {
      const reason = refuse?.(body, context);
      return reason ? [[name, reason] as const] : [];
    });
  const schema: v.GenericSchema = v.pipe(
    v.object(entries),
    refusing<Record<string, unknown>>((body) => Object.fromEntries(refused(body))),
  );
  return schema as v.GenericSchema<unknown, BodyOf<Declared>>;
}

/** Schemas name the reason as their message; for any other message, a missing value is `required`. */
function reasonOf({ message, input }: v.BaseIssue<unknown>): FieldReason {
  if (v.is(FieldReason, message)) return message;
  return input === undefined ? 'required' : 'invalid';
}

/** The problems in the order in which their fields stand in the form; those of no field come last. */
export function inOrder(fields: Fields, problems: Problems): Problems {
  const names = Object.keys(fields);
  const rank = (name: string) => (names.includes(name) ? names.indexOf(name) : names.length);
  return Object.fromEntries(Object.entries(problems).sort(([a], [b]) => rank(a) - rank(b)));
}

/** Checks what is typed: the body to send, or the first reason of each field that stands in the way. */
export function check<Body>(
  { fields, schema, inputOf, nameOf }: Form<Body>,
  values: Values,
  context: CheckContext,
): { body: Body } | { problems: Problems } {
  const parsed = v.safeParse(schema(context), inputOf ? inputOf(values) : values);
  if (parsed.success) return { body: parsed.output };
  const problems: Record<string, FieldReason> = {};
  for (const issue of parsed.issues) {
    const path = v.getDotPath(issue) ?? '';
    problems[nameOf?.(path) ?? path] ??= reasonOf(issue);
  }
  return { problems: inOrder(fields, problems) };
}

/** What stands in the fields before anything is typed. */
export function initialOf(fields: Fields): Values {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, { initial }]) => (initial === undefined ? [] : [[name, initial] as const])),
  );
}

/** The same form with what was typed into it before; fields that are given, or kept elsewhere, are as they are now. */
export const startingWith = <Body>(form: Form<Body>, typed: Values): Form<Body> => ({
  ...form,
  fields: Object.fromEntries(
    Object.entries(form.fields).map(([name, field]) => {
      const initial = field.as === 'given' || field.kept === false ? undefined : typed[name];
      return [name, initial === undefined ? field : { ...field, initial }];
    }),
  ),
});

/** Texts under their dotted paths as objects in objects: `{ 'contact.email': 'a@b.ca' }` → `{ contact: { email: … } }`. */
export function nested(values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const whole: Record<string, unknown> = {};
  for (const [path, value] of Object.entries(values)) {
    const keys = path.split('.');
    const last = keys.pop() ?? path;
    let part = whole;
    for (const key of keys) part = (part[key] ??= {}) as Record<string, unknown>;
    part[last] = value;
  }
  return whole;
}
