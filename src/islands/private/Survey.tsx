import { api } from '../../api/client.ts';
import { sendSurvey, surveyClasses } from '../../domain/training/calls.ts';
import { MAX_SURVEY_TEXT, ratedAspects, type SurveyClasses, type SurveyRequest } from '../../domain/training/survey.ts';
import { fill } from '../../i18n/format.ts';
import type { FormDraft } from '../../stores/private-drafts.ts';
import { dayOf, titleOf } from './ClassFacts.tsx';
import { useForm, type Problems } from './form.ts';
import { Choice, FormProblems, RadioGroup, Sent, SubmitForm, TextArea } from './FormParts.tsx';
import { useHash } from '../use-hash.ts';
import type { PrivateLinks } from './PrivateMenu.tsx';
import { Screen, type ScreenContext } from './Screen.tsx';

const load = api(surveyClasses);

/** The survey after a class. */
export default function Survey({ links }: { links: PrivateLinks }) {
  return (
    <Screen links={links} load={load}>
      {(found, context) => <SurveyForm {...context} classes={found.classes} />}
    </Screen>
  );
}

const bodyOf = (draft: FormDraft): SurveyRequest => ({
  eventId: draft.eventId ?? '',
  ratings: Object.fromEntries(
    ratedAspects.map((aspect) => [aspect, Number(draft[aspect])]),
  ) as SurveyRequest['ratings'],
  liked: draft.liked ?? '',
  improve: draft.improve ?? '',
  mayQuote: draft.mayQuote === 'yes',
});

function SurveyForm({ classes, locale, texts, reload }: ScreenContext & { classes: SurveyClasses['classes'] }) {
  const t = texts.survey;
  const hash = useHash();
  const open = classes.filter(({ surveyed }) => !surveyed);
  // A link from My Training names its class; otherwise the one that is left is meant.
  const meant = open.find(({ event }) => event.id === hash) ?? (open.length === 1 ? open[0] : undefined);
  const withClass = (draft: FormDraft) => ({ ...draft, eventId: draft.eventId ?? meant?.event.id ?? '' });

  const form = useForm({
    form: 'survey',
    send: api(sendSurvey),
    body: (draft) => bodyOf(withClass(draft)),
    onLoggedOut: reload,
    check(draft) {
      const problems: Problems = {};
      if (withClass(draft).eventId === '') problems.eventId = t.choose;
      for (const aspect of ratedAspects) if (!draft[aspect]) problems[aspect] = t.chooseRating;
      return problems;
    },
  });

  function again() {
    form.restart();
    reload();
  }
  if (form.state === 'sent') return <Sent text={t.thanks} again={t.another} onAgain={again} />;
  if (classes.length === 0) return <p className="max-w-text">{t.noClasses}</p>;
  const options = classes.map(({ event, surveyed }) => {
    const label = fill(t.classOption, { title: titleOf(event, locale), date: dayOf(event, locale) });
    return { value: event.id, label: surveyed ? fill(t.answered, { class: label }) : label };
  });

  return (
    <form noValidate onSubmit={form.submit} className="max-w-[680px] space-y-3">
      <p>{t.intro}</p>
      <FormProblems form={form} labels={{ eventId: t.class, ...t.ratings }} locale={locale} />
      <Choice
        form={{ ...form, draft: withClass(form.draft) }}
        field="eventId"
        label={t.class}
        empty={t.choose}
        options={options}
        required
        locale={locale}
      />
      <p className="text-sm text-gray-600">{t.scale}</p>
      {ratedAspects.map((aspect) => (
        <RadioGroup
          key={aspect}
          form={form}
          field={aspect}
          legend={t.ratings[aspect]}
          options={([1, 2, 3, 4, 5] as const).map((value) => ({ value: String(value), label: t.rating[value] }))}
        />
      ))}
      <TextArea form={form} field="liked" label={t.liked} maxLength={MAX_SURVEY_TEXT} locale={locale} />
      <TextArea form={form} field="improve" label={t.improve} maxLength={MAX_SURVEY_TEXT} locale={locale} />
      <label className="flex min-h-[44px] cursor-pointer items-center gap-1">
        <input
          type="checkbox"
          className="size-[20px] flex-none"
          checked={form.draft.mayQuote === 'yes'}
          onChange={(event) => form.write('mayQuote', event.target.checked ? 'yes' : '')}
        />
        {t.mayQuote}
      </label>
      <SubmitForm form={form} label={t.submit} already={t.already} locale={locale} />
    </form>
  );
}
