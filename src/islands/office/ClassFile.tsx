import { api } from '../../api/client.ts';
import { classLinkForm } from '../../domain/classes/links.ts';
import {
  markClassAttendance,
  noteTrainersPhone,
  officeClass,
  removeClassLink,
  setClassLink,
} from '../../domain/classes/office-calls.ts';
import type { OfficeClass } from '../../domain/classes/office-classes.ts';
import type { NotePhone } from '../../domain/classes/trainer-phone.ts';
import { dateIn } from '../../domain/time/calendar.ts';
import { unbroken } from '../../i18n/course-title.ts';
import { formatDate, formatTime } from '../../i18n/format.ts';
import { officeAudit as auditEn } from '../../i18n/strings/en/office/audit.ts';
import { officeAudit as auditFr } from '../../i18n/strings/fr/office/audit.ts';
import { toldText } from '../../i18n/told.ts';
import { callOffice } from '../../stores/office-gate.ts';
import { Sep } from '../Dotted.tsx';
import { ActForm } from './ActForm.tsx';
import { FieldActs, StateActs } from './ClassActs.tsx';
import { ClassAttendance } from './ClassAttendance.tsx';
import { ClassCertificates } from './ClassCertificates.tsx';
import type { ClassesPlace } from './classes-place.ts';
import { classTexts, whereText } from './classes-texts.ts';
import { ClassCourseware, Labels } from './ClassCourseware.tsx';
import { ClassFacts } from './ClassFacts.tsx';
import { ClassLinks } from './ClassLinks.tsx';
import { ClassMargin } from './ClassMargin.tsx';
import { ClassMessage } from './ClassMessage.tsx';
import { ClassNeeds, NeedsSheet } from './ClassNeeds.tsx';
import { ClassNotes } from './ClassNotes.tsx';
import { ClassReported } from './ClassReported.tsx';
import { ClassRoster, SignInSheet } from './ClassRoster.tsx';
import { useOffice } from './context.ts';
import { HeldForClients } from './HeldForClients.tsx';
import { mailTexts } from './mail-names.ts';
import { OpenedFile, type FileTools } from './OpenedFile.tsx';
import { Part } from './Part.tsx';
import { CreditOfOrder } from './PrivateClass.tsx';
import { Standing } from './Standing.tsx';
import { TrainerPhone } from './TrainerPhone.tsx';
import { TrainersNews } from './TrainersNews.tsx';
import { telephoneTexts } from './telephone-texts.ts';
import { UndoOfClass } from './UndoOfClass.tsx';
import { usePrintedSheet } from './use-printed-sheet.ts';
import { waitlistsTexts } from './waitlists-texts.ts';

const auditTexts = { en: auditEn, fr: auditFr };

/** All of one class, and what the office does with it. */
export function ClassFile({ id, ...place }: ClassesPlace & { id: string }) {
  const { locale } = useOffice();
  const t = classTexts[locale];
  return (
    <OpenedFile
      id={id}
      ask={(about) => api(officeClass)(about)}
      back={{ href: place.listHref, text: t.back }}
      missing={t.missing}
    >
      {(file, tools) => <File file={file} place={place} tools={tools} />}
    </OpenedFile>
  );
}

interface FileProps {
  file: OfficeClass;
  place: ClassesPlace;
  tools: FileTools;
}

/** Whether a session of a class is on this day, where it is held. */
const isToday = ({ sessions, timeZone }: OfficeClass) =>
  sessions.some(({ start }) => dateIn(timeZone, start) === dateIn(timeZone, Date.now()));

