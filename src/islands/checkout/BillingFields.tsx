import { useStore } from '@nanostores/react';
import { countries } from '../../domain/booking/contract.ts';
import { provinces } from '../../domain/money/provinces.ts';
import { languageTags } from '../../i18n/locales.ts';
import { $draft, write, type DraftField } from '../../stores/draft.ts';
import { useCheckout } from './context.ts';
import { Field } from './Field.tsx';
import { Section } from './Section.tsx';

export function BillingFields() {
  const { texts, provinceNames, locale } = useCheckout();
  const draft = useStore($draft);
  const t = texts.billing;
  const bind = (path: DraftField) => ({ path, value: draft[path], onChange: (value: string) => write(path, value) });
  const inCanada = draft['billing.country'] === 'CA';
  const sorted = [...provinces].sort((a, b) => provinceNames[a].localeCompare(provinceNames[b], languageTags[locale]));

  return (
    <Section title={t.title}>
      <div className="grid gap-2 sm:grid-cols-2">
        <Field {...bind('billing.line1')} label={t.line1} autoComplete="billing address-line1" required />
        <Field {...bind('billing.line2')} label={t.line2} autoComplete="billing address-line2" />
        <Field {...bind('billing.city')} label={t.city} autoComplete="billing address-level2" required />
        <Field {...bind('billing.country')} label={t.country} autoComplete="billing country" required>
          {countries.map((country) => (
            <option key={country} value={country}>
              {t.countries[country]}
            </option>
          ))}
        </Field>
        {inCanada && (
          <Field {...bind('billing.province')} label={t.province} autoComplete="billing address-level1" required>
            <option value="">{t.choose}</option>
            {sorted.map((province) => (
              <option key={province} value={province}>
                {provinceNames[province]}
              </option>
            ))}
          </Field>
        )}
        <Field
          {...bind('billing.postalCode')}
          label={inCanada ? t.postalCode : t.postalCodeAbroad}
          autoComplete="billing postal-code"
          required
        />
      </div>
    </Section>
  );
}
