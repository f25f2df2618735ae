import { useStore } from '@nanostores/react';
import { api } from '../../api/client.ts';
import { reportClasses, sendReport } from '../../domain/training/calls.ts';
import { attendanceField, reportForm } from '../../domain/training/forms.ts';
import type { ReportClasses } from '../../domain/training/trainer-report.ts';
import { fill } from '../../i18n/format.ts';
import { accountForms } from '../../stores/account-forms.ts';
import { Fields } from '../forms/Field.tsx';
import { Sent } from '../forms/Sent.tsx';
import { dayOf, titleOf } from './ClassFacts.tsx';
import { PrivateForm, usePrivateForm } from './PrivateForm.tsx';
import type { PrivateLinks } from './PrivateMenu.tsx';
import { Screen, type ScreenContext } from './Screen.tsx';
import type { PrivateTexts } from './texts.ts';

const load = api(reportClasses);
const send = api(sendReport);

/** A trainer's report on a class. */
export default function TrainerReport({ links }: { links: PrivateLinks }) {
  return (
    <Screen links={links} load={load} missing={(texts) => texts.report.noTrainer}>
      {(found, context) => <ReportForm {...context} classes={found.classes} />}
    </Screen>
  );
}

type Person = ReportClasses['classes'][number]['participants'][number];

function wordsOf({ report: t }: PrivateTexts, people: readonly Person[]) {
  const forEach = <Value,>(value: (person: Person) => Value) =>
    Object.fromEntries(people.map((person) => [attendanceField(person.id), value(person)]));
  return {
    ...t,
    fields: { ...t.fields, ...forEach(({ name }) => name) },
    options: forEach(() => t.state),
    reasons: { eventId: { required: t.unchosen.eventId }, ...forEach(() => ({ required: t.missing })) },
  };
}

function ReportForm({ classes, locale, texts, reload }: ScreenContext & { classes: ReportClasses['classes'] }) {
  const t = texts.report;
  const { eventId } = useStore(accountForms.$drafts).report ?? {};
  const people = classes.find(({ event }) => event.id === eventId)?.participants ?? [];
  const form = reportForm(people);
  const live = usePrivateForm('report', form, send, reload);
  const { step } = useStore(live.$state);

  function again() {
    live.restart();
    reload();
  }
  if (step === 'sent') return <Sent text={t.thanks} again={{ label: t.another, act: again }} />;
  if (classes.length === 0) return <p className="max-w-text">{t.noClasses}</p>;
  const choices = classes.map(({ event, reported }) => {
    const label = fill(t.classOption, { title: titleOf(event, locale), date: dayOf(event, locale) });
    return { value: event.id, label: reported ? fill(t.reported, { class: label }) : label };
  });

  return (
    <PrivateForm
      live={live}
      form={form}
      words={wordsOf(texts, people)}
      submit={t.submit}
      already={t.already}
      locale={locale}
      before={<p>{t.intro}</p>}
    >
      <Fields of={['eventId']} choices={{ eventId: choices }} />
      {eventId && (
        <section aria-labelledby="attendance-title">
          <h2 id="attendance-title" className="mb-1 text-lg">
            {t.attendance}
          </h2>
          {people.length === 0 && <p>{t.noParticipants}</p>}
          <Fields of={people.map(({ id }) => attendanceField(id))} />
        </section>
      )}
      <Fields of={['covered', 'incidents', 'followUp']} />
    </PrivateForm>
  );
}
