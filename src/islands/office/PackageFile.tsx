import type { ReactNode } from 'react';
import { api } from '../../api/client.ts';
import { extendForm } from '../../domain/packages/extend-form.ts';
import { extendPackage, officePackage, voidPackage, type OfficePackage } from '../../domain/packages/office-calls.ts';
import { fill, formatDate, formatMoney, formatPlainDate, formatTime } from '../../i18n/format.ts';
import { Sep } from '../Dotted.tsx';
import { ActForm } from './ActForm.tsx';
import { useOffice } from './context.ts';
import { Folded } from './Folded.tsx';
import { OpenedFile, type FileTools } from './OpenedFile.tsx';
import { OrderCredit } from './OrderCredit.tsx';
import type { PackagesPlace } from './packages-place.ts';
import { packagesTexts } from './packages-texts.ts';
import { Part } from './Part.tsx';
import { Rows, type Column } from './Rows.tsx';
import { Two } from './Two.tsx';

/** Seats that were bought together: what is left of them, and what happened to the others. */
export function PackageFile({ id, ...place }: PackagesPlace & { id: string }) {
  const { locale } = useOffice();
  const t = packagesTexts[locale].file;
  return (
    <OpenedFile
      id={id}
      ask={(about) => api(officePackage)(about)}
      back={{ href: place.listHref, text: t.back }}
      missing={t.missing}
    >
      {(file, tools) => <File {...{ file, tools, place }} />}
    </OpenedFile>
  );
}

interface FileProps {
  file: OfficePackage;
  tools: FileTools;
  place: PackagesPlace;
}

function File({ file, tools: { finish, reload }, place }: FileProps) {
  const { locale } = useOffice();
  const { file: t, states } = packagesTexts[locale];
  return (
    <article>
      <h2 className="text-xl">
        {file.title[locale]}
        {file.state === 'void' && (
          <span className="font-normal text-gray-600">
            <Sep />
            {states.void}
          </span>
        )}
      </h2>
      <div className="office-columns">
        <div className="space-y-4">
          <Part title={t.facts}>
            <Facts {...{ file, place }} />
          </Part>
          <Part title={t.history}>
            <Ledger {...{ file, place }} />
          </Part>
        </div>
        {file.state === 'bought' && (
          <div>
            <Folded title={t.extend.title}>
              <ActForm
                key={file.expiresOn}
                id={`extend ${file.id}`}
                form={extendForm(file.expiresOn ?? '')}
                words={t.extend}
                submit={t.extend.submit}
                send={(body, key) => api(extendPackage)(file.id, body, key)}
                onDone={() => finish(t.extend.done)}
                before={<p className="max-w-text">{t.extend.intro}</p>}
              />
            </Folded>
            <OrderCredit
              title={t.void.title}
              id={file.bookingId}
              actsOf={() => [
                { kind: 'void', label: t.void.title, send: (body, key) => api(voidPackage)(file.id, body, key) },
              ]}
              instead={() => null}
              before={t.void.intro}
              submit={t.void.submit}
              onDone={() => finish(t.void.done)}
              reload={reload}
            />
          </div>
        )}
      </div>
    </article>
  );
}

function Facts({ file, place }: Pick<FileProps, 'file' | 'place'>) {
  const { locale } = useOffice();
  const { file: t, leftOf, anonymous } = packagesTexts[locale];
  const { fields } = t;
  const day = (date: string | null) => (date === null ? '' : formatPlainDate(date, locale));
  const openCents = file.invoice?.openCents ?? 0;
  const rows: [label: string, value: ReactNode][] = [
    [fields.buyer, [file.organisation, file.name, file.email].filter(Boolean).join(', ') || anonymous],
    ...(file.code === null ? [] : [[fields.code, <Code key="code" code={file.code} hint={t.codeHint} />] as const]),
    [fields.left, fill(leftOf, { left: file.left, seats: file.seats })],
    ...(file.usable < file.left ? [[fields.usable, file.usable] as const] : []),
    [fields.bought, day(file.boughtOn)],
    [fields.ends, day(file.expiresOn)],
    [fields.total, formatMoney(file.totalCents, locale)],
    [fields.open, formatMoney(openCents, locale)],
    [
      fields.booking,
      <a key="booking" className="link" href={`${place.bookingsHref}/${encodeURIComponent(file.bookingId)}`}>
        {t.openBooking}
      </a>,
    ],
  ].map(([label, value]) => [label as string, value]);
  return (
    <dl className="office-facts">
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

const Code = ({ code, hint }: { code: string; hint: string }) => (
  <>
    <span className="font-semibold">{code}</span>
    <span className="block text-gray-600">{hint}</span>
  </>
);

type Entry = OfficePackage['ledger'][number];

function Ledger({ file: { ledger }, place: { timeZone, bookingsHref } }: Pick<FileProps, 'file' | 'place'>) {
  const { locale } = useOffice();
  const t = packagesTexts[locale].file;
  const columns: Column<Entry>[] = [
    {
      key: 'at',
      head: t.heads.at,
      cell: ({ at }) => `${formatDate(at, locale, timeZone)}, ${formatTime(at, locale, timeZone)}`,
    },
    {
      key: 'what',
      head: t.heads.what,
      cell: ({ kind, titles, use }) => (
        <Two
          second={
            use && (
              <a className="link" href={`${bookingsHref}/${encodeURIComponent(use.bookingId)}`}>
                {[use.name, use.number].filter(Boolean).join(', ')}
              </a>
            )
          }
        >
          {fill(t.kinds[kind], { title: titles?.[locale] ?? '' })}
        </Two>
      ),
    },
    {
      key: 'seats',
      head: t.heads.seats,
      isNumber: true,
      cell: ({ seats }) => (seats > 0 ? `+${seats}` : `−${Math.abs(seats)}`),
    },
  ];
  return (
    <Rows
      caption={t.historyCaption}
      columns={columns}
      list={{ rows: ledger, next: null }}
      keyOf={(row) => ledger.indexOf(row)}
      retry={() => undefined}
    />
  );
}
