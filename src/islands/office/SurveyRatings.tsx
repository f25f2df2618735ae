import { api } from '../../api/client.ts';
import { surveyResults } from '../../domain/training/office-calls.ts';
import {
  groupings,
  meanOf,
  ratings,
  type Counts,
  type SurveyGroup,
  type SurveyResults,
} from '../../domain/training/survey-results.ts';
import { ratedAspects } from '../../domain/training/survey.ts';
import { fill, formatDate, plural } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locales.ts';
import { languageTags } from '../../i18n/locales.ts';
import { privateTexts } from '../private/texts.ts';
import { useSlow } from '../use-slow.ts';
import { WaitingButton } from '../Waits.tsx';
import { useOffice } from './context.ts';
import { SurveyFiles } from './SurveyFiles.tsx';
import type { SurveysPlace } from './surveys-place.ts';
import { surveysTexts } from './surveys-texts.ts';
import { useList } from './use-list.ts';
import { NotLoaded } from './NotLoaded.tsx';

type Asked = Readonly<Record<string, string | undefined>>;

interface Props extends SurveysPlace {
  filters: Asked;
  onChoices: (choices: SurveyResults['choices']) => void;
}

/** How classes were rated: a table for each class, trainer or course, whose cells have bars. */
export function SurveyRatings({ filters, onChoices, ...place }: Props) {
  const { locale } = useOffice();
  const by = groupings.find((one) => one === filters.by) ?? 'class';
  const { list, isStale, failure, more, reload } = useList<SurveyGroup>(JSON.stringify(filters), async (next) => {
    const result = await api(surveyResults)({ ...filters, by, next: next ?? '' });
    if (!result.ok) return result;
    onChoices(result.value.choices);
    return { ok: true, value: { rows: result.value.groups, next: result.value.next } };
  });
  const slow = useSlow(list === undefined && !failure);
  const t = surveysTexts[locale];
  const own = privateTexts[locale].privateArea;
  return (
    <div aria-busy={isStale || undefined}>
      {failure && <NotLoaded locale={locale} code={failure.code} retry={reload} className="form-problems my-2" />}
      <p role="status">{!list && slow ? own.loading : list?.rows.length === 0 ? t.none : ''}</p>
      {list && list.rows.length > 0 && (
        <>
          <p className="text-gray-600">{t.scale}</p>
          <SurveyFiles kind="ratings" period={filters} />
          <div className="office-ratings">
            {list.rows.map((group) => (
              <Group key={group.id} {...{ group, by, locale, place }} />
            ))}
          </div>
        </>
      )}
      {list?.next && <WaitingButton label={t.more} waiting={own.loading} act={more} className="button mt-2" />}
    </div>
  );
}

interface GroupProps {
  group: SurveyGroup;
  by: (typeof groupings)[number];
  locale: Locale;
  place: SurveysPlace;
}

function Group({ group, by, locale, place }: GroupProps) {
  const t = surveysTexts[locale];
  const { id, title, trainer, at, answers, aspects } = group;
  const name = title[locale] || t.nobody;
  const beside = [at && formatDate(at, locale, place.timeZone), by === 'class' && (trainer ?? t.nobody)].filter(
    Boolean,
  );
  return (
    <section>
      <h2 className="text-lg">
        {by === 'class' ? (
          <a className="link" href={`${place.classHref}/${encodeURIComponent(id)}`}>
            {name}
          </a>
        ) : (
          name
        )}
      </h2>
      <p className="text-gray-600">
        {[...beside, fill(plural(answers, locale, t.answers), { count: answers })].join(', ')}
      </p>
      <table>
        <caption className="sr-only">{fill(t.caption, { group: [name, ...beside].join(', ') })}</caption>
        <thead>
          <tr>
            <th scope="col">{t.rated}</th>
            <th scope="col">{t.mean}</th>
            {ratings.map((rating) => (
              <th key={rating} scope="col">
                <span className="sr-only">{fill(t.of, { rating })}</span>
                <span aria-hidden="true">{rating}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ratedAspects.map((aspect) => (
            <Rated key={aspect} label={t.aspects[aspect]} counts={aspects[aspect]} locale={locale} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** A row: its mean, and each count with a bar of its share. */
function Rated({ label, counts, locale }: { label: string; counts: Counts; locale: Locale }) {
  const mean = meanOf(counts);
  const most = Math.max(1, ...counts);
  const oneDigit = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  return (
    <tr>
      <th scope="row">{label}</th>
      <td className="font-semibold">{mean?.toLocaleString(languageTags[locale], oneDigit)}</td>
      {ratings.map((rating, index) => {
        const count = counts[index] ?? 0;
        return (
          <td key={rating}>
            <svg aria-hidden="true" viewBox="0 0 10 20" preserveAspectRatio="none">
              <rect x="0" width="10" y={20 - (count / most) * 20} height={(count / most) * 20} />
            </svg>
            {count}
          </td>
        );
      })}
    </tr>
  );
}
