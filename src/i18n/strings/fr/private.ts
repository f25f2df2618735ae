import type * as en from '../en/private.ts';
import type { Texts } from '../texts.ts';

export const privatePages: Texts<typeof en.privatePages> = {
  login: {
    title: 'Connexion',
    description: 'Connectez-vous pour voir vos formations, documents, enregistrements et attestations chez GCT.',
  },
  updatePassword: {
    title: 'Votre mot de passe',
    description: 'Choisissez un nouveau mot de passe à l’aide du lien que nous vous avons envoyé par courriel.',
  },
  training: {
    title: 'Mes formations',
    description: 'Vos formations à venir et passées chez GCT, avec documents, enregistrements et attestations.',
  },
  testCards: {
    title: 'Cartes d’exercice Excel',
    description: 'Des questions sur Excel à trois niveaux pour vous tester, chacune avec sa réponse au verso.',
  },
  survey: {
    title: 'Sondage des participants',
    description: 'Dites-nous comment s’est passée votre session : cinq notes et deux questions, en trois minutes.',
  },
  support: {
    title: 'Assistance en direct',
    description: 'De l’aide pendant votre session : le lien pour y entrer, notre téléphone et un rappel.',
  },
  report: {
    title: 'Rapport de la formatrice ou du formateur',
    description: 'Pour l’équipe de formation : présences, matière vue, incidents et suivi d’une session donnée.',
  },
  videos: {
    title: 'Enregistrements',
    description: 'Les enregistrements des sessions que vous avez suivies chez GCT, tant qu’ils sont publiés.',
  },
};

export const privateArea: Texts<typeof en.privateArea> = {
  noScript: 'Cette page a besoin de JavaScript. Si vous ne pouvez pas l’activer, appelez-nous ou écrivez-nous.',
  menu: 'Espace client',
  hello: 'Bonjour, {name}',
  logOut: 'Se déconnecter',
  lost: 'Vous avez réservé sans compte? Retrouvez votre réservation',
  otherLanguage: 'English',
  links: {
    training: 'Mes formations',
    videos: 'Enregistrements',
    testCards: 'Cartes d’exercice Excel',
    survey: 'Sondage',
    support: 'Assistance en direct',
    report: 'Rapport de session',
    classes: 'Sessions que je donne',
    office: 'Bureau',
  },
  loading: 'Chargement…',
  loginFirst: 'Veuillez vous connecter pour voir cette page.',
  logIn: 'Se connecter',
  home: 'Retour à l’accueil',
  failed: 'Le chargement a échoué.',
  retry: 'Réessayer',
  missing: 'Il n’y a rien ici pour votre compte. Si cela vous étonne, appelez-nous ou écrivez-nous.',
  sending: 'Envoi…',
  notSent: 'L’envoi a échoué.',
};

export const password: Texts<typeof en.password> = {
  fields: { password: 'Nouveau mot de passe', again: 'Confirmation du nouveau mot de passe', email: 'Courriel' },
  ifEmpty: {
    password: 'Entrez un nouveau mot de passe.',
    again: 'Entrez de nouveau le mot de passe choisi.',
    email: 'Entrez votre adresse courriel.',
  },
  reasons: {
    password: { too_short: 'Le mot de passe doit compter au moins 8 caractères.' },
    again: { invalid: 'Les deux mots de passe ne sont pas identiques.' },
  },
  intro:
    'Choisissez un mot de passe d’au moins 8 caractères. Une courte phrase se retient bien et se devine difficilement.',
  show: 'Afficher les mots de passe',
  submit: 'Enregistrer le mot de passe',
  done: 'Votre mot de passe est enregistré. Connectez-vous avec ce mot de passe; vos autres connexions sont fermées.',
  logIn: 'Se connecter',
  expired: 'Ce lien a déjà servi ou n’est plus valable. Demandez-en un autre ici.',
  ask: 'Entrez l’adresse courriel de votre compte. Nous vous enverrons un lien pour choisir un nouveau mot de passe; il est valable une heure.',
  send: 'Recevoir le lien',
  sent: 'Si un compte existe pour cette adresse, un lien vient d’y être envoyé. Vérifiez votre boîte de réception et le dossier du courrier indésirable.',
};

