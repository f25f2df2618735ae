import type { privateClasses as en } from '../en/private-classes.ts';
import type { Texts } from '../texts.ts';

export const privateClasses: Texts<typeof en> = {
  title: 'Séances privées',
  description:
    'Une séance pour votre équipe seulement, jusqu’à 12 personnes : votre date, vos fichiers, en français ou en anglais, en ligne, dans nos salles ou chez vous.',
  heading: '**Un cours** rien que pour vous',
  lead: 'Vos gens, vos fichiers, votre date. En français ou en anglais, en ligne, dans nos salles ou dans les vôtres.',
  figures: {
    people: { label: 'personnes au plus', text: 'Assez peu pour que chacune pose ses questions.' },
    price: { label: 'pour tout le groupe, avant taxes', text: 'D’une demi-journée à deux jours, selon le cours.' },
    from: { label: 'personnes, et c’est moins cher', text: 'que des places en séance publique du même cours.' },
  },
  range: '{from} à {to}',
  steps: {
    title: '**D’ici** à votre séance',
    list: [
      {
        title: 'Vous nous dites',
        text: 'Quel cours, combien vous êtes et quand cela vous conviendrait. Une idée approximative suffit.',
      },
      { title: 'Nous répondons', text: 'En moins d’un jour ouvrable, vous avez un prix et des dates.' },
      { title: 'Vous choisissez', text: 'Rien n’est réservé ni dû avant que vous ayez accepté le prix.' },
    ],
  },
  form: '**Demander** une soumission',
  course: 'Une séance privée de ce cours :',
  coursePrice: '{price} pour un maximum de 12 personnes, avant taxes.',
  other: 'Une autre question? {link}',
  otherLink: 'Écrivez-nous.',
};
