import { useState } from 'react';
import { api } from '../../api/client.ts';
import type { Result } from '../../api/result.ts';
import type { SetCostRate } from '../../domain/classes/costs.ts';
import { costParts } from '../../domain/classes/margin.ts';
import { setUsualCost, usualCosts, usualForm, type UsualCost } from '../../domain/classes/usual-costs-calls.ts';
import { fill, formatMoney, plural } from '../../i18n/format.ts';
import { callOffice } from '../../stores/office-gate.ts';
import { privateTexts } from '../private/texts.ts';
import { useAnswer } from '../use-answer.ts';
import { useSlow } from '../use-slow.ts';
import { ActForm } from './ActForm.tsx';
import { costWords } from './class-words.ts';
import { classTexts } from './classes-texts.ts';
import { useOffice } from './context.ts';
import { costTexts } from './costs-texts.ts';
import { NotLoaded } from './NotLoaded.tsx';
import type { OfficeLinks } from './OfficeMenu.tsx';
import { OfficeScreen } from './OfficeScreen.tsx';
import { Rows, type Column } from './Rows.tsx';

/** What trainers, rooms and materials usually cost: an owner changes it here, once for all classes. */
export default function Costs({ links }: { links: OfficeLinks }) {
  return (
    <OfficeScreen links={links} place="costs">
      <All />
    </OfficeScreen>
  );
}

function All() {
  const { locale } = useOffice();
  const { result, retry } = useAnswer('', () => callOffice(() => api(usualCosts)()));
  const slow = useSlow(result === undefined);
  const [said, say] = useState('');
  const t = costTexts[locale];
  if (!result) return <p role="status">{slow ? privateTexts[locale].privateArea.loading : ''}</p>;
  if (!result.ok) return <NotLoaded locale={locale} code={result.code} retry={retry} />;
  const { costs } = result.value;
  const onDone = () => {
    say(t.done);
    retry();
  };
  return (
    <>
      <p className="max-w-text">{t.intro}</p>
      <p role="status" className={said ? 'office-said' : 'sr-only'}>
        {said}
      </p>
      {costParts.map((of) => (
        <section key={of} className="mt-3">
          <h2 className="text-lg">{t.parts[of]}</h2>
          <Part rows={costs.filter((one) => one.of === of)} caption={t.parts[of]} onDone={onDone} reload={retry} />
        </section>
      ))}
    </>
  );
}

interface PartProps {
  rows: readonly UsualCost[];
  caption: string;
  onDone: () => void;
  /** Somebody was faster. */
  reload: () => void;
}

function Part({ rows, caption, onDone, reload }: PartProps) {
  const { locale, session } = useOffice();
  const t = costTexts[locale];
  const { usual, unknown } = classTexts[locale].margin;
  const columns: Column<UsualCost>[] = [
    { key: 'name', head: t.heads.name, cell: ({ title }) => title[locale] || t.anySeat },
    {
      key: 'rate',
      head: t.heads.rate,
      cell: ({ rate }) => (rate ? fill(usual[rate.per], { amount: formatMoney(rate.cents, locale) }) : unknown),
    },
    {
      key: 'classes',
      head: t.heads.classes,
      cell: ({ classes }) => fill(plural(classes, locale, t.classes), { count: classes }),
    },
    ...(session.role === 'owner'
      ? [{ key: 'set', head: t.heads.set, cell: (row: UsualCost) => <Set {...{ row, onDone, reload }} /> }]
      : []),
  ];
  return (
    <Rows
      caption={caption}
      columns={columns}
      list={{ rows, next: null }}
      keyOf={({ name }) => name}
      retry={reload}
      none={t.none}
    />
  );
}

function Set({ row, onDone, reload }: Pick<PartProps, 'onDone' | 'reload'> & { row: UsualCost }) {
  const { locale } = useOffice();
  const [times, setTimes] = useState(0);
  const t = costTexts[locale];
  const { of, name, rate, title } = row;
  const send = async (body: SetCostRate, key: string): Promise<Result<unknown, unknown>> => {
    const result = await api(setUsualCost)({ ...body, name }, key);
    if (!result.ok && result.code === 'office_changed') reload();
    return result;
  };
  return (
    <details key={times}>
      <summary className="unfolds -my-[11px]" aria-label={fill(t.setOf, { name: title[locale] || t.anySeat })}>
        {t.set}
      </summary>
      <ActForm
        key={JSON.stringify(rate)}
        id={`usual ${of} ${name}`}
        form={usualForm(of, rate, locale)}
        words={costWords(classTexts[locale])}
        submit={classTexts[locale].margin.set}
        send={send}
        onDone={() => {
          setTimes(times + 1);
          onDone();
        }}
      />
    </details>
  );
}
