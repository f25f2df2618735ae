import { useStore } from '@nanostores/react';
import { api } from '../../api/client.ts';
import { tellOwnNeeds } from '../../domain/needs/calls.ts';
import { NEEDS_LIFE_DAYS, ownNeedsForm } from '../../domain/needs/needs.ts';
import { fill } from '../../i18n/format.ts';
import { Fields } from '../forms/Field.tsx';
import { PrivateForm, usePrivateForm } from './PrivateForm.tsx';
import type { ScreenContext } from './Screen.tsx';

const send = api(tellOwnNeeds);

interface Props extends ScreenContext {
  needs: string;
  /** `null` where no courseware goes by post. */
  address: string | null;
}

/** What somebody needs in their classes to come: whoever booked for them is not shown it. */
export function OwnNeeds({ needs, address, locale, texts, reload }: Props) {
  const t = texts.needs.own;
  const form = ownNeedsForm({ needs, address });
  const words = { fields: { ...t.fields, address: texts.courseware.own } };
  const live = usePrivateForm('own-needs', form, (body) => send(body), reload);
  const { step } = useStore(live.$state);
  return (
    <section aria-labelledby="needs-title">
      <h2 id="needs-title" className="text-xl">
        {t.title}
      </h2>
      <p className="mt-1 max-w-text">{t.ask}</p>
      <p className="mt-0.5 mb-1 max-w-text text-sm text-gray-600">{fill(t.seen, { days: NEEDS_LIFE_DAYS })}</p>
      {address !== null && <p className="mb-1 max-w-text">{fill(texts.courseware.ask, { days: NEEDS_LIFE_DAYS })}</p>}
      {step === 'sent' ? (
        <p role="status" className="border-s-4 max-w-text border-green-700 bg-green-50 px-2 py-1.5">
          {t.saved}
        </p>
      ) : (
        <PrivateForm live={live} form={form} words={words} submit={t.save} locale={locale}>
          <Fields />
        </PrivateForm>
      )}
    </section>
  );
}
