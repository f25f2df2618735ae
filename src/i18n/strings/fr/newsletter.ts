import type { newsletter as en } from '../en/newsletter.ts';
import type { Texts } from '../texts.ts';

export const newsletter: Texts<typeof en> = {
  title: 'Infolettre',
  email: 'Courriel',
  submit: 'S’abonner',
  sending: 'Envoi…',
  ifEmpty: { email: 'Entrez votre adresse courriel.' },
  unticked: 'Veuillez cocher la case si vous acceptez de recevoir notre infolettre.',
};
