import type { alerts as en } from '../en/alerts.ts';
import type { Texts } from '../texts.ts';

export const alerts: Texts<typeof en> = {
  levels: { amber: 'Orange', red: 'Rouge' },
  began: { subject: '{level} : {what} ({site})', text: 'Depuis le {since} : {what}.' },
  goes_on: { subject: 'Toujours {level} : {what} ({site})', text: 'Depuis le {since}, et toujours : {what}.' },
  ended: { subject: 'Terminé : {what} ({site})', text: 'Terminé : {what}, du {since} au {until}.' },
  named: 'Il s’agit de : {names}.',
  runbook: 'OPERATIONS.md, « Runbook », {name}.',
  troubles: {
    database_unreachable: {
      what: 'la base de données ne répond pas',
      todo: 'Les pages s’affichent, personne ne peut réserver. Voir d’abord l’état de la plateforme.',
    },
    database_full: {
      what: 'la base de données est pleine',
      todo: 'Personne ne peut réserver. Faire de la place ou relever la limite avant toute chose.',
    },
    database_locked: {
      what: 'la base de données est verrouillée',
      todo: 'Personne ne peut réserver. Arrêter ce qui y écrit à la main : importation, exportation, longue requête.',
    },
    database_failing: {
      what: 'la base de données refuse les écritures',
      todo: 'Personne ne peut réserver. Sa réponse est dans le journal : « database_probe » et « task_failed ».',
    },
    database_slow: {
      what: 'la base de données est lente',
      todo: 'Chercher les longues requêtes et voir l’état de la plateforme.',
    },
    database_behind: {
      what: 'la base de données est plus ancienne que le site',
      todo: 'Personne ne peut réserver. La mettre à jour : npx wrangler d1 migrations apply DB --remote.',
    },
    schedule_behind: {
      what: 'l’horaire de la dernière version n’est pas en vente',
      todo: 'La raison est dans le journal : « task_failed », tâche « sync_catalogue ».',
    },
    schedule_refused: {
      what: 'la base de données refuse une partie de l’horaire',
      todo: 'Le reste est en vente, et de cette partie, ce qui était connu. La raison est dans le journal : « refusedOfBuild ».',
    },
    mail_waiting: {
      what: 'des courriels ne partent pas',
      todo: 'Rien n’est perdu : ils partiront dès que le fournisseur les prendra. Voir le fournisseur et sa clé.',
    },
    mail_to_strangers: {
      what: 'on demande plus de courriels que lors d’une journée chargée, vers des adresses que personne n’a confirmées',
      todo: 'Rien ne change pour les clients connectés ou confirmés; les autres peuvent devoir patienter. Voir les formulaires et les réservations reçus.',
    },
    clock_late: {
      what: 'les tâches planifiées ne se sont pas exécutées',
      todo: 'Courriels, rappels et paiements attendent. Voir le déclencheur cron du worker.',
    },
    task_failing: {
      what: 'une tâche planifiée échoue à répétition',
      todo: 'Le journal la nomme : « task_failed ».',
    },
    backup_missing: { what: 'il n’y a aucune sauvegarde', todo: 'En faire une : npm run backup.' },
    backup_old: {
      what: 'la dernière sauvegarde est ancienne',
      todo: 'En faire une, npm run backup, et chercher pourquoi elle a manqué.',
    },
    archive_failing: {
      what: 'rien ne peut être écrit dans les archives',
      todo: 'Rien n’est perdu : les anciennes réservations restent dans la base. Le journal dit pourquoi : « archive_failed ».',
    },
  },
};
