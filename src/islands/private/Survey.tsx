import { useStore } from '@nanostores/react';
import { api } from '../../api/client.ts';
import { sendSurvey, surveyClasses } from '../../domain/training/calls.ts';
import { surveyForm } from '../../domain/training/forms.ts';
import type { SurveyClasses } from '../../domain/training/survey.ts';
import { fill } from '../../i18n/format.ts';
import { Field, Fields } from '../forms/Field.tsx';
import { Sent } from '../forms/Sent.tsx';
import { dayOf, titleOf } from './ClassFacts.tsx';
import { useHash } from '../use-hash.ts';
import { ratings, surveyWords } from './form-words.ts';
import { NothingYet } from './NothingYet.tsx';
import { PrivateForm, usePrivateForm } from './PrivateForm.tsx';
import type { PrivateLinks } from './PrivateMenu.tsx';
import { Screen, type ScreenContext } from './Screen.tsx';

const load = api(surveyClasses);
const send = api(sendSurvey);

/** The survey after a class. */
export default function Survey({ links }: { links: PrivateLinks }) {
  return (
    <Screen links={links} load={load}>
      {(found, context) => <SurveyForm {...context} classes={found.classes} training={links.training} />}
    </Screen>
  );
}

function SurveyForm(props: ScreenContext & { classes: SurveyClasses['classes']; training: string }) {
  const { classes, locale, texts, reload, training } = props;
  const t = texts.survey;
  const hash = useHash();
  const live = usePrivateForm('survey', surveyForm, send, reload);
  const { step } = useStore(live.$state);
  const open = classes.filter(({ surveyed }) => !surveyed);
  // A link from My Training names its class; otherwise the one that is left is meant.
  const meant = open.find(({ event }) => event.id === hash) ?? (open.length === 1 ? open[0] : undefined);

  function again() {
    live.restart();
    reload();
  }
  if (step === 'sent') return <Sent text={t.thanks} again={{ label: t.another, act: again }} />;
  if (classes.length === 0) {
    return <NothingYet text={t.noClasses} href={training} label={texts.privateArea.links.training} />;
  }
  const choices = classes.map(({ event, surveyed }) => {
    const label = fill(t.classOption, { title: titleOf(event, locale), date: dayOf(event, locale) });
    return { value: event.id, label: surveyed ? fill(t.answered, { class: label }) : label };
  });

  return (
    <PrivateForm
      live={live}
      form={surveyForm}
      words={surveyWords(texts)}
      submit={t.submit}
      already={t.already}
      locale={locale}
      before={<p>{t.intro}</p>}
    >
      <div className="form-fields">
        <Field key={meant?.event.id} name="eventId" choices={choices} value={meant?.event.id} />
      </div>
      <p className="text-sm text-gray-600">{t.scale}</p>
      <Fields of={[...ratings, 'liked', 'improve', 'mayQuote']} />
    </PrivateForm>
  );
}
