import { useState, type ReactNode } from 'react';
import { api } from '../../api/client.ts';
import type { Result } from '../../api/result.ts';
import { capacityForm, classActForm, datesForm, priceForm, trainerForm } from '../../domain/classes/act-forms.ts';
import { restorable } from '../../domain/classes/acts.ts';
import type { ChangedField } from '../../domain/classes/changed.ts';
import { heldDays } from '../../domain/classes/days.ts';
import {
  cancelClass,
  changeClass,
  guaranteeClass,
  priceClass,
  restoreClass,
  restorePrice,
} from '../../domain/classes/office-calls.ts';
import type { OfficeClass } from '../../domain/classes/office-classes.ts';
import { shifted } from '../../domain/classes/shifted.ts';
import type { Form } from '../../domain/forms/form.ts';
import type { UndoableAct } from '../../domain/office/undo.ts';
import type { FormWords } from '../../i18n/form-words.ts';
import { ActForm } from './ActForm.tsx';
import type { ActsProps } from './acts-props.ts';
import { ClashWith, useClash } from './ClashWith.tsx';
import { actWords } from './class-words.ts';
import { ClassDays } from './ClassDays.tsx';
import { ClassSubstitute } from './ClassSubstitute.tsx';
import { classTexts } from './classes-texts.ts';
import { useOffice } from './context.ts';
import { freeFirst, trainerText } from './free-trainers.ts';
import { PrivatePeople } from './PrivateClass.tsx';
import { RoomChange } from './RoomChange.tsx';

interface OneProps<Body extends object> extends ActsProps {
  name: string;
  label: string;
  submit: string;
  done: string;
  form: Form<Body>;
  send: (body: Body, key: string) => Promise<Result<UndoableAct, unknown>>;
  intro?: ReactNode;
  sessions?: number;
  /** What the choices of its fields are called. */
  options?: NonNullable<FormWords['options']>;
}

/** One act, folded until it is wanted; done, it folds again. */
function One<Body extends object>(props: OneProps<Body>) {
  const { file, name, label, submit, done, form, send, intro, sessions, options, onDone, onChanged } = props;
  const { locale } = useOffice();
  const [times, setTimes] = useState(0);
  const [clash, note] = useClash();
  return (
    <details key={times} className="print:hidden">
      <summary className="unfolds">{label}</summary>
      <ActForm
        id={`${name} ${file.id}`}
        form={form}
        words={{ ...actWords(classTexts[locale], sessions), ...(options && { options }) }}
        submit={submit}
        send={async (body, key) => {
          const result = await send(body, key);
          note(result);
          if (!result.ok && result.code === 'office_changed') onChanged();
          return result;
        }}
        onDone={() => {
          setTimes(times + 1);
          onDone(done);
        }}
        before={
          <>
            {intro}
            <ClashWith clash={clash} />
          </>
        }
      />
    </details>
  );
}

const goesOn = ({ state }: OfficeClass) => state === 'tentative' || state === 'confirmed' || state === 'finished';

/** Whether it has not begun, so that what it is sold as can be changed. */
const isToCome = (file: OfficeClass) => goesOn(file) && Date.parse(file.sessions[0]?.start ?? '') > Date.now();

/** Whether no day was held: a storm is there in the morning, and its hour may have struck. */
const isWhole = (file: OfficeClass) => goesOn(file) && heldDays(file, Date.now()) === 0;

/** Whether somebody can still come: until it is over. */
const hasSeats = (file: OfficeClass) => goesOn(file) && Date.parse(file.sessions.at(-1)?.end ?? '') > Date.now();

/** Whether a field can still be changed: another trainer and another room are there for the days that are left. */
function canChange(file: OfficeClass, field: ChangedField): boolean {
  if (field === 'trainer' || field === 'room') return hasSeats(file);
  return field === 'dates' ? isWhole(file) : isToCome(file);
}

