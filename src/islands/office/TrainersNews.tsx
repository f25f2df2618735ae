import type { OfficeClass } from '../../domain/classes/office-classes.ts';
import { fill, formatDate, formatTime } from '../../i18n/format.ts';
import { classTexts } from './classes-texts.ts';
import { useOffice } from './context.ts';

/** What the trainers of a class were told of it, and whom nobody could mail. */
export function TrainersNews({
  file: { trainer: gives, trainerEmail, trainersNews, timeZone },
}: {
  file: OfficeClass;
}) {
  const { locale } = useOffice();
  const t = classTexts[locale].trainersNews;
  return (
    <>
      {gives !== null && trainerEmail === '' && (
        <span className="block text-amber-700 print:hidden">{t.noAccount}</span>
      )}
      {trainersNews.length > 0 && (
        <ul aria-label={t.title} className="text-gray-600 print:hidden">
          {trainersNews.map(({ trainer, what, mailed, at }) => (
            <li key={`${at} ${trainer}`} className={mailed ? undefined : 'text-amber-700'}>
              {fill(mailed ? t.mailed : t.notMailed, {
                date: `${formatDate(at, locale, timeZone, 'short')}, ${formatTime(at, locale, timeZone)}`,
                trainer,
                what: t.what[what],
              })}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
