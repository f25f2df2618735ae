import type { privateClasses as en } from '../en/private-classes.ts';
import type { Texts } from '../texts.ts';

export const privateClasses: Texts<typeof en> = {
  title: 'Sessions privées',
  description:
    'Une session pour votre équipe seulement, jusqu’à {people} personnes : la date de votre choix, vos fichiers, en français ou en anglais, en ligne, dans nos salles ou chez vous.',
  heading: '**Un cours** rien que pour vous',
  lead: 'Votre équipe, vos fichiers, la date de votre choix. En français ou en anglais, en ligne, dans nos salles ou dans les vôtres.',
  figures: {
    people: { label: 'personnes au plus', text: 'Assez peu pour que chacune pose ses questions.' },
    price: { label: 'pour tout le groupe, avant taxes', text: 'D’une demi-journée à deux jours, selon le cours.' },
    from: {
      label: 'personnes, selon le cours',
      text: 'Une session privée coûte alors moins cher que des places en session publique.',
    },
  },
  range: '{from} à {to}',
  rangeOn: '{from} à {to} et plus',
  steps: {
    title: '**D’ici** à votre session',
    list: [
      {
        title: 'Vous décrivez votre besoin',
        text: 'Quel cours, combien vous êtes et quand cela vous conviendrait. Une idée approximative suffit.',
      },
      { title: 'Nous répondons', text: 'En moins d’un jour ouvrable, vous avez un prix et des dates.' },
      { title: 'Vous choisissez', text: 'Rien n’est réservé ni dû avant que vous ayez accepté le prix.' },
    ],
  },
  example: {
    says: 'Ce que vous recevez : un exemple',
    title: 'Soumission',
    answer: 'Vous l’acceptez ou la refusez à partir du lien reçu par courriel.',
  },
  form: '**Demander** une soumission',
  day: {
    title: '**Une journée** avec vos fichiers',
    says: 'Un exemple : une journée en ligne',
    parts: [
      'Ce que votre équipe veut savoir faire',
      'Votre rapport, sur une copie sans renseignements personnels',
      'Pause',
      'La même chose, chaque personne sur son fichier',
      'Dîner',
      'Le modèle que tout le monde emploiera',
      'Pause',
      'Les questions, et qui prend soin du modèle',
    ],
    compare: '{course}, pour {people} personnes',
    seats: '{people} places en session publique',
    seatsSay: 'avec des gens d’autres bureaux, à la date prévue',
    own: 'Une session privée',
    ownSays: 'jusqu’à {most} personnes, à la date de votre choix',
    dots: 'Les points foncés sont les membres de votre équipe; les cercles, les autres places. Les prix sont avant taxes.',
  },
  other: 'Une autre question? {link}',
  otherLink: 'Écrivez-nous.',
};
