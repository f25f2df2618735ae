import { api } from '~/api/client.ts';
import { subscribeNewsletter } from '~/domain/enquiries/calls.ts';
import { isLocale } from '~/i18n/locales.ts';
import { errors as errorsEn, validation as validationEn } from '~/i18n/strings/en/errors.ts';
import { newsletter as newsletterEn } from '~/i18n/strings/en/newsletter.ts';
import { subscription as subscriptionEn } from '~/i18n/strings/en/subscription.ts';
import { errors as errorsFr, validation as validationFr } from '~/i18n/strings/fr/errors.ts';
import { newsletter as newsletterFr } from '~/i18n/strings/fr/newsletter.ts';
import { subscription as subscriptionFr } from '~/i18n/strings/fr/subscription.ts';

const texts = {
  en: { errors: errorsEn, validation: validationEn, newsletter: newsletterEn, subscription: subscriptionEn },
  fr: { errors: errorsFr, validation: validationFr, newsletter: newsletterFr, subscription: subscriptionFr },
};

/** Sends the form and says beside it what became of it. What was typed stays until it has arrived. */
export async function subscribe(form: HTMLFormElement): Promise<void> {
  const status = form.querySelector<HTMLElement>('[role=status]');
  const email = form.querySelector<HTMLInputElement>('[name=email]');
  if (!status || !email) return;
  const values = new FormData(form);
  const value = (name: string) => (values.get(name) ?? '') as string;
  const language = value('language');
  const t = texts[isLocale(language) ? language : 'en'];

  status.textContent = t.newsletter.sending;
  const result = await api(subscribeNewsletter)({
    email: value('email'),
    consent: value('consent'),
    language,
    page: value('page'),
    website: value('website'),
  });
  const refused = !result.ok && result.fields?.email;
  email.ariaInvalid = refused ? 'true' : null;
  if (result.ok) {
    form.reset();
    status.textContent = `${t.subscription.asked.title}. ${t.subscription.asked.text}`;
  } else if (refused) {
    status.textContent = t.validation[refused];
    email.focus();
  } else {
    // No cart is in question here.
    const code = result.code === 'database_unavailable' ? 'unavailable' : result.code;
    status.textContent = result.fields?.consent ? t.newsletter.unticked : t.errors[code];
  }
}
