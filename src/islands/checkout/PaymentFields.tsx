import { useStore } from '@nanostores/react';
import { fill } from '../../i18n/format.ts';
import { $draft, write, type DraftField } from '../../stores/draft.ts';
import { useCheckout } from './context.ts';
import { Field } from './Field.tsx';
import { Section } from './Section.tsx';

/** On invoice is the one way to pay for now. */
export function PaymentFields() {
  const { texts, dueDays } = useCheckout();
  const draft = useStore($draft);
  const t = texts.payment;
  const bind = (path: DraftField) => ({ path, value: draft[path], onChange: (value: string) => write(path, value) });

  return (
    <Section title={t.title}>
      <p className="font-semibold">{t.method}</p>
      <p className="mb-2 text-sm text-gray-600">{fill(t.help, { days: dueDays })}</p>
      <div className="grid gap-2 sm:grid-cols-2">
        <Field {...bind('purchaseOrder')} label={t.purchaseOrder} autoComplete="off" />
        <Field {...bind('budgetCode')} label={t.budgetCode} autoComplete="off" />
      </div>
    </Section>
  );
}