export const training: Texts<typeof en.training> = {
  upcoming: 'Sessions à venir',
  past: 'Sessions passées',
  noUpcoming: 'Vous n’avez aucune session à venir.',
  noneTaken: 'Vous ne suivez vous-même aucune session. Celles que vous donnez sont sous « {own} ».',
  noPast:
    'Les sessions que vous aurez suivies se trouveront ici, avec leurs attestations et, s’il y a lieu, leurs enregistrements.',
  browse: 'Voir les cours',
  session: '{date}, de {from} à {to} {zone}',
  yourTime: 'Chez vous : {date}, de {from} à {to} {zone}',
  online: 'En direct, en ligne',
  attends: 'Vous avez une place dans cette session.',
  seats: { one: 'Vous avez réservé {count} place.', other: 'Vous avez réservé {count} places.' },
  people: 'Participants : {names}',
  state: {
    tentative:
      'En attente d’un nombre suffisant de participants. Nous vous écrirons dès que la session sera confirmée.',
    confirmed: 'Confirmée',
    finished: 'Terminée',
    cancelled: 'Annulée',
    withdrawn: 'Retirée du calendrier. Nous communiquerons avec vous.',
  },
  join: 'Se joindre à la session',
  joinLater: 'Le lien de la session apparaîtra ici une fois qu’elle sera confirmée.',
  calendar: 'Ajouter à votre calendrier',
  materials: 'Documents',
  recording: 'Enregistrement',
  certificate: 'Attestation',
  survey: 'Donner votre avis',
  invoices: 'Factures',
  noInvoices: 'Aucune facture n’a été établie pour cette adresse courriel.',
  change: 'Noms, dates, annulation',
  invoice: 'Facture {number}',
  paid: 'Payée',
  pay: 'Payer {amount}',
  open: 'Reste à payer : {amount}',
  issued: '{date}, {total}',
  account: 'Votre compte',
  changePassword: 'Changer le mot de passe',
  of: '{action} : {title}',
};

export const videos: Texts<typeof en.videos> = {
  intro:
    'Une session n’est enregistrée que si tout le monde y consent. L’enregistrement est publié dans les trois jours ouvrables qui suivent la dernière séance.',
  none: 'Vous n’avez encore terminé aucune session. Les enregistrements, s’il y en a, se trouveront ici.',
  pending: 'Aucun enregistrement',
  pendingHelp: 'L’enregistrement de cette session n’est pas encore publié, ou elle n’a pas été enregistrée.',
  watch: 'Regarder',
  elsewhere: 'Regarder {title} (s’ouvre dans un nouvel onglet)',
  unsupported: 'Votre navigateur ne peut pas lire cet enregistrement.',
  back: 'Tous les enregistrements',
};

export const testCards: Texts<typeof en.testCards> = {
  intro: 'Répondez mentalement, puis retournez la carte. La touche Entrée ou Espace retourne la carte choisie.',
  level: 'Niveau',
  levels: { all: 'Tous les niveaux', 1: 'Niveau 1', 2: 'Niveau 2', 3: 'Niveau 3' },
  count: { one: '{count} carte', other: '{count} cartes' },
  openAll: 'Afficher toutes les réponses',
  closeAll: 'Masquer toutes les réponses',
  shuffle: 'Mélanger',
  print: 'Imprimer avec les réponses',
  right: 'Réponse : {letter}, {choice}',
  none: 'Il n’y a pas encore de cartes.',
};

export const survey: Texts<typeof en.survey> = {
  fields: {
    eventId: 'Session',
    'ratings.content': 'Contenu de la session',
    'ratings.trainer': 'La formatrice ou le formateur',
    'ratings.pace': 'Rythme',
    'ratings.materials': 'Documents et exercices',
    'ratings.overall': 'La session dans son ensemble',
    liked: 'Qu’est-ce qui vous a été le plus utile?',
    improve: 'Que devrions-nous améliorer?',
    mayQuote: 'GCT peut citer ce que j’ai écrit, sans mon nom.',
  },
  rating: { 1: '1 faible', 2: '2', 3: '3', 4: '4', 5: '5 excellent' },
  unchosen: { eventId: 'Choisissez la session' },
  ifEmpty: { eventId: 'Choisissez une session.' },
  chooseRating: {
    content: 'Choisissez un chiffre de 1 à 5 pour le contenu.',
    trainer: 'Choisissez un chiffre de 1 à 5 pour la personne qui a donné la session.',
    pace: 'Choisissez un chiffre de 1 à 5 pour le rythme.',
    materials: 'Choisissez un chiffre de 1 à 5 pour les documents.',
    overall: 'Choisissez un chiffre de 1 à 5 pour la session dans son ensemble.',
  },
  intro: 'Vos réponses nous aident, ainsi que la personne qui a donné la session. Comptez environ trois minutes.',
  noClasses: 'Vous pourrez répondre dès qu’une de vos sessions aura commencé.',
  classOption: '{title}, {date}',
  answered: '{class} (sondage rempli)',
  scale: '1 veut dire faible, 5 veut dire excellent.',
  submit: 'Envoyer le sondage',
  thanks: 'Merci. Vos réponses ont été envoyées.',
  already: 'Vous avez déjà répondu au sondage pour cette session. Vos premières réponses sont conservées.',
  another: 'Répondre pour une autre session',
};

