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
import { NothingYet } from './NothingYet.tsx';
import { reportWords } from './form-words.ts';
import { PrivateForm, usePrivateForm } from './PrivateForm.tsx';
import type { PrivateLinks } from './PrivateMenu.tsx';
import { Screen, type ScreenContext } from './Screen.tsx';

const load = api(reportClasses);
const send = api(sendReport);

/** A trainer's report on a class. */
export default function TrainerReport({ links }: { links: PrivateLinks }) {
  return (
    <Screen links={links} load={load} missing={(texts) => texts.report.noTrainer}>
      {(found, context) => <ReportForm {...context} classes={found.classes} training={links.training} />}
    </Screen>
  );
}

function ReportForm(props: ScreenContext & { classes: ReportClasses['classes']; training: string }) {
  const { classes, locale, texts, reload, training } = props;
  const t = texts.report;
  const { eventId } = useStore(accountForms.$drafts).report ?? {};
  const { participants: people = [], byDays = false } = classes.find(({ event }) => event.id === eventId) ?? {};
  const form = reportForm(people);
  const live = usePrivateForm('report', form, send, reload);
  const { step } = useStore(live.$state);

  function again() {
    live.restart();
    reload();
  }
  if (step === 'sent') return <Sent text={t.thanks} again={{ label: t.another, act: again }} />;
  if (classes.length === 0) {
    return <NothingYet text={t.noClasses} href={training} label={texts.privateArea.links.training} />;
  }
  const choices = classes.map(({ event, reported }) => {
    const label = fill(t.classOption, { title: titleOf(event, locale), date: dayOf(event, locale) });
    return { value: event.id, label: reported ? fill(t.reported, { class: label }) : label };
  });

  return (
    <PrivateForm
      live={live}
      form={form}
      words={reportWords(texts, people)}
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
          {people.length === 0 && <p>{byDays ? t.byDays : t.noParticipants}</p>}
          <Fields of={people.map(({ id }) => attendanceField(id))} />
        </section>
      )}
      <Fields of={['covered', 'incidents', 'followUp']} />
    </PrivateForm>
  );
}
