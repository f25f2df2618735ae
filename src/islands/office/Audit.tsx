import { useState } from 'react';
import { api } from '../../api/client.ts';
import { acts, subjects } from '../../domain/office/acts.ts';
import type { OfficeAct } from '../../domain/office/audit.ts';
import { officeActs } from '../../domain/office/calls.ts';
import { fill, formatDate, formatTime } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locales.ts';
import { officeAudit as auditEn } from '../../i18n/strings/en/office/audit.ts';
import { officeAudit as auditFr } from '../../i18n/strings/fr/office/audit.ts';
import type { Texts } from '../../i18n/strings/texts.ts';
import { toldText } from '../../i18n/told.ts';
import { useOffice, type Office } from './context.ts';
import { mailTexts } from './mail-names.ts';
import { subjectHref } from './file-links.ts';
import { Filters } from './Filters.tsx';
import { OfficeScreen } from './OfficeScreen.tsx';
import type { OfficeLinks } from './OfficeMenu.tsx';
import { Rows, type Column } from './Rows.tsx';
import { useList } from './use-list.ts';

type AuditTexts = Texts<typeof auditEn>;
const auditTexts: Record<Locale, AuditTexts> = { en: auditEn, fr: auditFr };

interface Props {
  links: OfficeLinks;
  /** Of the office, by whose clock its days go. */
  timeZone: string;
}

/** What was done in the office, for its owners. */
export default function Audit({ links, timeZone }: Props) {
  return (
    <OfficeScreen links={links} place="audit">
      <Journal timeZone={timeZone} />
    </OfficeScreen>
  );
}

async function ask(filters: Readonly<Record<string, string>>, next: string | null) {
  const result = await api(officeActs)({ ...filters, before: next ?? '' });
  if (!result.ok) return result;
  const { acts: rows, next: before } = result.value;
  return { ok: true as const, value: { rows, next: before === null ? null : String(before) } };
}

function Journal({ timeZone }: Pick<Props, 'timeZone'>) {
  const office = useOffice();
  const { locale } = office;
  const [filters, setFilters] = useState<Readonly<Record<string, string>>>({});
  const { list, isStale, failure, more, reload } = useList(JSON.stringify(filters), (next) => ask(filters, next));
  const t = auditTexts[locale];
  const named = (names: Readonly<Record<string, string>>, values: readonly string[]) =>
    values.map((value) => ({ value, label: names[value] ?? value }));
  return (
    <>
      <Filters
        fields={[
          { name: 'act', label: t.filters.act, options: named(t.acts, acts) },
          { name: 'subject', label: t.filters.subject, options: named(t.subjects, subjects) },
          { name: 'id', label: t.filters.id },
          { name: 'who', label: t.filters.who },
          { name: 'from', label: t.filters.from, type: 'date' },
          { name: 'to', label: t.filters.to, type: 'date' },
        ]}
        onChange={setFilters}
      />
      <Rows
        caption={t.caption}
        columns={columnsOf(t, office, timeZone)}
        {...{ list, isStale, failure, more }}
        keyOf={({ id }) => id}
        retry={reload}
        none={t.none}
        all={Object.keys(filters).length === 0}
      />
    </>
  );
}

const Values = ({ title, texts }: { title: string; texts: readonly string[] }) => (
  <>
    <p className="text-gray-600">{title}</p>
    <ul>
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  </>
);

function columnsOf(t: AuditTexts, { locale, links }: Office, timeZone: string): Column<OfficeAct>[] {
  const reports: Readonly<Record<string, string>> = t.reports;
  const writing = { audit: t, mails: mailTexts[locale], locale, timeZone };
  return [
    {
      key: 'at',
      head: t.heads.at,
      cell: ({ at }) => `${formatDate(at, locale, timeZone)}, ${formatTime(at, locale, timeZone)}`,
    },
    {
      key: 'who',
      head: t.heads.who,
      cell: ({ who, accountId }) =>
        who ? `${who.firstName}, ${who.email}` : fill(t.gone, { account: String(accountId) }),
    },
    { key: 'act', head: t.heads.act, cell: ({ act }) => t.acts[act] },
    {
      key: 'subject',
      head: t.heads.subject,
      cell: ({ subject, subjectId, number }) => {
        const href = subjectHref(links, subject, subjectId);
        const name = `${t.subjects[subject]} ${(subject === 'report' ? reports[subjectId] : number) ?? subjectId}`;
        return href ? (
          <a className="link" href={href}>
            {name}
          </a>
        ) : (
          name
        );
      },
    },
    { key: 'reason', head: t.heads.reason, cell: ({ reason }) => reason },
    {
      key: 'change',
      head: t.heads.change,
      cell: ({ before, after }) => (
        <>
          {before && <Values title={t.before} texts={toldText(before, writing)} />}
          {after && <Values title={t.after} texts={toldText(after, writing)} />}
        </>
      ),
    },
  ];
}
