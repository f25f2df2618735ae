import { api } from '../../api/client.ts';
import { mailtoOf } from '../../domain/fields.ts';
import { officePerson } from '../../domain/people/calls.ts';
import { fill, formatDate, formatMoney } from '../../i18n/format.ts';
import { Sep } from '../Dotted.tsx';
import { bookingTexts } from './bookings-texts.ts';
import { useOffice } from './context.ts';
import { enquiryTexts, kindName } from './enquiries-texts.ts';
import { FollowUpsPart } from './FollowUpsPart.tsx';
import { OpenedFile } from './OpenedFile.tsx';
import type { OfficeLinks } from './OfficeMenu.tsx';
import { packagesTexts } from './packages-texts.ts';
import { Part } from './Part.tsx';
import { Moments } from './parts.tsx';
import { peopleTexts } from './people-texts.ts';
import type { PersonProps } from './person-props.ts';
import { quoteTexts } from './quotes-texts.ts';
import { PersonAccount, PersonData } from './PersonActs.tsx';
import { PersonTraining } from './PersonTraining.tsx';

interface Props {
  id: string;
  links: OfficeLinks;
  timeZone: string;
  listHref: string;
}

const load = api(officePerson);

/** All that the office has of somebody, and what it does with it. */
export function PersonFile({ id, ...place }: Props) {
  const { locale } = useOffice();
  const t = peopleTexts[locale];
  return (
    <OpenedFile id={id} ask={load} back={{ href: place.listHref, text: t.back }} missing={t.missing}>
      {(person, tools) => <File {...{ person, locale, t }} {...place} {...tools} />}
    </OpenedFile>
  );
}

function File(props: PersonProps) {
  const { person, t, listHref, timeZone } = props;
  const { name, email, phone, organisation } = person;
  return (
    <article>
      <h2 className="text-xl">{name || t.file.unnamed}</h2>
      <p className="flex flex-wrap gap-x-2 break-all">
        <a className="link" href={mailtoOf(email)}>
          {email}
        </a>
        {phone && (
          <a className="link" href={`tel:${phone}`}>
            {phone}
          </a>
        )}
      </p>
      {organisation && (
        <p>
          {organisation}
          <Sep />
          <a className="link" href={`${listHref}?q=${encodeURIComponent(organisation)}`}>
            {fill(t.file.colleagues, { organisation })}
          </a>
        </p>
      )}
      <div className="office-columns">
        <div className="space-y-4">
          <Bookings {...props} />
          <PersonTraining {...props} />
          <Messages {...props} />
          <Quotes {...props} />
        </div>
        <div className="space-y-4">
          <Money {...props} />
          <FollowUpsPart about="client" id={person.id} timeZone={timeZone} />
          <PersonAccount key={String(person.account?.sessions.length)} {...props} />
          <Newsletter {...props} />
          <PersonData {...props} />
        </div>
      </div>
    </article>
  );
}

function Money({ person: { id, openCents, creditCents }, links, locale, t }: PersonProps) {
  const amount = formatMoney(Math.abs(openCents), locale);
  const sum = openCents === 0 ? t.file.settled : fill(openCents > 0 ? t.file.open : t.file.owed, { amount });
  return (
    <Part title={t.file.money}>
      <p className="font-semibold">{sum}</p>
      {creditCents > 0 && <p>{fill(t.file.credit, { amount: formatMoney(creditCents, locale) })}</p>}
      <p>
        <a className="link" href={`${links.places.packages}/new?client=${encodeURIComponent(id)}`}>
          {packagesTexts[locale].sell.add}
        </a>
      </p>
    </Part>
  );
}

function Bookings({ person: { bookings }, links, locale, timeZone, t }: PersonProps) {
  const own = bookingTexts[locale];
  const states: Readonly<Record<string, string>> = own.states;
  return (
    <Part title={t.file.bookings}>
      {bookings.length === 0 && <p>{t.file.noBookings}</p>}
      <Moments
        rows={bookings.map(({ id, number, state, at, totalCents, openCents }) => ({
          at: formatDate(at, locale, timeZone),
          what: (
            <>
              <a className="link" href={`${links.places.bookings}/${encodeURIComponent(id)}`}>
                {number ?? own.unproved}
              </a>
              {[
                '',
                states[state] ?? state,
                formatMoney(totalCents, locale),
                ...(openCents > 0 ? [fill(t.file.openOf, { amount: formatMoney(openCents, locale) })] : []),
              ].join(', ')}
            </>
          ),
        }))}
      />
    </Part>
  );
}

function Messages({ person: { messages }, links, locale, timeZone, t }: PersonProps) {
  return (
    <Part title={t.file.messages}>
      {messages.length === 0 && <p>{t.file.noMessages}</p>}
      <Moments
        rows={messages.map(({ id, kind, at, state }) => ({
          at: formatDate(at, locale, timeZone),
          what: (
            <>
              <a className="link" href={`${links.places.enquiries}/${encodeURIComponent(id)}`}>
                {kindName(kind, locale)}
              </a>
              {`, ${enquiryTexts[locale].states[state]}`}
            </>
          ),
        }))}
      />
    </Part>
  );
}

function Quotes({ person: { quotes }, links, locale, timeZone }: PersonProps) {
  const { ofPerson, states } = quoteTexts[locale];
  return (
    <Part title={ofPerson.title}>
      {quotes.length === 0 && <p>{ofPerson.none}</p>}
      <Moments
        rows={quotes.map(({ id, number, at, state, totalCents }) => ({
          at: formatDate(at, locale, timeZone),
          what: (
            <>
              <a className="link" href={`${links.places.quotes}/${encodeURIComponent(id)}`}>
                {number}
              </a>
              {`, ${formatMoney(totalCents, locale)}, ${states[state]}`}
            </>
          ),
        }))}
      />
    </Part>
  );
}

function Newsletter({ person: { newsletter }, locale, timeZone, t }: PersonProps) {
  const date = newsletter ? formatDate(newsletter.at, locale, timeZone) : '';
  return (
    <Part title={t.file.consents}>
      <p>{fill(t.file.newsletter[newsletter?.state ?? 'none'], { date })}</p>
    </Part>
  );
}
