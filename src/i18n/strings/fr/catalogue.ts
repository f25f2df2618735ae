import type { catalogue as en, families as enFamilies } from '../en/catalogue.ts';
import type { Texts } from '../texts.ts';

export const families: Texts<typeof enFamilies> = {
  microsoft: {
    name: 'Microsoft',
    line: 'Excel, Word, Power BI, SharePoint et tout Microsoft 365.',
  },
  adobe: {
    name: 'Adobe',
    line: 'Acrobat, InDesign, Photoshop, Illustrator, Premiere Pro et Captivate.',
  },
  'professional-skills': {
    name: 'Compétences professionnelles',
    line: 'Diriger, rédiger, présenter, négocier et mener des projets.',
  },
  'programming-specialty': {
    name: 'Programmation et spécialités',
    line: 'SQL, Python, VBA, le Web et des documents que tout le monde peut lire.',
  },
};

export const catalogue: Texts<typeof en> = {
  title: 'Catalogue des cours',
  heading: '**Catalogue** des cours',
  seoTitle: 'Catalogue des cours : logiciels et compétences',
  description:
    'Nos cours en direct, en français ou en anglais, en ligne et à Ottawa, Calgary et Vancouver : niveaux, durée, prix d’une place et date de la prochaine session.',
  lead: 'Chaque cours se donne en direct avec une formatrice ou un formateur, en ligne ou en salle. Les prix sont pour une place, avant taxes; la date est celle de la prochaine session.',
  filter: 'Filtrer les cours',
  search: 'Trouver un cours',
  searchHint: 'Logiciel, sujet ou compétence',
  submit: 'Trouver',
  tabs: 'Familles de cours',
  all: 'Tous les cours',
  found: { one: '{count} cours', other: '{count} cours' },
  withoutScript: 'Ce navigateur n’exécute pas de scripts : le catalogue complet figure ci-dessous.',
  emptyTitle: 'Aucun cours ne correspond',
  empty:
    'Retirez un filtre, essayez un mot plus court ou une autre famille. Nous bâtissons aussi des cours sur demande : écrivez-nous à',
  clear: 'Afficher tous les cours',
  everywhere: 'Chercher dans tout le site',
  nearest: 'Aucun cours ne réunit tout cela. Ce qui s’en approche :',
  clearFilters: 'Effacer les filtres',
  guaranteedFailed: 'Impossible de vérifier pour l’instant lesquels ont une session garantie.',
  filters: {
    title: 'Filtres',
    titleWithCount: 'Filtres ({count})',
    any: {
      subject: 'Tous les sujets',
      where: 'Tous les lieux',
      level: 'Tous les niveaux',
      delivery: 'Les deux',
      city: 'Toutes les villes',
      language: 'Les deux langues',
      price: 'Tous les prix',
      month: 'Tous les mois',
      weekday: 'Tous les jours',
      time: 'Tous les moments',
    },
    level: 'Niveau',
    delivery: 'Formule',
    deliveries: { online: 'En ligne', 'in-person': 'En salle' },
    city: 'Ville',
    language: 'Langue',
    price: 'Prix d’une place',
    upTo: 'Jusqu’à {price}',
    guaranteed: 'Session garantie',
  },
  onRequest: 'sur demande',
};
