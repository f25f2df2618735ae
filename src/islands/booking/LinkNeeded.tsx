import type { ErrorCode } from '../../domain/api/errors.ts';
import type { LinkNeeded as Seen } from '../../domain/booking/link-needed.ts';
import { formatDate } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { Dictionary } from '../../i18n/strings/index.ts';
import { SendAgain } from './SendAgain.tsx';

export interface LinkNeededProps {
  locale: Locale;
  texts: Dictionary['booking']['linkNeeded'];
  errors: Record<ErrorCode, string>;
  secret: string;
  seen: Seen;
}

/** A booking that its contact has proved to be hers, for anybody else: its state and dates, and the way to the link. */
export function LinkNeeded({ locale, texts: t, errors, secret, seen }: LinkNeededProps) {
  const { state, classes } = seen;
  return (
    <>
      <section
        aria-labelledby="link-needed-title"
        className="border-s-4 max-w-text border-amber-700 bg-amber-50 px-2 py-1.5"
      >
        <h2 id="link-needed-title" className="text-lg">
          {t.title}
        </h2>
        <p>{t.intro}</p>
        <SendAgain reference={secret} email="" texts={t.again} errors={errors} />
      </section>
      {(state === 'confirmed' || state === 'cancelled') && <p className="mt-3">{t.state[state]}</p>}
      {classes.length > 0 && (
        <section aria-labelledby="seen-title" className="mt-3">
          <h2 id="seen-title" className="text-lg">
            {t.classes}
          </h2>
          <ul className="mt-1">
            {classes.map(({ id, titles, titleCourse, sessions, timeZone }) => (
              <li key={id}>
                {titles[locale] ?? titleCourse}
                {sessions.map(({ start }) => (
                  <span key={start} className="block text-gray-600">
                    {formatDate(start, locale, timeZone, 'full')}
                  </span>
                ))}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
