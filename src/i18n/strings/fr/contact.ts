import type {
  contact as enContact,
  payment as enPayment,
  strategySession as enSession,
  thanks as enThanks,
} from '../en/contact.ts';
import type { Texts } from '../texts.ts';

export const contact: Texts<typeof enContact> = {
  title: 'Nous joindre',
  description:
    'Joindre GCT : téléphones et adresses à Ottawa, à Calgary et à Vancouver, heures de bureau, formulaire et soumissions pour une session privée.',
  heading: '**Parlez** à quelqu’un',
  lead: 'En français ou en anglais. Appeler est le plus rapide si votre session commence cette semaine.',
  answers: { en: 'répond en anglais', fr: 'répond en français' },
  hours: 'Du lundi au vendredi, de {from} à {to} (heure de l’Est). Fermé les jours fériés de l’Ontario.',
  visit: '**Où** nous sommes',
  headOffice: 'Siège social',
  rooms: 'Salles de classe à {city}',
  write: {
    title: 'Écrivez-nous',
    text: 'Dites-nous en une phrase ou deux ce qu’il vous faut. S’il s’agit d’une réservation, donnez-en le numéro. Nous répondons en moins d’un jour ouvrable.',
  },
  ways: {
    title: '**Droit** au but',
    seats: { title: 'Des places dans une session', text: 'Chaque date avec son prix et les places qui restent.' },
    team: {
      title: 'Une session pour votre équipe',
      text: 'Dites quoi, quand et pour combien de personnes : une soumission suit.',
    },
    booking: {
      title: 'Une réservation déjà faite',
      text: 'Noms, autres dates et annulation, par le lien de votre confirmation.',
    },
    invoice: { title: 'Une facture à payer', text: 'Par carte, virement bancaire ou chèque.' },
    support: { title: 'Une session en cours', text: 'Pas de son, pas de fichier, pas moyen d’entrer?' },
  },
  broken: 'Quelque chose ne fonctionne pas sur le site? {link}',
  brokenLink: 'Consultez l’état du service.',
};

export const strategySession: Texts<typeof enSession> = {
  title: 'Rencontre sur la stratégie de formation',
  description:
    'Une demi-heure avec notre équipe-conseil, sans frais : ce que votre équipe doit apprendre, dans quel ordre, comment et à quel prix.',
  heading: 'Une rencontre sur **la stratégie de formation**',
  lead: 'Une demi-heure avec une personne de notre équipe-conseil, par téléphone ou en ligne. Vous repartez avec un plan pour les douze prochains mois. Cela ne coûte rien et n’engage à rien.',
  who: {
    title: 'À qui s’adresse cette rencontre',
    points: [
      'Aux gestionnaires dont l’équipe travaille avec des logiciels que personne ne lui a appris',
      'Aux ressources humaines qui planifient une année de formation avec un seul budget',
      'Aux associations qui veulent offrir des sessions à leurs membres',
      'À quiconque sait qu’il y a quelque chose à apprendre, mais pas encore quoi ni dans quel ordre',
    ],
  },
  steps: {
    title: 'Comment elle se déroule',
    list: [
      {
        title: 'Avant : cinq minutes de votre temps',
        text: 'Vous nous dites ci-dessous de combien de personnes il s’agit et ce qu’elles devraient savoir faire. Nous en prenons connaissance avant d’appeler.',
      },
      {
        title: 'La rencontre : trente minutes ensemble',
        text: 'Nous parlons du travail, des fichiers et des échéances. Nous disons quels cours conviennent, à quel niveau, pour qui, et desquels vous pouvez vous passer.',
      },
      {
        title: 'Après : deux pages dans votre boîte de réception',
        text: 'Dans les trois jours ouvrables, vous avez un plan : les cours dans leur ordre, les dates, les langues, les sessions publiques ou privées, et le prix de chacune.',
      },
    ],
  },
  shows: {
    title: '**Une demi-heure,** puis deux pages',
    session: 'Trente minutes, par téléphone ou en ligne',
    parts: [
      'Qui fait quoi, et avec quels fichiers',
      'Ce qui devrait changer, et pour quand',
      'Ce qui convient, à qui, et ce dont vous pouvez vous passer',
      'La suite',
    ],
    plan: 'Un extrait du plan qui suit : un exemple',
    page: '# Une année pour quatorze personnes\n\n- **Février :** Excel, niveau 1, six personnes, une session privée en ligne\n- **Avril :** Excel, niveau 2, cinq personnes\n- **Automne :** Langage clair, en français et en anglais\n- Sans cours : trois personnes, un webinaire',
  },
  not: {
    title: 'Ce qu’elle n’est pas',
    text: 'Ce n’est pas une présentation de vente. Si un livre, un de nos webinaires ou l’aide d’une ou d’un collègue suffit, nous le dirons.',
  },
  form: 'Demandez une rencontre',
};

export const payment: Texts<typeof enPayment> = {
  title: 'Payer une facture',
  description:
    'Payez une facture de GCT tout de suite par carte, ou par virement bancaire ou chèque : son numéro et son montant suffisent.',
  heading: '**Payer** une facture',
  lead: 'Il suffit du numéro et du total de votre facture. Cette page ne demande aucun numéro de carte : vous l’entrez sur la page de Stripe, notre service de paiement.',
  lost: 'Vous ne retrouvez plus votre facture ou son lien?',
  card: {
    title: 'Par carte, tout de suite',
    looking: 'Un instant : nous vérifions si les cartes sont acceptées en ce moment…',
    closed:
      'Les cartes ne sont pas acceptées en ligne en ce moment. Remplissez le formulaire ci-dessous ou appelez-nous.',
    noScript:
      'Le paiement par carte en ligne nécessite JavaScript. Remplissez le formulaire ci-dessous et nous vous enverrons un lien.',
    submit: 'Passer au paiement',
    opening: 'Un instant…',
    failed: 'La page de paiement n’a pas pu être ouverte',
  },
  paid: 'Merci : votre carte a été acceptée. Le reçu sera envoyé par courriel au destinataire de la facture.',
  next: {
    title: 'La suite',
    points: [
      'Nous comparons le numéro et le montant avec nos livres, en moins d’un jour ouvrable.',
      'Par carte : vous recevez un lien vers la facture, qui se paie sur la page sécurisée de notre service de paiement.',
      'Par virement bancaire : vous recevez nos coordonnées bancaires, envoyées d’une adresse de notre domaine. En cas de doute, appelez-nous avant de payer.',
      'Par chèque : à l’ordre de {name}, à notre siège social, avec le numéro de la facture.',
      'Vous recevez un reçu dès que le paiement est arrivé.',
    ],
  },
  booking: 'Pour réserver des places et les payer, passez par le panier :',
  checkout: 'aller à la réservation',
  form: 'Par virement bancaire ou par chèque',
};

export const thanks: Texts<typeof enThanks> = {
  title: 'Merci',
  description: 'Votre envoi nous est parvenu, et votre référence vous parviendra par courriel.',
  heading: '**Merci,** c’est bien reçu',
  text: 'Vous recevrez par courriel votre référence et la suite. Si rien n’arrive d’ici un quart d’heure, regardez dans le dossier du courrier indésirable ou appelez-nous. Pour une inscription à un webinaire ou à une activité, ouvrez dans l’heure le lien du courriel et confirmez : votre place est alors gardée.',
  catalogue: 'Voir tous les cours et toutes les dates',
};
