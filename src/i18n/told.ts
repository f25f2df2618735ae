import type { ToldField, ToldKind } from '../domain/office/told.ts';
import { toldFields } from '../domain/office/told.ts';
import { fill, formatDate, formatMoney, formatNumber, formatPlainDate, formatRate, formatTime } from './format.ts';
import type { Locale } from './locales.ts';
import type { officeAudit } from './strings/en/office/audit.ts';
import type { officeMails } from './strings/en/office/mails.ts';
import type { Texts } from './strings/texts.ts';

type Words = Readonly<Partial<Record<string, string>>>;

interface Writing {
  audit: Texts<typeof officeAudit>;
  /** What a mail is called, by its kind. */
  mails: Texts<typeof officeMails>;
  locale: Locale;
  /** Of the office, by whose clock an instant is written. */
  timeZone: string;
}

/** The word of a value; `undefined` where nobody wrote one. */
function wordOf({ audit, mails }: Writing, field: ToldField, value: string): string | undefined {
  if (field === 'act') return (audit.acts as Words)[value];
  if (field === 'kind') return (audit.values.kind as Words)[value] ?? (mails as Words)[value];
  return (audit.values as Readonly<Partial<Record<string, Words>>>)[field]?.[value];
}

function instant(value: string | number, { locale, timeZone }: Writing): string | undefined {
  if (typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value)) return formatPlainDate(value, locale);
  if (Number.isNaN(new Date(value).getTime())) return undefined;
  return `${formatDate(value, locale, timeZone)}, ${formatTime(value, locale, timeZone)}`;
}

const isText = (value: unknown): value is string | number => typeof value === 'string' || typeof value === 'number';

/** Of several, each; `undefined` where one cannot be written. */
function each(values: readonly unknown[], write: (value: unknown) => string | undefined): string | undefined {
  const written = values.map(write);
  return written.includes(undefined) ? undefined : written.join(', ');
}

const numbered =
  (write: (value: number) => string) =>
  (value: unknown): string | undefined =>
    typeof value === 'number' ? write(value) : undefined;

const writers: Readonly<Record<ToldKind, (value: unknown, w: Writing, field: ToldField) => string | undefined>> = {
  money: (value, { locale }) => numbered((cents) => formatMoney(cents, locale))(value),
  count: (value, { locale }) => numbered((count) => formatNumber(count, locale))(value),
  rate: (value, { locale }) => numbered((rate) => formatRate(rate, locale))(value),
  when: (value, writing) => (isText(value) ? instant(value, writing) : undefined),
  yes: (value, { audit }) => (typeof value === 'boolean' ? (value ? audit.yes : audit.no) : undefined),
  word: (value, writing, field) =>
    each([value].flat(), (one) => (typeof one === 'string' ? wordOf(writing, field, one) : undefined)),
  plain: (value) => each([value].flat(), (one) => (isText(one) ? String(one) : undefined)),
  /** Classes alone, or with how many seats of each. */
  seats: (value, { locale }) =>
    Array.isArray(value)
      ? value.map(String).join(', ')
      : Object.entries(value ?? {})
          .map(([id, seats]) => `${id} (${formatNumber(Number(seats), locale)})`)
          .join(', '),
  /** The sessions of a class; of an account, how many are open. */
  dates: (value, writing) =>
    Array.isArray(value)
      ? each(value, (one) => instant((one as { start: string }).start, writing))
      : numbered((count) => formatNumber(count, writing.locale))(value),
};

/** A value of an act in words; `undefined` where there are none. */
export function toldValue(field: string, value: unknown, writing: Writing): string | undefined {
  if (!Object.hasOwn(toldFields, field)) return undefined;
  if (value === null) return writing.audit.nothing;
  const name = field as ToldField;
  return writers[toldFields[name]](value, writing, name);
}

/** What an act wrote down, field by field. What an earlier release wrote, and nobody has words for, stays as it is. */
export function toldText(values: Readonly<Record<string, unknown>>, writing: Writing): string[] {
  return Object.entries(values).map(([field, value]) =>
    fill(writing.audit.told, {
      field: (writing.audit.fields as Words)[field] ?? field,
      value: toldValue(field, value, writing) ?? (typeof value === 'string' ? value : JSON.stringify(value)),
    }),
  );
}
