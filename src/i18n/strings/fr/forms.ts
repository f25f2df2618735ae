import type { forms as en } from '../en/forms.ts';
import type { Texts } from '../texts.ts';
import { eachForm } from './each-form.ts';

export const forms: Texts<typeof en> = {
  ...eachForm,
  fields: {
    name: 'Votre nom',
    email: 'Courriel',
    phone: 'Téléphone',
    organisation: 'Organisation',
    subject: 'Sujet',
    message: 'Votre message',
    course: 'Cours ou sujet',
    groupSize: 'Nombre de personnes',
    teachingLanguage: 'Langue de la classe',
    place: 'Lieu de la classe',
    city: 'Ville, si c’est chez vous',
    dates: 'Dates qui vous conviendraient',
    class: 'Classe et date',
    room: 'Salle',
    date: 'Date',
    period: 'Moment de la journée',
    people: 'Nombre de personnes',
    topics: 'Ce que votre équipe devrait savoir faire',
    times: 'Bons moments pour vous appeler',
    event: 'Activité',
    places: 'Nombre de places',
    needs: 'Ce que nous devrions préparer pour vous',
    webinar: 'Webinaire',
    question: 'Une question pour la personne qui présente',
    post: 'Poste',
    link: 'Lien vers votre curriculum vitæ',
    invoice: 'Numéro de la facture',
    amount: 'Montant en dollars canadiens',
    method: 'Mode de paiement',
  },
  hints: {
    dates: 'Jours, semaines ou mois, aussi précisément que vous les connaissez aujourd’hui.',
    times: 'Jours et heures, et votre fuseau horaire si ce n’est pas celui de l’Est.',
    needs:
      'Sous-titrage, langue des signes, siège près de la porte, ordinateur : dites-nous ce qu’il vous faut pour participer.',
    link: 'Une page ou un fichier partagé. Si vous préférez le joindre, envoyez-le à {email} avec votre nom.',
    invoice: 'En haut de la facture, par exemple 2026-000123.',
    amount: 'Le total, taxes comprises, par exemple 1 234,50.',
    applicationMessage: 'Ce que vous apporteriez à ce travail. En français ou en anglais, comme vous préférez.',
    topics:
      'Logiciels, rédaction, direction d’équipe : tout ce qui vous vient à l’esprit. Dites aussi ce qui va mal, s’il y a lieu.',
  },
  options: {
    subject: {
      courses: 'Le choix d’un cours',
      'private-class': 'Une classe privée pour notre équipe',
      booking: 'Une réservation ou une facture',
      consulting: 'Conseil, bases de données ou applications Web',
      coaching: 'Accompagnement individuel',
      accessibility: 'L’accessibilité',
      other: 'Autre chose',
    },
    teachingLanguage: { en: 'Anglais', fr: 'Français', both: 'Les deux' },
    place: { online: 'En ligne', ours: 'Dans une de vos salles', yours: 'Chez nous' },
    period: { morning: 'Le matin', afternoon: 'L’après-midi', day: 'Toute la journée', days: 'Plusieurs jours' },
    method: {
      card: 'Par carte : envoyez-moi un lien sécurisé par courriel',
      transfer: 'Par transfert électronique de fonds (TEF)',
      cheque: 'Par chèque',
    },
  },
  kinds: {
    contact: {
      name: 'Message',
      submit: 'Envoyer le message',
      next: 'Nous répondons en moins d’un jour ouvrable.',
    },
    quote: {
      name: 'Demande de soumission pour une classe privée',
      submit: 'Demander une soumission',
      next: 'Vous recevrez une soumission et des dates possibles en moins d’un jour ouvrable.',
    },
    seats: {
      name: 'Places dans une classe',
      submit: 'Demander ces places',
      next: 'Aucune place n’est encore prise : nous vous répondons d’ici un jour ouvrable et réservons avec vous.',
    },
    room: {
      name: 'Demande de salle',
      submit: 'Demander la salle',
      next: 'Nous consultons le calendrier et vous écrivons en moins d’un jour ouvrable. La salle est à vous dès que nous l’avons confirmée.',
    },
    'strategy-session': {
      name: 'Rencontre sur la stratégie de formation',
      submit: 'Demander une rencontre',
      next: 'Nous vous appelons dans les deux jours ouvrables pour convenir d’un moment.',
    },
    'special-event': {
      name: 'Inscription à une activité',
      submit: 'S’inscrire',
      next: 'Vos places sont réservées. Les détails, et la facture s’il y a des frais, suivront par courriel.',
    },
    webinar: {
      name: 'Inscription à un webinaire',
      submit: 'S’inscrire au webinaire',
      next: 'Un fichier pour votre calendrier est joint au courriel. Le lien de participation suivra la veille ou, passé ce moment, dans les minutes qui viennent.',
    },
    career: {
      name: 'Candidature',
      submit: 'Envoyer la candidature',
      next: 'Quelqu’un la lira, et nous répondons à tout le monde.',
    },
    payment: {
      name: 'Avis de paiement',
      submit: 'Envoyer l’avis de paiement',
      next: 'Rien n’a été débité. Nous vous envoyons le lien sécurisé ou nos coordonnées bancaires en moins d’un jour ouvrable.',
    },
  },
  privacy: 'Ce que vous écrivez ici sert à vous répondre, et à rien d’autre.',
  privacyLink: 'Politique de confidentialité',
  honeypot: 'Laissez ce champ vide',
  errors: {
    ...eachForm.errors,
    keptPart: 'De ce que vous avez saisi, seul le début est conservé.',
    again:
      'Veuillez remplir le formulaire de cette page et l’envoyer de nouveau. Le bouton Précédent de votre navigateur peut vous rendre ce que vous aviez saisi.',
    notOurs: 'Rien n’a été retenu, car l’envoi ne semblait pas venir de notre propre page.',
    notUnderstood: 'Nous n’avons pas pu le lire.',
    titlePrefix: 'Erreur : {title}',
  },
  sent: {
    title: 'Merci, c’est bien reçu',
    reference: 'Votre référence :',
    mail: 'Une copie vous parviendra par courriel.',
    another: 'Faire un autre envoi',
  },
};
