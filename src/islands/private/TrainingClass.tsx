import { useState } from 'react';
import { hosts } from '../../api/hosts.ts';
import { addressOf } from '../../domain/api/address.ts';
import { trainingCalendar } from '../../domain/training/calls.ts';
import type { TrainingClass as Class } from '../../domain/training/contract.ts';
import { fill, plural } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locales.ts';
import { Stub } from '../cart/MiniTicket.tsx';
import { ClassFacts, titleOf } from './ClassFacts.tsx';
import type { PrivateLinks } from './PrivateMenu.tsx';
import { privateTexts } from './texts.ts';

interface Props {
  item: Class;
  locale: Locale;
  links: PrivateLinks;
  manageHref: Record<Locale, string>;
  verifyHref: Record<Locale, string>;
}

const stateColours: Partial<Record<Class['event']['state'], string>> = {
  confirmed: 'text-green-700',
  tentative: 'text-amber-700',
  cancelled: 'text-red-600',
  withdrawn: 'text-red-600',
};

/** One class of the account: when, where, who, and what there is to it. */
export function TrainingClass({ item, locale, links, manageHref, verifyHref }: Props) {
  const { event, joinUrl } = item;
  const t = privateTexts[locale].training;
  const title = titleOf(event, locale);
  const id = encodeURIComponent(event.id);
  const past = event.state === 'finished';
  const called = (action: string) => fill(t.of, { action, title });
  const [now] = useState(() => Date.now());
  const begun = Date.parse(event.sessions[0]?.start ?? '') <= now;
  const running = event.state === 'tentative' || event.state === 'confirmed';

  return (
    <li className="mini">
      <Stub locale={locale} start={event.sessions[0]?.start ?? ''} timeZone={event.timeZone} />
      <div className="mini-what">
        <h3>{title}</h3>
        <p>
          <strong className={stateColours[event.state]}>{t.state[event.state]}</strong>
        </p>
        <ClassFacts event={event} locale={locale} />
        {(item.seats > 0 || item.attends || item.people.length > 0) && (
          <p>
            {item.seats > 0 ? plural(item.seats, locale, t.seats) : item.attends ? t.attends : ''}{' '}
            {item.people.length > 0 && fill(t.people, { names: item.people.join(', ') })}
          </p>
        )}
        {running && event.delivery === 'online' && joinUrl === null && <p>{t.joinLater}</p>}
      </div>
      <div className="mini-acts print:hidden">
        {joinUrl !== null && (
          <a href={joinUrl} className="button button-primary" rel="noreferrer" aria-label={called(t.join)}>
            {t.join}
          </a>
        )}
        {running && (
          <a
            href={hosts.site + addressOf(trainingCalendar, { eventId: event.id })}
            download
            className="button"
            aria-label={called(t.calendar)}
          >
            {t.calendar}
          </a>
        )}
        {running && !begun && item.booking !== null && (
          <a
            href={`${manageHref[locale]}#${encodeURIComponent(item.booking)}`}
            className="button"
            aria-label={called(t.change)}
          >
            {t.change}
          </a>
        )}
        {item.hasRecording && (
          <a href={`${links.videos}/${id}`} className="button" aria-label={called(t.recording)}>
            {t.recording}
          </a>
        )}
        {item.certificate !== null && (
          <a
            href={`${verifyHref[event.language]}/${item.certificate}`}
            className="button"
            aria-label={called(t.certificate)}
          >
            {t.certificate}
          </a>
        )}
        {past && !item.surveyed && (
          <a href={`${links.survey}#${id}`} className="button" aria-label={called(t.survey)}>
            {t.survey}
          </a>
        )}
      </div>
      {item.materials.length > 0 && (
        <div className="mini-more">
          <h4 className="font-semibold">{t.materials}</h4>
          <ul>
            {item.materials.map(({ title: name, url }) => (
              <li key={url}>
                <a href={url} className="link inline-block py-0.5" rel="noreferrer">
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
    </li>
  );
}
