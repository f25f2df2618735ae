import { useState, type ReactNode } from 'react';
import { api } from '../../api/client.ts';
import type { Result } from '../../api/result.ts';
import { costsForm, rateForm } from '../../domain/classes/costs.ts';
import { costParts, type CostPart } from '../../domain/classes/margin.ts';
import { enterCosts, setCostRate } from '../../domain/classes/office-calls.ts';
import type { Form } from '../../domain/forms/form.ts';
import { fill, formatMoney, formatNumber, plural } from '../../i18n/format.ts';
import { ActForm } from './ActForm.tsx';
import type { ActsProps } from './acts-props.ts';
import { costWords } from './class-words.ts';
import { classTexts } from './classes-texts.ts';
import { useOffice } from './context.ts';

/** Which costs have a usual rate that can be set from a class: none of a trainer or a room that there is not. */
const partsOf = ({ trainer, delivery }: ActsProps['file']): CostPart[] =>
  costParts.filter((part) =>
    part === 'trainer' ? trainer !== null : part === 'materials' || delivery === 'in-person',
  );

/** What a class brings in and costs, and the forms of what is known of it. */
export function ClassMargin(props: ActsProps) {
  const { file } = props;
  const { locale, session } = useOffice();
  const t = classTexts[locale].margin;
  return (
    <>
      <p className="text-gray-600">{t.intro}</p>
      <Facts file={file} />
      <Costs
        {...props}
        name="costs"
        version={file.margin.revision}
        label={t.enter}
        submit={t.save}
        done={t.kept}
        form={costsForm(file.margin, locale)}
        send={(body, key) => api(enterCosts)(file.id, body, key)}
      />
      {session.role === 'owner' &&
        partsOf(file).map((part) => (
          <Costs
            {...props}
            key={part}
            name={`rate ${part}`}
            version={JSON.stringify(file.margin.rates[part])}
            label={t.setUsual[part]}
            submit={t.set}
            done={t.isSet}
            form={rateForm(part, file.margin, locale)}
            send={(body, key) => api(setCostRate)(file.id, body, key)}
          />
        ))}
    </>
  );
}

function Facts({ file: { margin, booked, client, substitutes } }: Pick<ActsProps, 'file'>) {
  const { locale } = useOffice();
  const t = classTexts[locale].margin;
  const money = (cents: number | null) => (cents === null ? t.unknown : formatMoney(cents, locale));
  const usual = (part: CostPart) => {
    const rate = margin.rates[part];
    if (margin.entered[part] !== null) return t.entered;
    return rate ? fill(t.usual[rate.per], { amount: formatMoney(rate.cents, locale) }) : '';
  };
  const taught = fill(t.taught, { hours: formatNumber(margin.minutes / 60, locale), days: margin.days });
  const byOthers = margin.entered.trainer === null && Object.keys(substitutes).length > 0 && t.byOthers;
  const pays =
    margin.costCents === null
      ? t.unknown
      : margin.breakEvenSeats === null
        ? t.means.never
        : fill(plural(margin.breakEvenSeats, locale, t.seats), { booked: formatNumber(booked, locale) });
  const rows: (readonly [label: string, value: ReactNode, small: string])[] = [
    [t.labels.revenue, money(margin.revenueCents), client === null ? t.means.revenue : t.means.order],
    [t.labels.trainer, money(margin.trainerCents), [usual('trainer'), taught, byOthers].filter(Boolean).join(', ')],
    [t.labels.room, money(margin.roomCents), usual('room')],
    [t.labels.materials, money(margin.materialsCents), usual('materials')],
    [t.labels.cost, money(margin.costCents), ''],
    [t.labels.margin, <strong key="margin">{money(margin.marginCents)}</strong>, ''],
    ...(client === null ? ([[t.labels.breakEven, pays, '']] as const) : []),
  ];
  return (
    <dl className="office-facts">
      {rows.map(([label, value, small]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {value}
            {small && <span className="block text-gray-600">{small}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface CostsProps<Body extends object> extends ActsProps {
  name: string;
  /** Of what the form begins with: what was kept meanwhile stands in it, and nothing else begins it anew. */
  version: string | number;
  label: string;
  submit: string;
  done: string;
  form: Form<Body>;
  send: (body: Body, key: string) => Promise<Result<unknown, unknown>>;
}

/** A form, folded until it is wanted; done, it folds again and says what is known now. */
function Costs<Body extends object>(props: CostsProps<Body>) {
  const { file, name, version, label, submit, done, form, send, onDone, onChanged } = props;
  const { locale } = useOffice();
  const [times, setTimes] = useState(0);
  return (
    <details key={times} className="print:hidden">
      <summary className="unfolds">{label}</summary>
      <ActForm
        key={version}
        id={`${name} ${file.id}`}
        form={form}
        words={costWords(classTexts[locale])}
        submit={submit}
        send={async (body, key) => {
          const result = await send(body, key);
          if (!result.ok && result.code === 'office_changed') onChanged();
          return result;
        }}
        onDone={() => {
          setTimes(times + 1);
          onDone(done);
        }}
      />
    </details>
  );
}
