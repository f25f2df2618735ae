import { addressOf } from '../../domain/api/address.ts';
import {
  organisationCertificates,
  organisationTraining,
  personCertificates,
  personTraining,
} from '../../domain/people/calls.ts';
import { fill, formatDate, plural } from '../../i18n/format.ts';
import { CertificateActs } from './CertificateActs.tsx';
import { Part } from './Part.tsx';
import { Moments } from './parts.tsx';
import type { PersonProps } from './person-props.ts';

/** Every seat that somebody has, and the tables of theirs and of their organization's. */
export function PersonTraining(props: PersonProps) {
  const { person, links, locale, timeZone, t, finish } = props;
  const { id, organisation, byNameAlone, bookings, training, certificates } = person;
  return (
    <Part title={t.file.training}>
      {training.length === 0 && <p>{t.file.noTraining}</p>}
      <Moments
        rows={training.map(({ bookingId, title, startsAt, done, certificate, ...seat }) => ({
          at: formatDate(startsAt, locale, timeZone),
          what: (
            <>
              <a className="link" href={`${links.places.bookings}/${encodeURIComponent(bookingId)}`}>
                {title[locale]}
              </a>
              {`, ${done ? t.file.done : t.file.toCome}`}
              {certificate !== null && (
                <span className="block">
                  <CertificateActs {...{ locale, finish }} number={certificate} />
                </span>
              )}
              <BookedBy {...seat} {...props} />
            </>
          ),
        }))}
      />
      <p className="mt-2 flex flex-wrap gap-1 empty:hidden">
        {bookings.length + training.length > 0 && (
          <a className="button" download href={`${addressOf(personTraining, { id })}?lang=${locale}`}>
            {t.file.trainingFile}
          </a>
        )}
        {organisation && (
          <a className="button" download href={`${addressOf(organisationTraining, { id })}?lang=${locale}`}>
            {fill(t.file.organisationFile, { organisation })}
          </a>
        )}
        {certificates > 0 && (
          <a className="button" href={addressOf(personCertificates, { id })}>
            {t.file.certificates}
          </a>
        )}
        {certificates > 0 && organisation && (
          <a className="button" href={addressOf(organisationCertificates, { id })}>
            {fill(t.file.organisationCertificates, { organisation })}
          </a>
        )}
      </p>
      {byNameAlone > 0 && (
        <div className="mt-1 max-w-text">
          <p>{fill(plural(byNameAlone, locale, t.file.byNameAlone), { count: byNameAlone, organisation })}</p>
          <p className="flex flex-wrap gap-x-2">
            <a className="link" download href={`${addressOf(organisationTraining, { id })}?lang=${locale}&whole=yes`}>
              {t.file.wholeFile}
            </a>
            <a className="link" href={`${addressOf(organisationCertificates, { id })}?whole=yes`}>
              {t.file.wholeCertificates}
            </a>
          </p>
        </div>
      )}
    </Part>
  );
}

/** Whose booking a seat is of, and through which organization. */
function BookedBy({
  number,
  bookedBy,
  proved,
  listHref,
  t,
}: Pick<PersonProps['person']['training'][number], 'number' | 'bookedBy' | 'proved'> & PersonProps) {
  return (
    <small className="block">
      {number !== null && `${fill(t.file.booking, { number })}, `}
      {bookedBy ? (
        <>
          {`${t.file.bookedBy} `}
          <a className="link" href={`${listHref}/${encodeURIComponent(bookedBy.id)}`}>
            {bookedBy.name || t.file.unnamed}
          </a>
          {bookedBy.organisation !== '' && (
            <>
              {', '}
              <a className="link" href={`${listHref}?q=${encodeURIComponent(bookedBy.organisation)}`}>
                {bookedBy.organisation}
              </a>
            </>
          )}
        </>
      ) : (
        t.file.bookedByThemselves
      )}
      {!proved && `, ${t.file.unproved}`}
    </small>
  );
}
