import { useStore } from '@nanostores/react';
import { $draft, write, type DraftField } from '../../stores/draft.ts';
import { useCheckout } from './context.ts';
import { Field } from './Field.tsx';
import { Section } from './Section.tsx';

export function ContactFields() {
  const { texts } = useCheckout();
  const draft = useStore($draft);
  const t = texts.contact;
  const bind = (path: DraftField) => ({ path, value: draft[path], onChange: (value: string) => write(path, value) });

  return (
    <Section title={t.title} help={t.help}>
      <div className="grid gap-2 sm:grid-cols-2">
        <Field {...bind('contact.firstName')} label={t.firstName} autoComplete="given-name" required />
        <Field {...bind('contact.lastName')} label={t.lastName} autoComplete="family-name" required />
        <Field {...bind('contact.email')} label={t.email} autoComplete="email" type="email" required />
        <Field {...bind('contact.phone')} label={t.phone} autoComplete="tel" type="tel" required />
        <Field {...bind('contact.organisation')} label={t.organisation} autoComplete="organization" />
      </div>
    </Section>
  );
}
