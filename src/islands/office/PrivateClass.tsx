import { api } from '../../api/client.ts';
import type { OfficeClass } from '../../domain/classes/office-classes.ts';
import { setPrivatePeople } from '../../domain/private-classes/calls.ts';
import { peopleForm } from '../../domain/private-classes/forms.ts';
import { fill } from '../../i18n/format.ts';
import { ActForm } from './ActForm.tsx';
import { peopleWords } from './class-words.ts';
import { classTexts } from './classes-texts.ts';
import { useOffice } from './context.ts';

/** The way to what paid for a private class. */
export function OrderLink({ file: { order, client } }: { file: OfficeClass }) {
  const { locale, links } = useOffice();
  const t = classTexts[locale].file;
  if (order === null) return null;
  return (
    <a className="link" href={`${links.places.bookings}/${encodeURIComponent(order)}`}>
      {fill(t.order, { client: client ?? '' })}
    </a>
  );
}

const isOver = ({ sessions }: OfficeClass) => Date.parse(sessions.at(-1)?.end ?? '') <= Date.now();

/** A private class and its order of which one has ended without the other: what is left to be done. */
export function CreditOfOrder({ file }: { file: OfficeClass }) {
  const { locale } = useOffice();
  const { acts } = classTexts[locale];
  const isCancelled = file.state === 'cancelled';
  if (file.order === null || isCancelled === file.orderEnded || (!isCancelled && isOver(file))) return null;
  return (
    <p className="form-problems mt-1">
      {isCancelled ? acts.credit : acts.withoutOrder} <OrderLink file={file} />
    </p>
  );
}

interface PeopleProps {
  file: OfficeClass;
  onDone: (text: string) => void;
  onChanged: () => void;
}

/** For how many people a private class is: their seats come and go with that. */
export function PrivatePeople({ file, onDone, onChanged }: PeopleProps) {
  const { locale } = useOffice();
  const t = classTexts[locale];
  const { acts } = t;
  return (
    <details key={file.revision} className="print:hidden">
      <summary className="unfolds">{acts.people}</summary>
      <ActForm
        id={`people ${file.id}`}
        form={peopleForm(file.revision, file.capacity)}
        words={peopleWords(t)}
        submit={acts.submit}
        send={async (body, key) => {
          const result = await api(setPrivatePeople)(file.id, body, key);
          if (!result.ok && result.code === 'office_changed') onChanged();
          return result;
        }}
        onDone={() => onDone(acts.peopleDone)}
        before={<p>{acts.peopleIntro}</p>}
      />
    </details>
  );
}
