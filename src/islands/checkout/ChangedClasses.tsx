import type { Failure } from '../../api/result.ts';
import { formatDate } from '../../i18n/format.ts';
import type { ConfirmationRefusal } from '../../stores/confirmation.ts';
import { useCheckout } from './context.ts';

/** Classes as they are now, where they have moved since their seats were held. */
export function ChangedClasses({ failure }: { failure: Failure<unknown> }) {
  const { termsOfClass, locale } = useCheckout();
  const details = failure.details as ConfirmationRefusal | undefined;
  if (details?.code !== 'class_changed') return null;
  return (
    <ul className="mt-1 list-disc ps-3">
      {details.classes.map(({ id, titles, titleCourse, sessions, timeZone, place }) => (
        <li key={id}>
          <strong>{titles[locale] ?? titleCourse}</strong>
          <br />
          {sessions.map(({ start }) => formatDate(start, locale, timeZone, 'full')).join('; ')}
          <br />
          {place ? `${place.city[locale]}, ${place.name[locale]}` : termsOfClass.facts.online}
        </li>
      ))}
    </ul>
  );
}
