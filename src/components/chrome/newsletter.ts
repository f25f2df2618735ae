import { api } from '~/api/client.ts';
import { subscribeNewsletter } from '~/domain/enquiries/calls.ts';
import { newsletterForm } from '~/domain/enquiries/newsletter.ts';
import { errorText } from '~/i18n/form-words.ts';
import { errors as errorsEn, validation as validationEn } from '~/i18n/strings/en/errors.ts';
import { newsletter as newsletterEn } from '~/i18n/strings/en/newsletter.ts';
import { subscription as subscriptionEn } from '~/i18n/strings/en/subscription.ts';
import { errors as errorsFr, validation as validationFr } from '~/i18n/strings/fr/errors.ts';
import { newsletter as newsletterFr } from '~/i18n/strings/fr/newsletter.ts';
import { subscription as subscriptionFr } from '~/i18n/strings/fr/subscription.ts';
import { valuesOf } from '~/stores/form-element.ts';
import { liveForm } from '~/stores/live-form.ts';

const texts = {
  en: { errors: errorsEn, validation: validationEn, newsletter: newsletterEn, subscription: subscriptionEn },
  fr: { errors: errorsFr, validation: validationFr, newsletter: newsletterFr, subscription: subscriptionFr },
};

const live = liveForm('newsletter', {
  form: newsletterForm,
  send: (body) => api(subscribeNewsletter)({ ...body, consent: 'on' }),
});

/** Sends the form and says beside it what became of it. What was typed stays until it has arrived. */
export async function subscribe(form: HTMLFormElement): Promise<void> {
  const status = form.querySelector('[role=status]');
  const email = form.querySelector<HTMLInputElement>('[name=email]');
  if (!status || !email) throw new Error('The newsletter’s form has changed');
  const typed = valuesOf(form);
  const t = texts[typed.language === 'fr' ? 'fr' : 'en'];

  status.textContent = t.newsletter.sending;
  await live.submit(typed);
  const { step, problems, failure } = live.$state.get();
  email.ariaInvalid = problems.email ? 'true' : null;
  if (step === 'sent') {
    form.reset();
    status.textContent = `${t.subscription.asked.title}. ${t.subscription.asked.text}`;
  } else if (problems.email) {
    status.textContent = problems.email === 'required' ? t.newsletter.ifEmpty.email : t.validation[problems.email];
    email.focus();
    // What was wrong goes with the first key that mends it.
    email.addEventListener('input', function mend() {
      live.typed('email', valuesOf(form));
      if (live.$state.get().problems.email) return;
      email.removeEventListener('input', mend);
      email.ariaInvalid = null;
      status.textContent = '';
    });
  } else {
    status.textContent = problems.consent || !failure ? t.newsletter.unticked : errorText(t, failure.code);
  }
}
