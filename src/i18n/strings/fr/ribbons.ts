import type { ribbons as ribbonsEn } from '../en/ribbons.ts';
import type { Texts } from '../texts.ts';

export const ribbons: Texts<typeof ribbonsEn> = {
  tab: 'Accessibilité',
  title: 'Rubans d’accessibilité gratuits',
  description:
    'Un onglet pour Word, Excel, PowerPoint et Outlook qui réunit les commandes d’accessibilité. Fichiers gratuits, contenu et marche à suivre.',
  intro:
    'Les commandes qui rendent un document accessible sont réparties sur cinq ou six onglets. Ces fichiers ajoutent un onglet qui les réunit dans l’ordre du travail.',
  caution: {
    title: 'Exportez d’abord vos réglages',
    text: 'L’importation d’un fichier remplace toutes les modifications faites au ruban et à la barre d’outils Accès rapide du programme. Exportez-les d’abord, à l’étape 2.',
  },
  files: 'Les fichiers',
  download: 'Télécharger le ruban pour {program}',
  group: '{group} : {commands}',
  install: {
    title: 'Installer un ruban',
    steps: [
      'Téléchargez le fichier et ouvrez le programme. Dans Outlook, ouvrez un nouveau message.',
      'Choisissez Fichier, Options, Personnaliser le ruban, puis Importer/Exporter, Exporter toutes les personnalisations.',
      'Choisissez de nouveau Importer/Exporter, puis Importer un fichier de personnalisation, et ouvrez le fichier.',
      'Confirmez le remplacement et choisissez OK. L’onglet apparaît dans le ruban.',
      'Pour le déplacer, retournez à Personnaliser le ruban et utilisez les flèches à droite.',
    ],
  },
  undo: {
    title: 'Revenir en arrière',
    text: 'Importez le fichier exporté à l’étape 2, ou choisissez Réinitialiser toutes les personnalisations.',
  },
  versions: {
    title: 'Pour quelles versions',
    lines: [
      'Écrits pour Word, Excel, PowerPoint et Outlook classique de Microsoft 365 et d’Office 2024 sous Windows.',
      'Office 2021 lit le même genre de fichiers, mais Microsoft ne le prend plus en charge depuis octobre 2026.',
      'Les noms des commandes suivent les listes de Microsoft. Une version plus ancienne peut en omettre. Nous ne les avons pas toutes essayées.',
      'Office pour le Web, Office pour Mac et le nouvel Outlook ne lisent pas ces fichiers.',
      'Les fichiers ne contiennent aucune macro. Vous pouvez les lire dans le Bloc-notes.',
      'Sur un ordinateur géré, la personnalisation peut être désactivée. Envoyez alors le fichier à votre centre de services.',
    ],
  },
  next: {
    title: 'Comment s’en servir',
    text: 'L’onglet réunit les commandes. Ce qu’il faut vérifier, et pourquoi, se trouve dans notre liste pour les documents accessibles.',
    checklist: 'Ouvrir la liste (PDF)',
    courses: 'Formations sur les documents accessibles',
  },
};
