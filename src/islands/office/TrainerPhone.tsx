import { useState } from 'react';
import type { Result } from '../../api/result.ts';
import { phoneForm, type NotePhone } from '../../domain/classes/trainer-phone.ts';
import { ActForm } from './ActForm.tsx';
import { classTexts } from './classes-texts.ts';
import { useOffice } from './context.ts';

interface Props {
  /** Names what it is asked of. */
  id: string;
  trainer: string;
  phone: string;
  send: (body: NotePhone, key: string) => Promise<Result<unknown, unknown>>;
  onDone: (text: string) => void;
}

/** By which number the office calls a trainer, and the form that says so. */
export function TrainerPhone({ id, trainer, phone, send, onDone }: Props) {
  const { locale } = useOffice();
  const [times, setTimes] = useState(0);
  const t = classTexts[locale].phone;
  return (
    <>
      <Telephone phone={phone} />
      <details key={times} className="print:hidden">
        <summary className="unfolds">{phone ? t.change : t.add}</summary>
        <ActForm
          id={`phone ${id}`}
          form={phoneForm(trainer, phone)}
          words={t}
          submit={t.submit}
          send={send}
          onDone={() => {
            setTimes(times + 1);
            onDone(t.done);
          }}
        />
      </details>
    </>
  );
}

/** A number to be called, or that there is none. */
export function Telephone({ phone }: Pick<Props, 'phone'>) {
  const { locale } = useOffice();
  return phone ? (
    <a className="link nobr font-semibold" href={`tel:${phone}`}>
      {phone}
    </a>
  ) : (
    <span className="text-amber-700">{classTexts[locale].phone.none}</span>
  );
}
