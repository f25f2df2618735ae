import type { officePages as en } from '../../en/office/pages.ts';
import type { Texts } from '../../texts.ts';

export const officePages: Texts<typeof en> = {
  today: { title: 'Aujourd’hui', description: 'Ce qui demande une attention au bureau de GCT.' },
  followUps: { title: 'Suivis', description: 'Les rappels et les tâches du bureau de GCT, par jour.' },
  bookings: {
    title: 'Réservations',
    description: 'Toutes les réservations de GCT, à trouver selon ce que dit le client.',
  },
  classes: {
    title: 'Sessions',
    description: 'Toutes les sessions de GCT : qui y participe, qui la donne et ce qui manque encore.',
  },
  day: {
    title: 'Fermetures',
    description: 'Toutes les sessions de GCT d’une journée : qui appeler et ce que devient chacune.',
  },
  rooms: {
    title: 'Salles et absences',
    description: 'Quelles salles de GCT sont prises ou libres, et qui de l’équipe est absent, jour par jour.',
  },
  enquiries: { title: 'Demandes', description: 'Ce que les gens ont envoyé à GCT par formulaire, à répondre.' },
  quotes: { title: 'Soumissions', description: 'Ce que GCT offre à ses clients, à accepter par un lien.' },
  people: { title: 'Personnes', description: 'Les clients de GCT, leurs réservations, formations et comptes.' },
  money: {
    title: 'Finances',
    description: 'Soldes et retards chez GCT, relevés des clients et livres d’une période.',
  },
  waitlists: {
    title: 'Listes d’attente',
    description: 'Qui attend une place dans une session de GCT et ce qui a été offert.',
  },
  packages: {
    title: 'Forfaits et crédits',
    description: 'Les places achetées ensemble et les crédits que les clients ont chez GCT.',
  },
  promoCodes: {
    title: 'Codes promotionnels',
    description: 'Les codes qui réduisent le prix d’une réservation chez GCT et leur utilisation.',
  },
  costs: {
    title: 'Coûts habituels',
    description: 'Ce que les formateurs, les salles et le matériel coûtent d’ordinaire à GCT.',
  },
  surveys: {
    title: 'Sondages et rapports',
    description: 'Ce que disent des sessions de GCT les personnes qui les suivent et qui les donnent.',
  },
  numbers: {
    title: 'Chiffres',
    description: 'Comment vont les affaires de GCT : réservations, ventes, places, et d’où elles viennent.',
  },
  audit: { title: 'Journal', description: 'Ce qui a été fait au bureau de GCT, par qui et pourquoi.' },
};
