import { api } from '../../api/client.ts';
import { addressOf } from '../../domain/api/address.ts';
import { mailtoOf } from '../../domain/fields.ts';
import {
  offerToNext,
  officeWaitlist,
  waitlistTable,
  type ClassWaitlist,
  type WaitingParty,
} from '../../domain/waitlist/office-calls.ts';
import { fill, formatDate, formatTime } from '../../i18n/format.ts';
import { Sep } from '../Dotted.tsx';
import { ActButton } from './ActButton.tsx';
import { useOffice } from './context.ts';
import { OpenedFile, type FileTools } from './OpenedFile.tsx';
import { Rows, type Column } from './Rows.tsx';
import { Two } from './Two.tsx';
import { AddParty, PartyActs } from './WaitlistActs.tsx';
import type { WaitlistsPlace } from './waitlists-place.ts';
import { waitlistsTexts } from './waitlists-texts.ts';

/** Who waits for a class, in the order of offers. */
export function WaitlistFile({ id, ...place }: WaitlistsPlace & { id: string }) {
  const { locale } = useOffice();
  const t = waitlistsTexts[locale].file;
  return (
    <OpenedFile
      id={id}
      ask={(about) => api(officeWaitlist)(about)}
      back={{ href: place.listHref, text: t.back }}
      missing={t.missing}
    >
      {(file, tools) => <File {...{ file, tools, place }} />}
    </OpenedFile>
  );
}

interface FileProps {
  file: ClassWaitlist;
  tools: FileTools;
  place: WaitlistsPlace;
}

function File(props: FileProps) {
  const { file, tools, place } = props;
  const { locale } = useOffice();
  const t = waitlistsTexts[locale].file;
  const { id, title, at, timeZone, free, parties } = file;
  return (
    <article>
      <h2 className="text-xl">
        {title[locale]}
        <span className="font-normal text-gray-600">
          <Sep />
          {formatDate(at, locale, timeZone)}, {formatTime(at, locale, timeZone)}
        </span>
      </h2>
      <p>
        <a className="link" href={`${place.classHref}/${encodeURIComponent(id)}`}>
          {t.class}
        </a>
      </p>
      <p className="font-semibold">{fill(t.free, { count: free })}</p>
      {parties.some(({ position }) => position !== null) && free > 0 && (
        <p className="max-w-text py-1">
          <ActButton
            id={`offer ${id}`}
            label={t.offer}
            send={(key) => api(offerToNext)(id, key)}
            onDone={() => tools.finish(t.offered)}
            onRefused={tools.reload}
          />
          <span className="block text-gray-600">{t.offerHint}</span>
        </p>
      )}
      <Rows
        caption={t.caption}
        columns={useColumns(props)}
        list={{ rows: parties, next: null }}
        keyOf={(party) => party.id}
        retry={() => undefined}
        none={t.none}
      />
      {parties.length > 0 && (
        <p className="my-2 print:hidden">
          <a className="button" download href={`${addressOf(waitlistTable, { id })}?lang=${locale}`}>
            {t.csv}
          </a>
        </p>
      )}
      <AddParty classId={id} tools={tools} />
    </article>
  );
}

function useColumns(props: FileProps): Column<WaitingParty>[] {
  const { timeZone } = props.place;
  const { locale } = useOffice();
  const t = waitlistsTexts[locale].file;
  const beside = ({ proved, late, offerEndsAt, state }: WaitingParty) => {
    if (state === 'offered' && offerEndsAt !== null) {
      const [date, time] = [formatDate(offerEndsAt, locale, timeZone), formatTime(offerEndsAt, locale, timeZone)];
      return fill(t.until, { date, time });
    }
    return state !== 'waiting' ? '' : !proved ? t.unproved : late ? t.late : '';
  };
  return [
    { key: 'position', head: t.heads.position, isNumber: true, cell: ({ position }) => position },
    {
      key: 'who',
      head: t.heads.who,
      cell: ({ email, name, phone }) => (
        <>
          {name && <span className="font-semibold block">{name}</span>}
          <a className="link break-all lg:whitespace-nowrap" href={mailtoOf(email)}>
            {email}
          </a>
          {phone && (
            <a className="link block" href={`tel:${phone}`}>
              {phone}
            </a>
          )}
        </>
      ),
    },
    { key: 'seats', head: t.heads.seats, isNumber: true, cell: ({ seats }) => seats },
    { key: 'since', head: t.heads.since, cell: ({ joinedAt }) => formatDate(joinedAt, locale, timeZone) },
    {
      key: 'state',
      head: t.heads.state,
      cell: (party) => <Two second={beside(party)}>{t.states[party.state]}</Two>,
    },
    {
      key: 'act',
      head: t.heads.act,
      cell: (party) =>
        (party.state === 'waiting' || party.state === 'offered') && (
          <PartyActs party={party} classId={props.file.id} tools={props.tools} />
        ),
    },
  ];
}
