import type { audience as enAudience, packages as enPackages, series as enSeries } from '../en/offers.ts';
import type { Texts } from '../texts.ts';

export const packages: Texts<typeof enPackages> = {
  title: 'Forfaits de formation',
  seoTitle: 'Forfaits de formation : des places à partager',
  description:
    'Des places en session publique achetées ensemble à meilleur prix : forfaits logiciels de 5 à 50 places, forfaits compétences de 6 et 12 places.',
  lead: 'Achetez les places maintenant, décidez plus tard qui suit quelle session. Une commande, une facture, et chaque place coûte moins cher qu’à l’unité.',
  kinds: {
    software: {
      title: 'Forfaits logiciels',
      text: 'Pour les sessions portant sur les logiciels Microsoft et Adobe, les bases de données, la programmation et les documents accessibles.',
    },
    professional: {
      title: 'Forfaits compétences professionnelles',
      text: 'Pour les sessions en leadership, en communication, en rédaction, en gestion de projet et en efficacité personnelle.',
    },
  },
  seats: { one: '{count} place', other: '{count} places' },
  facts: {
    seat: 'Chaque place',
    apart: 'Places achetées à l’unité',
    save: 'Vous économisez',
    valid: 'Durée de validité',
  },
  months: { one: '{count} mois', other: '{count} mois' },
  saving: '{amount} ({percent})',
  tax: 'avant taxes',
  conditions: 'Conditions',
  buy: 'Acheter ce forfait',
  how: {
    title: 'Comment procéder',
    steps: [
      {
        title: 'Choisissez un forfait',
        text: 'Si vous hésitez entre deux formats, comptez les places que vous utiliserez à coup sûr. Un deuxième forfait peut s’ajouter en tout temps.',
      },
      {
        title: 'Commandez-le en ligne',
        text: 'Indiquez l’adresse de facturation et, s’il y a lieu, le numéro du bon de commande. Confirmez la commande par le lien de notre courriel : vous recevez la facture et un code.',
      },
      {
        title: 'Choisissez les personnes et les sessions au fur et à mesure',
        text: 'Réservez une session comme tout le monde et entrez le code au moment de réserver : ses places ne coûtent alors rien. Le lien de votre courriel indique combien il en reste.',
      },
      {
        title: 'En cas d’imprévu',
        text: 'Une autre personne peut prendre une place, sans frais, jusqu’au début de la première séance. Une place abandonnée tant que l’annulation est sans frais retourne au forfait; ensuite, elle est utilisée. Si nous annulons une session, sa place peut servir pendant au moins trois mois de plus.',
      },
    ],
  },
  other: {
    title: 'Un forfait n’est pas toujours le meilleur prix',
    text: 'Quand six personnes ou plus ont besoin du même cours, une session privée coûte d’ordinaire moins cher que leurs places. Quand une seule personne suit plusieurs cours en compétences professionnelles, voyez les grandes séries.',
    privateClass: 'Demander une session privée',
    series: 'Voir les grandes séries',
  },
};

export const series: Texts<typeof enSeries> = {
  title: 'Les grandes séries',
  seoTitle: 'Les grandes séries : des cours à suivre ensemble',
  description:
    'Des cours en compétences professionnelles qui vont ensemble, dans l’ordre où il vaut mieux les suivre, à un prix moindre que celui de chacun.',
  lead: 'Quatre ensembles de cours en compétences professionnelles, dans l’ordre où il vaut mieux les suivre. Vous choisissez les dates, et l’ensemble coûte moins cher que les cours un à un.',
  courses: { one: '{count} cours', other: '{count} cours' },
  open: 'Voir la série',
  pageTitle: '{title}, une série de {count} cours',
  facts: { price: 'Prix de la série', apart: 'Cours achetés un à un', save: 'Vous économisez', length: 'Durée totale' },
  tax: 'avant taxes',
  audience: 'À qui s’adresse cette série',
  order: 'Les cours, dans l’ordre',
  dates: 'Prochaines dates',
  about: 'Comment la série est bâtie',
  buy: 'Acheter cette série',
  others: 'Les autres séries',
};

export const audience: Texts<typeof enAudience> = {
  courses: '**Cours** souvent suivis, et ce que le travail devient',
  dates: '**Prochaines** sessions',
  all: 'Voir tous les cours et toutes les dates',
  questions: 'Questions fréquentes',
  packages: 'Forfaits de formation',
};