function File({ file, place, tools: { finish, tell, reload } }: FileProps) {
  const { locale, links } = useOffice();
  const t = classTexts[locale];
  const [first] = file.sessions;
  const acting = { file, onDone: finish, onChanged: reload };
  const [sheet, printSheet] = usePrintedSheet<'sign-in' | 'names' | 'sums' | 'labels'>('sign-in');
  return (
    <article>
      <h2 className="text-xl print:hidden">
        {unbroken(file.title[locale])}
        {first && (
          <span className="font-normal text-gray-600">
            <Sep />
            {formatDate(first.start, locale, file.timeZone)}
          </span>
        )}
      </h2>
      <p className="text-gray-600 print:hidden">
        {file.code}, {t.languages[file.language]}, {whereText(file, locale, t)}
      </p>
      <div className="print:hidden">
        <Standing of={file} />
      </div>
      {isToday(file) && (
        // On a phone, who is there stands below all else.
        <p className="mt-1 md:hidden print:hidden">
          <a className="button" href="#attendance">
            {t.attendance.title}
          </a>
        </p>
      )}
      <UndoOfClass id={file.id} acts={file.undo} names={auditTexts[locale].acts} tell={tell} />
      {sheet === 'sign-in' && <SignInSheet file={file} locale={locale} />}
      {sheet === 'labels' && <Labels file={file} />}
      {(sheet === 'names' || sheet === 'sums') && <NeedsSheet file={file} locale={locale} of={sheet} />}
      <div className="office-columns print:hidden">
        <div className="space-y-4">
          <Part title={t.file.facts}>
            <ClassFacts
              {...{ file, locale }}
              timeZone={place.timeZone}
              listHref={place.listHref}
              acts={(field) => (
                <>
                  {field === 'trainer' && <PhoneOfTrainer file={file} onDone={finish} />}
                  {field === 'trainer' && <TrainersNews file={file} />}
                  <FieldActs {...acting} field={field} />
                </>
              )}
            />
          </Part>
          <Part title={t.file.roster}>
            <ClassRoster {...{ file, locale }} bookingHref={place.bookingHref} />
            {file.client !== null && <p className="mt-1 text-gray-600">{t.file.names}</p>}
            {file.onSale && (
              <p className="mt-2 flex flex-wrap gap-2">
                <a className="button" href={`${place.bookingHref}/new?class=${encodeURIComponent(file.id)}`}>
                  {telephoneTexts[locale].addTo}
                </a>
                <a className="button" href={`${links.places.waitlists}/${encodeURIComponent(file.id)}`}>
                  {waitlistsTexts[locale].ofClass}
                </a>
              </p>
            )}
          </Part>
          {file.client === null && (
            <Part title={telephoneTexts[locale].blocks.title}>
              <HeldForClients
                classId={file.id}
                timeZone={place.timeZone}
                newHref={`${place.bookingHref}/new`}
                onDone={finish}
              />
            </Part>
          )}
          <Part title={t.attendance.title} anchor="attendance">
            <ClassReported people={file.people} />
            <ClassAttendance
              {...{ file, locale }}
              send={(id, body, key) => callOffice(() => api(markClassAttendance)(id, body, key))}
            />
          </Part>
          <ClassCertificates {...{ file, finish }} />
        </div>
        <div className="space-y-4">
          <Part title={t.acts.title}>
            <StateActs {...acting} />
            <CreditOfOrder file={file} />
            <ClassMessage {...acting} />
          </Part>
          <Part title={t.file.links}>
            <ClassLinks
              {...{ locale }}
              links={file.links}
              remove={(linkId, key) => callOffice(() => api(removeClassLink)(file.id, { linkId }, key))}
              onRemoved={(result) => tell(result, t.file.removed)}
            >
              <ActForm
                key={file.links.length}
                id={`link ${file.id}`}
                form={classLinkForm}
                words={t.link}
                submit={t.link.submit}
                send={(body, key) => api(setClassLink)(file.id, body, key)}
                onDone={() => finish(t.link.done)}
              />
            </ClassLinks>
          </Part>
          <ClassNeeds {...acting} onPrint={printSheet} />
          <ClassCourseware {...acting} onPrint={() => printSheet('labels')} />
          <ClassNotes {...{ file }} timeZone={place.timeZone} bookingHref={place.bookingHref} onDone={finish} />
          <Part title={t.margin.title}>
            <ClassMargin {...acting} />
          </Part>
          <History file={file} timeZone={place.timeZone} />
        </div>
      </div>
    </article>
  );
}

function PhoneOfTrainer({ file, onDone }: { file: OfficeClass; onDone: (text: string) => void }) {
  const { id, trainer, trainerPhone: phone } = file;
  if (trainer === null) return null;
  const send = (body: NotePhone, key: string) => api(noteTrainersPhone)(id, body, key);
  return (
    <span className="block">
      <TrainerPhone key={trainer} {...{ id, trainer, phone, send, onDone }} />
    </span>
  );
}

function History({ file, timeZone }: { file: OfficeClass; timeZone: string }) {
  const { locale } = useOffice();
  const t = classTexts[locale].file;
  const audit = auditTexts[locale];
  const writing = { audit, mails: mailTexts[locale], locale, timeZone };
  return (
    <Part title={t.history}>
      {file.history.length === 0 && <p>{t.noHistory}</p>}
      <ul className="divide-y divide-blue-100">
        {file.history.map(({ id, at, who, act, reason, after }) => (
          <li key={id} className="py-1">
            <span className="block text-gray-600">
              {formatDate(at, locale, timeZone)}, {formatTime(at, locale, timeZone)}
              {who && `, ${who.firstName}`}
            </span>
            {audit.acts[act]}
            {after && (
              <span className="block [overflow-wrap:anywhere] text-gray-600">
                {toldText(after, writing).join(', ')}
              </span>
            )}
            {reason && <span className="block">{reason}</span>}
          </li>
        ))}
      </ul>
    </Part>
  );
}
