import { seatField, seatFieldNames } from '../../domain/booking/checkout-form.ts';
import type { OfficeHold } from '../../domain/telephone/contract.ts';
import { fill } from '../../i18n/format.ts';
import { Field } from '../forms/Field.tsx';
import { formTexts } from '../header-texts.ts';
import { titleOf } from '../private/ClassFacts.tsx';
import { useOffice } from './context.ts';
import { checkoutTexts } from './telephone-words.ts';

/** Who takes the seats that are held, class by class; all of it may stay empty. */
export function SeatFields({ hold }: { hold: OfficeHold }) {
  const { locale } = useOffice();
  const { participants: t } = checkoutTexts[locale].checkout;
  const { eachForm } = formTexts[locale];
  const groups = hold.lines.map((line, index) => ({
    ...line,
    first: hold.lines.slice(0, index).reduce((sum, { quantity }) => sum + quantity, 0),
  }));
  return groups.map(({ event, quantity, first }) => (
    <div key={event.id} className="mt-1">
      <p className="font-semibold">{titleOf(event, locale)}</p>
      {Array.from({ length: quantity }, (_, seat) => (
        <div key={seat} role="group" aria-label={`${titleOf(event, locale)}, ${fill(t.seat, { number: seat + 1 })}`}>
          <p aria-hidden="true" className="mt-1 text-gray-600">
            {fill(t.seat, { number: seat + 1 })}
          </p>
          <div className="form-fields sm:grid-cols-3">
            {seatFieldNames.map((name) => (
              <Field
                key={name}
                name={seatField(first + seat, name)}
                label={fill(eachForm.optional, { field: t[name] })}
              />
            ))}
          </div>
        </div>
      ))}
    </div>
  ));
}
