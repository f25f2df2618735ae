import { hosts } from '../../api/hosts.ts';
import { addressOf } from '../../domain/api/address.ts';
import { trainingCalendar } from '../../domain/training/calls.ts';
import type { TrainingClass as Class } from '../../domain/training/contract.ts';
import { fill, plural } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locales.ts';
import { ClassFacts, titleOf } from './ClassFacts.tsx';
import type { PrivateLinks } from './PrivateMenu.tsx';
import { privateTexts } from './texts.ts';

interface Props {
  item: Class;
  locale: Locale;
  links: PrivateLinks;
  verifyHref: Record<Locale, string>;
}

/** One class of the account: when, where, who, and what there is to it. */
export function TrainingClass({ item, locale, links, verifyHref }: Props) {
  const { event, joinUrl } = item;
  const t = privateTexts[locale].training;
  const title = titleOf(event, locale);
  const id = encodeURIComponent(event.id);
  const past = event.state === 'finished';
  const called = (action: string) => fill(t.of, { action, title });
  const running = event.state === 'tentative' || event.state === 'confirmed';

  return (
    <li className="py-2">
      <h3 className="font-semibold text-base">{title}</h3>
      <ClassFacts event={event} locale={locale} />
      <p
        className={
          event.state === 'cancelled' || event.state === 'withdrawn' ? 'font-semibold text-red-600' : 'text-sm'
        }
      >
        {t.state[event.state]}
      </p>
      <p className="text-sm">
        {item.seats > 0 ? plural(item.seats, locale, t.seats) : item.attends ? t.attends : ''}{' '}
        {item.people.length > 0 && fill(t.people, { names: item.people.join(', ') })}
      </p>
      {running && event.delivery === 'online' && joinUrl === null && <p className="text-sm">{t.joinLater}</p>}
      {item.materials.length > 0 && (
        <>
          <h4 className="font-semibold mt-1 text-sm">{t.materials}</h4>
          <ul className="text-sm">
            {item.materials.map(({ title: name, url }) => (
              <li key={url}>
                <a href={url} className="link inline-block py-0.5" rel="noreferrer">
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
      <div className="mt-1 flex flex-wrap items-center gap-1 print:hidden">
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
    </li>
  );
}
