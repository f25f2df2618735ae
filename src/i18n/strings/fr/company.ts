import type { company as en } from '../en/company.ts';
import type { Texts } from '../texts.ts';

export const company: Texts<typeof en> = {
  contents: 'Sur cette page',
  inLanguage: 'en anglais',
  courses: {
    next: 'Prochaine session : {date}, {where}',
    onRequest: 'Dates sur demande',
    count: { one: '{count} cours', other: '{count} cours' },
  },
  rooms: {
    upTo: { one: 'Jusqu’à {count} personne', other: 'Jusqu’à {count} personnes' },
    seats: { one: '{count} place', other: '{count} places' },
    plan: 'Plan : {room}, {layout}, {seats}',
    drawn:
      'Sur les plans, chaque point est une place; les traits sur les tables sont des ordinateurs, et les traits épais du haut, les écrans. Les plans ne sont pas à l’échelle.',
    halfDay: 'Demi-journée',
    fullDay: 'Journée',
    equipment: 'Équipement',
  },
  posts: {
    none: 'Aucun poste n’est à pourvoir en ce moment. Si vous enseignez, écrivez-nous quand même.',
    instead: 'Écrivez-nous',
    place: 'Lieu',
    kind: 'Type de poste',
    languages: 'Langues',
    salary: 'Rémunération',
    closes: 'Date limite',
    open: 'Jusqu’à ce que le poste soit pourvu',
    kinds: { 'full-time': 'Temps plein', 'part-time': 'Temps partiel', contract: 'Contrat' },
    read: 'Le poste, et comment postuler',
  },
  events: {
    none: 'Aucune activité n’est prévue en ce moment. L’infolettre annoncera la prochaine.',
    instead: 'Voir les webinaires',
    time: 'De {from} à {to}',
    online: 'En direct, en ligne',
    price: '{price}, avant taxes',
    seats: { one: '{count} place', other: '{count} places' },
  },
  contact: {
    mail: 'Courriel',
    phone: 'Téléphone',
    post: 'Adresse postale',
  },
};
