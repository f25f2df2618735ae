import { useState } from 'react';
import { api } from '../../api/client.ts';
import { officeNumbers } from '../../domain/numbers/calls.ts';
import { ONLINE, type NumbersQuery, type OfficeNumbers } from '../../domain/numbers/numbers.ts';
import { daysOf, MAX_DAYS, type Period } from '../../domain/numbers/period.ts';
import { presetsOn, presets } from '../../domain/numbers/presets.ts';
import { callOffice } from '../../stores/office-gate.ts';
import { privateTexts } from '../private/texts.ts';
import { useAnswer } from '../use-answer.ts';
import { useSlow } from '../use-slow.ts';
import { dateIn } from '../../domain/time/calendar.ts';
import { useOffice } from './context.ts';
import { Filters } from './Filters.tsx';
import { NumbersFigures } from './NumbersFigures.tsx';
import { NumbersParts } from './NumbersParts.tsx';
import { numbersTexts } from './numbers-texts.ts';
import type { OfficeLinks } from './OfficeMenu.tsx';
import { OfficeScreen } from './OfficeScreen.tsx';
import { NotLoaded } from './NotLoaded.tsx';

interface Place {
  /** Of the office, by whose clock its days go. */
  timeZone: string;
}

type Asked = Readonly<Record<string, string>>;

/** How the business goes in a period, beside the one before and a year ago. */
export default function Numbers({ links, timeZone }: Place & { links: OfficeLinks }) {
  return (
    <OfficeScreen links={links} place="numbers">
      <OfPeriod timeZone={timeZone} />
    </OfficeScreen>
  );
}

/** Puts a period into the address, beside the other filters, which read it from there. */
function putIntoAddress({ from, to }: Period): Asked {
  const query = new URLSearchParams(location.search);
  query.set('from', from);
  query.set('to', to);
  history.replaceState(history.state, '', `?${query}`);
  return Object.fromEntries(query);
}

function fromAddress(today: string): Asked {
  const asked = Object.fromEntries(new URLSearchParams(location.search));
  return asked.from && asked.to ? asked : putIntoAddress(presetsOn(today).weeks);
}

const isRight = ({ from = '', to = '' }: Asked) =>
  from !== '' && to !== '' && from <= to && daysOf({ from, to }) <= MAX_DAYS;

function OfPeriod({ timeZone }: Place) {
  const { locale } = useOffice();
  const [today] = useState(() => dateIn(timeZone, Date.now()));
  const [asked, setAsked] = useState(() => fromAddress(today));
  const [chosen, setChosen] = useState(0);
  const [shown, setShown] = useState<OfficeNumbers>();
  const t = numbersTexts[locale];
  const cities = (shown?.cities ?? []).map((city) => ({ value: city.id, label: city[locale] }));
  const choose = (period: Period) => {
    setAsked(putIntoAddress(period));
    setChosen(chosen + 1);
  };
  return (
    <>
      <div role="group" aria-label={t.presets} className="mb-2 flex flex-wrap gap-1 print:hidden">
        {presets.map((name) => (
          <button key={name} type="button" className="button" onClick={() => choose(presetsOn(today)[name])}>
            {t.preset[name]}
          </button>
        ))}
      </div>
      <Filters
        key={chosen}
        fields={[
          { name: 'from', label: t.filters.from, type: 'date' },
          { name: 'to', label: t.filters.to, type: 'date' },
          {
            name: 'language',
            label: t.filters.language,
            options: (['en', 'fr'] as const).map((value) => ({ value, label: t.languages[value] })),
          },
          { name: 'city', label: t.filters.city, options: [{ value: ONLINE, label: t.online }, ...cities] },
        ]}
        onChange={setAsked}
      />
      {isRight(asked) ? (
        <Answered query={JSON.stringify(asked)} onAnswer={setShown} shown={shown} />
      ) : (
        <p role="alert">{t.wrong}</p>
      )}
    </>
  );
}

interface AnsweredProps {
  /** JSON. */
  query: string;
  shown: OfficeNumbers | undefined;
  onAnswer: (numbers: OfficeNumbers) => void;
}

/** What was shown before stays until the answer is there; where none comes, it is not shown under another period's name. */
function Answered({ query, shown, onAnswer }: AnsweredProps) {
  const { locale } = useOffice();
  const { result, retry } = useAnswer(query, async (about) => {
    const answer = await callOffice(() => api(officeNumbers)(JSON.parse(about) as NumbersQuery));
    if (answer.ok) onAnswer(answer.value);
    return answer;
  });
  const slow = useSlow(result === undefined);
  const own = privateTexts[locale].privateArea;
  if (result && !result.ok) {
    return <NotLoaded locale={locale} code={result.code} retry={retry} className="max-w-text" />;
  }
  return (
    <div aria-busy={result === undefined || undefined}>
      <p role="status" className={slow ? '' : 'sr-only'}>
        {slow ? own.loading : ''}
      </p>
      {shown && <Told numbers={shown} query={query} />}
    </div>
  );
}

function Told({ numbers, query }: { numbers: OfficeNumbers; query: string }) {
  const { locale } = useOffice();
  const { now, before } = numbers;
  const nothing = [now, before].every((one) => one.bookings + Math.abs(one.netCents) + one.seatsOffered === 0);
  if (nothing && numbers.pages.length === 0) return <p className="text-lg">{numbersTexts[locale].empty}</p>;
  return (
    <>
      <NumbersFigures numbers={numbers} query={query} />
      <NumbersParts numbers={numbers} query={query} />
    </>
  );
}
