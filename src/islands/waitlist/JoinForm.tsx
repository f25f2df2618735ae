import { useStore } from '@nanostores/react';
import { useMemo, useState } from 'react';
import { api } from '../../api/client.ts';
import type { EventDetail } from '../../domain/catalogue/classes.ts';
import { joinWaitlist } from '../../domain/waitlist/calls.ts';
import type { WaitRequest } from '../../domain/waitlist/contract.ts';
import { mostSeats, waitForm } from '../../domain/waitlist/form.ts';
import { errorText } from '../../i18n/form-words.ts';
import { fill, plural } from '../../i18n/format.ts';
import { Fields } from '../forms/Field.tsx';
import { Form } from '../forms/Form.tsx';
import { Sent } from '../forms/Sent.tsx';
import { Failure, SubmitButton } from '../forms/Submit.tsx';
import { useForm } from '../forms/use-form.ts';
import { formTexts } from '../header-texts.ts';
import { ClassFacts, titleOf } from '../private/ClassFacts.tsx';
import type { WaitlistProps } from './props.ts';

const join = api(joinWaitlist);

/** The form by which a party joins the waitlist of a class. */
export function JoinForm({ event, locale, texts: t, catalogueHref }: WaitlistProps & { event: EventDetail }) {
  const [joined, setJoined] = useState<{ position: number; email: string }>();
  const most = mostSeats(event);
  const form = useMemo(() => waitForm(event.id, locale, most), [event.id, locale, most]);
  const words = { ...t.form, hints: { most: plural(most, locale, t.form.most) } };
  async function send(body: WaitRequest) {
    const result = await join(body);
    if (result.ok) setJoined({ position: result.value.position, email: body.email });
    return result;
  }
  const live = useForm('waitlist', { form, send });
  const { step } = useStore(live.$state);
  const texts = formTexts[locale];
  return (
    <div className="max-w-text">
      <h2 className="text-lg">{titleOf(event, locale)}</h2>
      <ClassFacts event={event} locale={locale} />
      <div className="mt-3">
        {step === 'sent' && joined ? (
          <>
            <Sent text={fill(t.joined, joined)} waits />
            <p className="mt-2">
              <a href={catalogueHref} className="link inline-flex min-h-[44px] items-center">
                {t.again}
              </a>
            </p>
          </>
        ) : (
          <>
            <p>{t.intro}</p>
            <p className="mb-2">{t.late}</p>
            <Form live={live} fields={form.fields} words={words} texts={texts} className="space-y-3">
              <Fields />
              <Failure>{({ code }) => <p>{errorText(texts, code)}</p>}</Failure>
              <SubmitButton label={t.join} />
            </Form>
          </>
        )}
      </div>
    </div>
  );
}
