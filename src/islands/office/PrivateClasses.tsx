import { useRef, useState, type ChangeEvent } from 'react';
import { api } from '../../api/client.ts';
import type { Values } from '../../domain/forms/form.ts';
import { orderClasses, schedulePrivate } from '../../domain/private-classes/calls.ts';
import type { OrderClasses } from '../../domain/private-classes/contract.ts';
import { scheduleForm } from '../../domain/private-classes/forms.ts';
import { fill, formatDate, plural } from '../../i18n/format.ts';
import { callOffice } from '../../stores/office-gate.ts';
import { Fields } from '../forms/Field.tsx';
import { privateTexts } from '../private/texts.ts';
import { useAnswer } from '../use-answer.ts';
import { ActForm } from './ActForm.tsx';
import { ClashWith, useClash } from './ClashWith.tsx';
import { classTexts } from './classes-texts.ts';
import { useOffice } from './context.ts';
import { classHref } from './file-links.ts';
import { FreeRooms } from './FreeRooms.tsx';
import { Part } from './Part.tsx';
import { typeRoom } from './RoomButtons.tsx';
import { trainerChoices } from './private-trainers.ts';
import { firstWishes, mostDays, privateWords, orderTexts, taxedText } from './private-words.ts';

interface Props {
  /** Of the order. */
  id: string;
  onDone: (text: string) => void;
}

/** The private classes of an order, and the forms by which what was ordered becomes one. */
export function PrivateClasses({ id, onDone }: Props) {
  const { locale } = useOffice();
  const t = orderTexts[locale];
  const { result, retry } = useAnswer(id, (about) => callOffice(() => api(orderClasses)(about)));
  const own = privateTexts[locale].privateArea;
  return (
    <Part title={t.title}>
      {result === undefined && <p role="status">{own.loading}</p>}
      {result?.ok === false && (
        <div role="alert">
          <p>{t.failed}</p>
          <button type="button" className="button mt-1" onClick={retry}>
            {own.retry}
          </button>
        </div>
      )}
      {result?.ok && (
        <Lines
          {...{ id }}
          order={result.value}
          onDone={(text) => {
            retry();
            onDone(text);
          }}
        />
      )}
    </Part>
  );
}

function Lines({ id, order, onDone }: Props & { order: OrderClasses }) {
  const { locale, links } = useOffice();
  const t = orderTexts[locale];
  const { classes, lines, state } = order;
  const open = lines.filter((line) => !classes.some((one) => one.line === line.id && one.state !== 'cancelled'));
  return (
    <>
      {classes.length === 0 && <p>{t.none}</p>}
      {classes.length > 0 && (
        <ul className="divide-y divide-blue-200 border-y border-blue-200">
          {classes.map((one) => (
            <li key={one.id} className="py-1">
              <a className="link font-semibold" href={classHref(links, one.id)}>
                {one.title[locale]}
              </a>
              <span className="block">
                {fill(t.class, {
                  date: formatDate(one.startsAt, locale, one.timeZone),
                  people: plural(one.people, locale, classTexts[locale].people),
                })}
                {one.state === 'cancelled' && `, ${t.cancelled}`}
              </span>
            </li>
          ))}
        </ul>
      )}
      {state !== 'confirmed' &&
        (classes.some((one) => one.state === 'confirmed') ? (
          <p className="form-problems">{t.stands}</p>
        ) : (
          <p>{t.ended}</p>
        ))}
      {state === 'confirmed' &&
        open.map((line) => (
          <details key={line.id} className="mt-1 print:hidden">
            <summary className="unfolds">{fill(t.begin, { title: line.title })}</summary>
            {line.details.length > 0 && <p className="text-gray-600">{line.details.join(', ')}</p>}
            <Schedule {...{ id, order, line, onDone }} />
          </details>
        ))}
    </>
  );
}

type Line = OrderClasses['lines'][number];

function Schedule({ id, order, line, onDone }: Props & { order: OrderClasses; line: Line }) {
  const { locale } = useOffice();
  const t = orderTexts[locale];
  const box = useRef<HTMLDivElement>(null);
  const [clash, note] = useClash();
  const [days, setDays] = useState(line.quoted?.days ?? 1);
  const [initial] = useState(() => firstWishes(order, line));
  const [chosen, setChosen] = useState<Values>(initial);
  const form = scheduleForm({ line: line.id, initial, sessions: days });
  const choose = ({ target }: ChangeEvent<HTMLElement>) => {
    const isOfUse = target instanceof HTMLSelectElement || target instanceof HTMLInputElement;
    if (isOfUse) setChosen((before) => ({ ...before, [target.name]: target.value }));
  };
  const there =
    { online: [], room: ['placeId', 'room'], client: ['street', 'city', 'province'] }[chosen.where ?? ''] ?? [];
  const sessions = Object.keys(form.fields).filter((name) => name.startsWith('sessions.'));
  const { courses, rooms } = order;
  const choices = {
    courseId: courses.map((one) => ({ value: one.id, label: one.title[locale] })),
    placeId: rooms.map((one) => ({ value: one.id, label: one.city[locale] })),
    trainer: trainerChoices(order, chosen, days, locale),
  };
  return (
    <div ref={box} onChange={choose}>
      <ActForm
        id={`schedule ${id} ${line.id}`}
        form={form}
        words={privateWords(locale, days, line.taxedIn)}
        submit={t.submit}
        send={async (body, key) => {
          const result = await api(schedulePrivate)(id, body, key);
          note(result);
          return result;
        }}
        onDone={() => onDone(t.done)}
        before={
          <>
            <p>{t.intro}</p>
            <p>{taxedText(locale, t.taxed, line.taxedIn)}</p>
            <ClashWith clash={clash} />
          </>
        }
      >
        <Fields of={['courseId', 'language', 'where', ...there, 'trainer', 'people']} choices={choices} />
        <p className="text-gray-600">{t.clock}</p>
        <Fields of={sessions} />
        {chosen.where === 'room' && chosen.placeId && (
          <FreeRooms where={chosen.placeId} typed={chosen} days={days} choose={(name) => typeRoom(box.current, name)} />
        )}
        <p className="flex flex-wrap gap-1">
          {days < mostDays && (
            <button type="button" className="button" onClick={() => setDays(days + 1)}>
              {t.more}
            </button>
          )}
          {days > 1 && (
            <button type="button" className="button" onClick={() => setDays(days - 1)}>
              {t.fewer}
            </button>
          )}
        </p>
      </ActForm>
    </div>
  );
}
