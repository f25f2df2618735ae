import { api } from '../../api/client.ts';
import { reportClasses, sendReport } from '../../domain/training/calls.ts';
import {
  MAX_REPORT_TEXT,
  type Attendance,
  type ReportClasses,
  type ReportRequest,
} from '../../domain/training/trainer-report.ts';
import { fill } from '../../i18n/format.ts';
import type { FormDraft } from '../../stores/private-drafts.ts';
import { dayOf, titleOf } from './ClassFacts.tsx';
import { useForm, type Problems } from './form.ts';
import { Choice, FormProblems, RadioGroup, Sent, SubmitForm, TextArea } from './FormParts.tsx';
import type { PrivateLinks } from './PrivateMenu.tsx';
import { Screen, type ScreenContext } from './Screen.tsx';

const load = api(reportClasses);

const states: Attendance[] = ['present', 'partly', 'absent'];

/** A trainer's report on a class. */
export default function TrainerReport({ links }: { links: PrivateLinks }) {
  return (
    <Screen links={links} load={load} missing={(texts) => texts.report.noTrainer}>
      {(found, context) => <ReportForm {...context} classes={found.classes} />}
    </Screen>
  );
}

const seenField = (id: string) => `seen-${id}`;

function ReportForm({ classes, locale, texts, reload }: ScreenContext & { classes: ReportClasses['classes'] }) {
  const t = texts.report;
  const peopleOf = (draft: FormDraft) => classes.find(({ event }) => event.id === draft.eventId)?.participants ?? [];

  const form = useForm({
    form: 'report',
    send: api(sendReport),
    onLoggedOut: reload,
    body: (draft): ReportRequest => ({
      eventId: draft.eventId ?? '',
      attendance: peopleOf(draft).map(({ id }) => ({ participantId: id, state: draft[seenField(id)] as Attendance })),
      covered: draft.covered ?? '',
      incidents: draft.incidents ?? '',
      followUp: draft.followUp ?? '',
    }),
    check(draft) {
      const problems: Problems = {};
      if (!draft.eventId) problems.eventId = t.choose;
      for (const { id } of peopleOf(draft)) if (!draft[seenField(id)]) problems[seenField(id)] = t.missing;
      if (!draft.covered?.trim()) problems.covered = texts.validation.required;
      return problems;
    },
  });

  function again() {
    form.restart();
    reload();
  }
  if (form.state === 'sent') return <Sent text={t.thanks} again={t.another} onAgain={again} />;
  if (classes.length === 0) return <p className="max-w-text">{t.noClasses}</p>;
  const people = peopleOf(form.draft);
  const labels = {
    eventId: t.class,
    covered: t.covered,
    ...Object.fromEntries(people.map(({ id, name }) => [seenField(id), name])),
  };
  const options = classes.map(({ event, reported }) => {
    const label = fill(t.classOption, { title: titleOf(event, locale), date: dayOf(event, locale) });
    return { value: event.id, label: reported ? fill(t.reported, { class: label }) : label };
  });
  const area = { form, maxLength: MAX_REPORT_TEXT, locale };

  return (
    <form noValidate onSubmit={form.submit} className="max-w-[680px] space-y-3">
      <p>{t.intro}</p>
      <FormProblems form={form} labels={labels} locale={locale} />
      <Choice form={form} field="eventId" label={t.class} empty={t.choose} options={options} required locale={locale} />
      {form.draft.eventId && (
        <section aria-labelledby="attendance-title">
          <h2 id="attendance-title" className="text-lg">
            {t.attendance}
          </h2>
          {people.length === 0 && <p>{t.noParticipants}</p>}
          {people.map(({ id, name }) => (
            <div key={id} className="mt-1">
              <RadioGroup
                form={form}
                field={seenField(id)}
                legend={name}
                options={states.map((value) => ({ value, label: t.state[value] }))}
              />
            </div>
          ))}
        </section>
      )}
      <TextArea {...area} field="covered" label={t.covered} required />
      <TextArea {...area} field="incidents" label={t.incidents} help={t.incidentsHelp} />
      <TextArea {...area} field="followUp" label={t.followUp} help={t.followUpHelp} />
      <SubmitForm form={form} label={t.submit} already={t.already} locale={locale} />
    </form>
  );
}
