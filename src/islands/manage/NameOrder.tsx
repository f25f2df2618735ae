import { useState } from 'react';
import { api } from '../../api/client.ts';
import { nameOrder } from '../../domain/changes/calls.ts';
import { nameOrderForm } from '../../domain/changes/purchase-order.ts';
import { fill } from '../../i18n/format.ts';
import { Fields } from '../forms/Field.tsx';
import { Form } from '../forms/Form.tsx';
import { Failure, SubmitButton } from '../forms/Submit.tsx';
import { useForm } from '../forms/use-form.ts';
import { useManage } from './context.ts';
import { sendForm } from './send-form.ts';
import { refusalText } from './words.ts';

/** The client's own purchase order, which often comes after the invoice: it can be given, or another one. */
export function NameOrder() {
  const { booking, texts } = useManage();
  const [isOpen, setOpen] = useState(false);
  const { purchaseOrder: number, takesOrder } = booking;
  const t = texts.purchaseOrder;
  if (!takesOrder) return null;
  return (
    <div className="mt-1 print:hidden">
      {number !== '' && <p className="break-words">{fill(t.is, { number })}</p>}
      {isOpen ? (
        <Panel key={booking.revision} close={() => setOpen(false)} />
      ) : (
        <button type="button" className="button mt-0.5" onClick={() => setOpen(true)}>
          {number === '' ? t.give : t.change}
        </button>
      )}
    </div>
  );
}

function Panel({ close }: { close: () => void }) {
  const manage = useManage();
  const { booking, secret, texts, formTexts } = manage;
  const t = texts.purchaseOrder;
  const form = nameOrderForm(booking);
  const live = useForm('purchase-order', {
    form,
    send: (body) =>
      sendForm(manage, { call: 'purchase-order', body, done: t.saved, close }, (key) =>
        api(nameOrder)(secret, body, key),
      ),
  });
  return (
    <Form live={live} fields={form.fields} words={t} texts={formTexts} className="mt-1 bg-blue-50 p-2">
      <p className="max-w-text text-sm">{t.intro}</p>
      <Fields />
      <Failure>{(failure) => refusalText(failure, manage)}</Failure>
      <div className="mt-2 flex flex-wrap gap-1">
        <SubmitButton label={t.save} />
        <button type="button" className="button" onClick={close}>
          {texts.close}
        </button>
      </div>
    </Form>
  );
}
