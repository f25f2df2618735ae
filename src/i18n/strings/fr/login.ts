import type { login as en } from '../en/login.ts';
import type { Texts } from '../texts.ts';

export const login: Texts<typeof en> = {
  link: 'Connexion',
  myTraining: 'Mes formations',
  title: 'Connexion',
  close: 'Fermer',
  fields: { email: 'Courriel', password: 'Mot de passe' },
  submit: 'Se connecter',
  sending: 'Connexion en cours…',
  forgot: 'Mot de passe oublié?',
  lost: 'Vous avez oublié votre mot de passe?',
  sent: 'Veuillez consulter votre boîte de courriel : vous y trouverez la marche à suivre pour changer votre mot de passe.',
  reasons: {
    email: { required: 'Le courriel est requis.', email: 'Le courriel doit être valide.' },
    password: { required: 'Le mot de passe est requis.', too_short: 'Au moins 8 caractères.' },
  },
  answers: {
    notFound: 'Aucun compte n’existe pour cette adresse.',
    incorrect: 'Le mot de passe est incorrect.',
  },
  wait: {
    one: 'Trop de tentatives. Veuillez attendre {count} minute et réessayer.',
    other: 'Trop de tentatives. Veuillez attendre {count} minutes et réessayer.',
  },
};
