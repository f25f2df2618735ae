import type { handout as handoutEn, resources as resourcesEn } from '../en/resources.ts';
import type { Texts } from '../texts.ts';

export const handout: Texts<typeof handoutEn> = {
  page: 'Page {page} de {pages}',
  courses: 'Formations liées à cette fiche :',
  about:
    '{company} a préparé cette fiche et l’a mise à jour le {date}. Vous pouvez l’imprimer et la partager sans la modifier.',
  more: 'Pour en trouver d’autres :',
};

export const resources: Texts<typeof resourcesEn> = {
  title: 'Ressources gratuites',
  description:
    'Listes de vérification, aide-mémoire et modèles à télécharger en PDF accessibles, avec les webinaires, le balado et les articles de l’équipe de formation de GCT.',
  intro:
    'Des fiches à garder près du clavier, des listes à parcourir et des modèles à copier. Ce sont celles que notre équipe de formation remet en classe. Elles ne coûtent rien, pas même votre nom.',
  downloads: {
    title: 'Téléchargements gratuits',
    intro:
      'Chaque fiche est un PDF balisé d’une à quatre pages au format lettre : elle s’imprime bien en noir et blanc, et un lecteur d’écran y trouve les titres, les listes et les tableaux. Elles s’ouvrent dans un nouvel onglet.',
    inOther: 'Fiches en anglais',
    subjects: {
      Excel: 'Excel',
      Word: 'Word',
      Outlook: 'Outlook',
      PowerPoint: 'PowerPoint',
      'Microsoft 365': 'Microsoft 365 et Teams',
      Adobe: 'Adobe Acrobat',
      Accessibility: 'Accessibilité',
      'Professional skills': 'Compétences professionnelles',
    },
    pages: { one: '{count} page', other: '{count} pages' },
    size: '{size} ko',
    updated: 'mise à jour le {date}',
  },
  more: {
    title: 'À regarder, à écouter et à lire',
    pages: {
      webinars: 'Un sujet en une heure au plus, en direct, avec vos questions.',
      previousWebinars: 'De quoi chacun parlait et ce qu’il faut en retenir.',
      podcast: 'Des conversations avec des formatrices et formateurs, chacune avec sa transcription.',
      blog: 'Des articles pratiques sur Excel, les logiciels, la rédaction et l’apprentissage au travail.',
      accessibilityRibbons:
        'Un onglet pour Word, Excel, PowerPoint et Outlook qui réunit toutes les commandes d’accessibilité.',
    },
  },
  strategy: {
    title: 'Rencontre sur la stratégie de formation',
    text: 'Vous avez une équipe, un budget et une échéance, et vous ne savez pas quoi réserver en premier. En une demi-heure gratuite, au téléphone ou en ligne, nous voyons ce que votre équipe doit savoir faire, ce qu’elle sait déjà et ce qui rapporterait le plus pour ce budget. Vous recevez un plan écrit, que vous réserviez chez nous ou non.',
    action: 'Demander une rencontre',
    questionnaire: 'Pour vous y préparer, utilisez le questionnaire sur les besoins de formation.',
  },
};
