import type { ErrorCode, FieldReason } from '../domain/api/errors.ts';
import type { Field } from '../domain/forms/form.ts';
import { fill } from './fill.ts';
import type { Dictionary } from './strings/index.ts';

/** What one form says, by the names of its fields. */
export interface FormWords {
  fields: Readonly<Record<string, string>>;
  hints?: Readonly<Record<string, string>>;
  options?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** What stands in a list before one is chosen, where that says more than usual. */
  unchosen?: Readonly<Record<string, string>>;
  /** What a field that was left empty asks for: "Enter your first name." */
  ifEmpty?: Readonly<Record<string, string>>;
  /** Why a field was refused, where this form says it in its own way. */
  reasons?: Readonly<Record<string, Readonly<Partial<Record<FieldReason, string>>>>>;
}

/** What forms say alike. */
export type FormTexts = Pick<Dictionary, 'eachForm' | 'errors' | 'validation'>;

/** A field's label, which says when it may stay empty. */
export function labelOf(
  words: FormWords,
  texts: FormTexts,
  name: string,
  field: Pick<Field, 'required' | 'conditional'>,
): string {
  const label = words.fields[name] ?? '';
  return field.required || field.conditional ? label : fill(texts.eachForm.optional, { field: label });
}

/** Why a field was refused: what stands beside it. */
export function reasonText(words: FormWords, texts: FormTexts, name: string, reason: FieldReason): string {
  return ownReason(words, name, reason) ?? (nameless.has(reason) ? named : told)(words, texts, name, reason);
}

const told: typeof reasonText = (_, { validation }, __, reason) => validation[reason];

const named: typeof reasonText = ({ fields }, { eachForm, validation }, name, reason) =>
  fill(eachForm.errors.field, { field: fields[name] ?? '', reason: validation[reason] });

/** Reasons that could be said of any field: the name goes before them. */
const nameless: ReadonlySet<FieldReason> = new Set<FieldReason>([
  ...(['required', 'choose', 'invalid', 'too_short', 'too_long'] as const),
  ...(['control_characters', 'duplicate', 'whole_number', 'day', 'past_day'] as const),
]);

/** What the form itself says, which names the field. */
function ownReason({ reasons, ifEmpty }: FormWords, name: string, reason: FieldReason): string | undefined {
  const empty = reason === 'required' || reason === 'choose';
  return reasons?.[name]?.[reason] ?? (empty ? ifEmpty?.[name] : undefined);
}

/** Reasons that say of themselves what they are of. */
const speaking: ReadonlySet<FieldReason> = new Set<FieldReason>(['accept', 'terms_changed', 'not_for_oneself']);

/** The same in a summary, where it names its field in any case. */
export function summaryLine(words: FormWords, texts: FormTexts, name: string, reason: FieldReason): string {
  const own = ownReason(words, name, reason) ?? (speaking.has(reason) ? texts.validation[reason] : undefined);
  return own ?? named(words, texts, name, reason);
}

/** What has happened to a call, where no cart is in question. */
export function errorText({ errors }: Pick<FormTexts, 'errors'>, code: ErrorCode): string {
  return errors[code === 'database_unavailable' ? 'unavailable' : code];
}
