import type { eachForm as en } from '../en/each-form.ts';
import type { Texts } from '../texts.ts';

export const eachForm: Texts<typeof en> = {
  optional: '{field} (facultatif)',
  choose: 'Faites un choix',
  errors: {
    title: 'Veuillez vérifier ces champs',
    failed: 'L’envoi a échoué',
    kept: 'Ce que vous avez saisi est conservé.',
    field: '{field} : {reason}',
  },
  sending: 'Envoi…',
  offline:
    'Vous êtes hors ligne. Ce que vous avez saisi est conservé; vous pourrez l’envoyer une fois la connexion rétablie.',
};