/** Sales are closed and opened by a button each, not by a value. */
function Sales(props: ActsProps) {
  const { file } = props;
  const { locale } = useOffice();
  const t = classTexts[locale].acts;
  return (
    <One
      {...props}
      key={String(file.onSale)}
      name="sales"
      label={file.onSale ? t.closeSales : t.openSales}
      submit={file.onSale ? t.closeSales : t.openSales}
      done={file.onSale ? t.closed : t.opened}
      form={classActForm(file.revision)}
      send={(body, key) => api(changeClass)(file.id, { ...body, field: 'sales', open: !file.onSale }, key)}
    />
  );
}

function Change({ field, ...props }: ActsProps & { field: ChangedField }) {
  const { file } = props;
  const { id, revision: seen, trainers, sessions } = file;
  const { locale } = useOffice();
  const t = classTexts[locale];
  const { acts } = t;
  const shared = { ...props, label: acts.change, submit: acts.submit, done: acts.done };
  switch (field) {
    case 'trainer':
      return (
        <One
          {...shared}
          name="trainer"
          form={trainerForm(seen, freeFirst(file))}
          options={{ trainer: Object.fromEntries(trainers.map((one) => [one, trainerText(file, one, locale)])) }}
          send={(body, key) => api(changeClass)(id, body, key)}
        />
      );
    case 'room':
      return <RoomChange {...props} />;
    case 'capacity':
      return (
        <One
          {...shared}
          name="capacity"
          form={capacityForm(seen)}
          send={(body, key) => api(changeClass)(id, body, key)}
        />
      );
    case 'price':
      return (
        <One {...shared} name="price" form={priceForm(seen)} send={(body, key) => api(priceClass)(id, body, key)} />
      );
    case 'dates':
      return (
        <One
          {...shared}
          name="dates"
          form={datesForm(seen, shifted(file, 0))}
          sessions={sessions.length}
          intro={<p>{acts.told}</p>}
          send={(body, key) => api(changeClass)(id, body, key)}
        />
      );
    case 'sales':
      return <Sales {...props} />;
    default:
      return null;
  }
}

/** What can be done to one field: changed, and put back to what the schedule says. */
export function FieldActs(props: ActsProps & { field: ChangedField }) {
  const { file, field } = props;
  const { locale } = useOffice();
  const t = classTexts[locale].acts;
  if (file.client !== null && field === 'capacity') return hasSeats(file) ? <PrivatePeople {...props} /> : null;
  const back = (['price', ...restorable] as const).find(
    (one) => one === field && isToCome(file) && file.changed.some((change) => change.field === one),
  );
  return (
    <>
      {canChange(file, field) && <Change {...props} />}
      {field === 'dates' && <ClassDays {...props} />}
      {field === 'trainer' && <ClassSubstitute {...props} />}
      {back && (
        <One
          {...props}
          name={`back ${back}`}
          label={t.schedule}
          submit={t.schedule}
          done={t.scheduleDone}
          form={classActForm(file.revision)}
          send={(body, key) =>
            back === 'price'
              ? api(restorePrice)(file.id, body, key)
              : api(restoreClass)(file.id, { ...body, field: back }, key)
          }
        />
      )}
    </>
  );
}

/** Promises and ends: to guarantee a class, and to cancel it. */
export function StateActs(props: ActsProps) {
  const { file } = props;
  const { locale } = useOffice();
  const t = classTexts[locale].acts;
  if (!isWhole(file)) return null;
  return (
    <>
      {file.state === 'tentative' && isToCome(file) && (
        <One
          {...props}
          name="guarantee"
          label={t.guarantee}
          submit={t.guarantee}
          done={t.guaranteed}
          form={classActForm(file.revision)}
          intro={<p>{t.guaranteeIntro}</p>}
          send={(body, key) => api(guaranteeClass)(file.id, body, key)}
        />
      )}
      <One
        {...props}
        name="cancel"
        label={t.cancel}
        submit={t.cancel}
        done={t.cancelled}
        form={classActForm(file.revision)}
        intro={
          <>
            {!isToCome(file) && <p className="text-amber-700">{t.cancelBegun}</p>}
            <p>{file.client === null ? t.cancelIntro : t.cancelPrivate}</p>
          </>
        }
        send={(body, key) => api(cancelClass)(file.id, body, key)}
      />
    </>
  );
}
