import type { ReactNode } from 'react';
import type { ClassChange, OfficeClass } from '../../domain/classes/office-classes.ts';
import type { ChangedField } from '../../domain/classes/changed.ts';
import { placeLine } from '../../i18n/addresses.ts';
import { fill, formatDate, formatMoney, formatTime } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locales.ts';
import { privateTexts } from '../private/texts.ts';
import { ClashLink } from './ClashWith.tsx';
import { classTexts, dayText, sessionText, substitutesText, type ClassTexts } from './classes-texts.ts';
import { Seats } from './Seats.tsx';
import { OrderLink } from './PrivateClass.tsx';
import { Standing } from './Standing.tsx';
import { Two } from './Two.tsx';

interface Props {
  file: OfficeClass;
  locale: Locale;
  /** Of the office. */
  timeZone: string;
  listHref: string;
  /** What is done to a field. */
  acts?: (field: ChangedField) => ReactNode;
}

/** What the schedule says of a field that staff changed, in words. */
function scheduledText(
  { scheduled }: ClassChange,
  { timeZone }: OfficeClass,
  field: ChangedField,
  locale: Locale,
): string {
  if (scheduled === null) return '';
  if (Array.isArray(scheduled)) return scheduled.map((one) => sessionText(one, timeZone, locale)).join('; ');
  if (field === 'price') return formatMoney(Number(scheduled), locale);
  return field === 'sales'
    ? `${formatDate(scheduled, locale, timeZone)}, ${formatTime(scheduled, locale, timeZone)}`
    : String(scheduled);
}

function From({
  field,
  file,
  locale,
  timeZone,
  t,
}: Omit<Props, 'listHref' | 'acts'> & { field: ChangedField; t: ClassTexts }) {
  const change = file.changed.find((one) => one.field === field);
  const { from } = t.file;
  if (!change) return null;
  const says = scheduledText(change, file, field, locale);
  const date = formatDate(change.at, locale, timeZone);
  return (
    <span className="block text-gray-600">
      {change.who === null ? fill(from.gone, { date }) : fill(from.staff, { who: change.who, date })}
      {says && `; ${fill(from.says, { value: says })}`}
      {says.endsWith('.') ? ' ' : '. '}
      {change.reason && fill(from.reason, { reason: change.reason })}
    </span>
  );
}

interface FactRow {
  label: string;
  value: ReactNode;
  field?: ChangedField;
}

/** Of what is sold by the seat. */
const soldRows = (file: OfficeClass, locale: Locale, fields: ClassTexts['file']['fields']): FactRow[] => [
  { label: fields.capacity, field: 'capacity', value: <Seats of={file} /> },
  { label: fields.price, field: 'price', value: formatMoney(file.priceCents, locale) },
  {
    label: fields.sales,
    field: 'sales',
    value: `${formatDate(file.salesEnd, locale, file.timeZone)}, ${formatTime(file.salesEnd, locale, file.timeZone)}`,
  },
];

/** Of what an organisation has to itself: for how many people, and what paid for it. */
const privateRows = (file: OfficeClass, _locale: Locale, fields: ClassTexts['file']['fields']): FactRow[] => [
  { label: fields.people, field: 'capacity', value: <Seats of={file} /> },
  { label: fields.order, value: <OrderLink file={file} /> },
];

/** What a class is, and beside what staff changed what the schedule says. */
export function ClassFacts({ file, locale, timeZone, listHref, acts }: Props) {
  const t = classTexts[locale];
  const { fields } = t.file;
  const shared = { file, locale, timeZone, t };
  const rows: FactRow[] = [
    {
      label: fields.sessions,
      field: 'dates',
      value: file.sessions.map((one) => (
        <span key={one.start} className="block">
          {dayText(file, one, locale, t)}
        </span>
      )),
    },
    {
      label: fields.trainer,
      field: 'trainer',
      value: <Two second={substitutesText(file, t)}>{file.trainer ?? t.nobody}</Two>,
    },
    { label: fields.place, value: file.place ? placeLine(file.place, locale, privateTexts[locale]) : t.online },
    ...(file.place ? [{ label: fields.room, field: 'room' as const, value: file.room || t.file.noRoom }] : []),
    ...(file.client === null ? soldRows(file, locale, fields) : privateRows(file, locale, fields)),
    {
      label: fields.state,
      field: file.state === 'cancelled' ? 'cancelled' : 'guaranteed',
      value: <Standing of={file} />,
    },
    { label: file.client === null ? fields.money : fields.sold, value: formatMoney(file.bookedCents, locale) },
  ];
  return (
    <>
      {file.clash && (
        <p className="form-problems mb-2" role="alert">
          {t.file.clash[file.clash.why]} <ClashLink clash={file.clash} />
        </p>
      )}
      {file.roomClash && (
        <p className="form-problems mb-2" role="alert">
          {t.file.clash.room}{' '}
          <a className="link" href={`${listHref}/${encodeURIComponent(file.roomClash)}`}>
            {file.roomClash}
          </a>
        </p>
      )}
      <p className="text-gray-600">
        {file.client !== null
          ? t.file.from.private
          : file.changed.length === 0
            ? t.file.from.schedule
            : t.file.from.others}
      </p>
      <dl className="office-facts">
        {rows.map(({ label, value, field }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {value}
              {field && (field !== 'room' || file.room !== '') && <From {...shared} field={field} />}
              {field && acts?.(field)}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
