import { api } from '../../api/client.ts';
import { classLinkForm } from '../../domain/classes/links.ts';
import type { TrainersClass } from '../../domain/classes/office-classes.ts';
import {
  markTrainersAttendance,
  removeTrainersLink,
  setTrainersLink,
  trainerClass,
} from '../../domain/classes/trainer-calls.ts';
import { placeLine } from '../../i18n/addresses.ts';
import { unbroken } from '../../i18n/course-title.ts';
import { fill } from '../../i18n/format.ts';
import { languageTags, type Locale } from '../../i18n/locales.ts';
import { callOffice } from '../../stores/office-gate.ts';
import { privateTexts } from '../private/texts.ts';
import { ActForm } from './ActForm.tsx';
import { ClassAttendance } from './ClassAttendance.tsx';
import { ClassLinks, LinksToRead } from './ClassLinks.tsx';
import { needsTexts } from './ClassNeeds.tsx';
import { SignInSheet } from './ClassRoster.tsx';
import { classTexts, dayText, ownDaysText } from './classes-texts.ts';
import { useOffice } from './context.ts';
import { OpenedFile, type FileTools } from './OpenedFile.tsx';
import { Part } from './Part.tsx';
import { Standing } from './Standing.tsx';
import { Seats } from './Seats.tsx';

interface Place {
  listHref: string;
  /** Where trainers report on their classes. */
  reportHref: string;
}

/** A class as its trainer works with it: names without addresses, and nothing about money. */
export function TrainersClassFile({ id, ...place }: Place & { id: string }) {
  const { locale } = useOffice();
  const t = classTexts[locale];
  return (
    <OpenedFile
      id={id}
      ask={(about) => api(trainerClass)(about)}
      back={{ href: place.listHref, text: t.own.back }}
      missing={t.own.missing}
    >
      {(file, tools) => <File {...{ file, tools, place }} />}
    </OpenedFile>
  );
}

/** The first session that they give, where they give single days alone. */
const hasBegun = ({ sessions, own, linkHosts }: TrainersClass) => {
  const first = sessions[linkHosts === null ? (own[0] ?? 1) - 1 : 0];
  return first !== undefined && Date.parse(first.start) <= Date.now();
};

function File({ file, tools, place }: { file: TrainersClass; tools: FileTools; place: Place }) {
  const { locale } = useOffice();
  const t = classTexts[locale];
  return (
    <article>
      <h2 className="text-xl">{unbroken(file.title[locale])}</h2>
      <Standing of={file} />
      <p className="max-w-text">{ownDaysText(file, locale)}</p>
      <SignInSheet {...{ file, locale }} {...(file.linkHosts === null && { only: file.own })} />
      <div className="office-columns print:hidden">
        <div className="space-y-4">
          <Part title={t.attendance.title}>
            <ClassAttendance
              {...{ file, locale }}
              {...(file.linkHosts === null && { only: file.own })}
              send={(id, body, key) => callOffice(() => api(markTrainersAttendance)(id, body, key))}
            />
          </Part>
          {file.people.length > 0 && (
            <button type="button" className="button" onClick={() => print()}>
              {t.file.print}
            </button>
          )}
        </div>
        <div className="space-y-4">
          <Part title={t.file.facts}>
            <Facts file={file} />
          </Part>
          <Part title={needsTexts[locale].title}>
            <TrainersNeeds file={file} />
          </Part>
          <Links file={file} tools={tools} />
          {hasBegun(file) && (
            <Part title={t.own.report}>
              <p className="text-gray-600">{t.own.reportHint}</p>
              <a className="button mt-1" href={place.reportHref}>
                {t.own.reportLink}
              </a>
            </Part>
          )}
        </div>
      </div>
    </article>
  );
}

/** What people need, so that the trainer can prepare for it. */
function TrainersNeeds({ file }: { file: TrainersClass }) {
  const { locale } = useOffice();
  const told = file.people.filter(({ needs }) => needs.length > 0);
  if (told.length === 0) return <p>{needsTexts[locale].none}</p>;
  return (
    <dl className="office-facts">
      {told.map(({ id, name, needs }) => (
        <div key={id}>
          <dt>{name}</dt>
          <dd className="[overflow-wrap:anywhere]">{needs.join('; ')}</dd>
        </div>
      ))}
    </dl>
  );
}

function Facts({ file }: { file: TrainersClass }) {
  const { locale } = useOffice();
  const t = classTexts[locale];
  const { fields } = t.file;
  const sessions = file.sessions.map((one) => (
    <span key={one.start} className="block">
      {dayText(file, one, locale, t)}
    </span>
  ));
  const rows = [
    { label: fields.sessions, value: sessions },
    { label: fields.place, value: file.place ? placeLine(file.place, locale, privateTexts[locale]) : t.online },
    ...(file.place ? [{ label: fields.room, value: file.room || t.file.noRoom }] : []),
    { label: fields.capacity, value: <Seats of={file} /> },
  ];
  return (
    <dl className="office-facts">
      {rows.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

const anyOf = (hosts: readonly string[], locale: Locale) =>
  new Intl.ListFormat(languageTags[locale], { type: 'disjunction' }).format(hosts);

function Links({ file: { id, links, linkHosts }, tools: { finish, tell } }: { file: TrainersClass; tools: FileTools }) {
  const { locale } = useOffice();
  const t = classTexts[locale];
  if (linkHosts === null) {
    return (
      <Part title={t.file.links}>
        <LinksToRead {...{ links, locale }} />
      </Part>
    );
  }
  const hosts = fill(t.link.hosts, { join: anyOf(linkHosts.join, locale), files: anyOf(linkHosts.files, locale) });
  const words = { ...t.link, hints: { ...t.link.hints, url: `${t.link.hints.url} ${hosts}` } };
  return (
    <Part title={t.file.links}>
      <ClassLinks
        {...{ links, locale }}
        remove={(linkId, key) => callOffice(() => api(removeTrainersLink)(id, { linkId }, key))}
        onRemoved={(result) => tell(result, t.file.removed)}
      >
        <ActForm
          key={links.length}
          id={`link ${id}`}
          form={classLinkForm}
          words={words}
          submit={t.link.submit}
          send={(body, key) => api(setTrainersLink)(id, body, key)}
          onDone={() => finish(t.link.done)}
        />
      </ClassLinks>
    </Part>
  );
}