export const support: Texts<typeof en.support> = {
  fields: { topic: 'De quoi s’agit-il?', phone: 'Numéro de téléphone où vous rappeler', message: 'Que se passe-t-il?' },
  options: {
    topic: {
      join: 'Je n’arrive pas à me joindre à la session',
      sound: 'Son, image ou écran',
      materials: 'Fichiers et documents',
      exercise: 'Un exercice ou une question sur la matière',
      other: 'Autre chose',
    },
  },
  ifEmpty: {
    topic: 'Choisissez de quoi il s’agit.',
    phone: 'Entrez le numéro de téléphone où vous rappeler.',
    message: 'Écrivez ce qui se passe.',
  },
  now: 'Votre session de formation en cours',
  next: 'Votre prochaine session',
  noClass: 'Vous n’avez aucune session à venir. Pour toute autre question, appelez-nous ou écrivez-nous.',
  reach: 'Nous joindre tout de suite',
  reachHelp:
    'Les jours de formation, quelqu’un répond au téléphone à partir d’une demi-heure avant la première séance.',
  phone: 'Composer le {number}',
  mail: 'Écrire à {email}',
  tips: 'Ce qui aide souvent',
  tipList: [
    'Pas de son : choisissez le bon haut-parleur dans les paramètres de la réunion et vérifiez que l’onglet n’est pas en sourdine.',
    'Le lien ne s’ouvre pas : copiez-le dans un autre navigateur. Certains réseaux de bureau bloquent les réunions; un téléphone avec sa propre connexion fonctionne.',
    'Il manque un fichier : il se trouve sous la session, dans Mes formations.',
    'La communication a été coupée : revenez par le même lien; on vous fera entrer.',
  ],
  ask: 'Demander de l’aide',
  submit: 'Demander de l’aide',
  sent: 'Nous avons reçu votre message et vous répondrons dès que possible. Pendant une session, le téléphone est plus rapide.',
  again: 'Écrire un autre message',
};

export const report: Texts<typeof en.report> = {
  fields: { eventId: 'Session', covered: 'Matière vue', incidents: 'Incidents', followUp: 'Suivi' },
  hints: {
    incidents: 'Ennuis techniques, plaintes, accidents; ce qui a été fait.',
    followUp: 'Ce que le bureau ou un participant attend encore.',
  },
  state: { present: 'Présence', partly: 'Présence partielle', absent: 'Absence' },
  unchosen: { eventId: 'Choisissez la session' },
  ifEmpty: { eventId: 'Choisissez une session.', covered: 'Écrivez quelle matière a été vue.' },
  missing: 'Indiquez si {name} était là.',
  intro: 'Veuillez envoyer le rapport dans les deux jours ouvrables qui suivent la dernière séance.',
  noTrainer: 'Cette page est réservée à l’équipe de formation.',
  noClasses: 'Aucune session n’a commencé au cours des 45 derniers jours.',
  classOption: '{title}, {date}',
  reported: '{class} (rapport envoyé)',
  attendance: 'Présences',
  byDays:
    'Vous avez donné un jour de cette session à la place de quelqu’un : cochez les présences dans la session, sous « Sessions que je donne ».',
  noParticipants: 'Aucun nom de participant n’a été donné pour cette session.',
  submit: 'Envoyer le rapport',
  thanks: 'Merci. Le rapport a été envoyé au bureau.',
  already: 'Vous avez déjà envoyé le rapport de cette session. C’est ce premier rapport qui est conservé.',
  another: 'Rédiger le rapport d’une autre session',
};

export { courseware } from './courseware.ts';
export { needs } from './needs.ts';
