import type { waitlist as en } from '../en/waitlist.ts';
import type { Texts } from '../texts.ts';

export const waitlist: Texts<typeof en> = {
  title: 'Liste d’attente',
  description: 'Votre rang dans la liste d’attente d’une session complète.',
  join: 'S’inscrire à la liste d’attente',
  intro:
    'Une place qui se libère est d’abord offerte à la liste, dans l’ordre d’inscription. Nous vous écrivons, et l’offre retient les places pour vous pendant 24 heures.',
  late: 'Dans les 3 derniers jours avant la session, une offre reste valable 4 heures, comptées les jours ouvrables de 9 h à 17 h. Aucune ne dépasse la clôture des inscriptions.',
  joined:
    'Il reste une étape : ouvrez le lien du courriel envoyé à {email} et confirmez-y votre demande; d’ici là, aucune place ne vous est offerte. Vous êtes au rang {position}, et le lien vous l’indique en tout temps.',
  seats: { one: '{count} place', other: '{count} places' },
  form: {
    fields: { quantity: 'Places', email: 'Courriel' },
    most: { one: 'Cette session a {count} place.', other: 'Au plus {count} : un groupe reste ensemble.' },
    ifEmpty: { quantity: 'Choisissez le nombre de places.', email: 'Entrez votre adresse courriel.' },
  },
  browse: 'Choisir une session',
  noClass: 'Cette session est introuvable. Choisissez-en une dans le catalogue ou téléphonez-nous.',
  loading: 'Recherche de votre rang…',
  notFound:
    'Cette inscription à la liste d’attente est introuvable. Utilisez le lien reçu par courriel ou appelez-nous.',
  failed: 'La recherche de votre rang a échoué.',
  retry: 'Réessayer',
  noScript: 'Cette page exige JavaScript. Téléphonez-nous ou écrivez-nous : nous vous dirons votre rang.',
  position: 'Votre rang : {position}',
  state: {
    waiting: 'Vous attendez {seats}. Nous vous écrirons dès qu’il y aura de la place.',
    offered: 'Nous retenons {seats} pour vous jusqu’au {date} à {time}.',
    booked: 'Vous avez réservé les places offertes.',
    lapsed:
      'Notre offre est échue. Les places sont passées aux personnes suivantes de la liste ou, si personne n’attend, à tout le monde.',
    left: 'Vous n’attendez plus de place dans cette session.',
    closed: 'Les inscriptions à cette session sont closes; la liste est fermée.',
  },
  unproved:
    'Quelqu’un a inscrit votre adresse à la liste d’attente pour {seats}. Si c’est vous, confirmez-le : aucune place ne vous est offerte avant.',
  confirm: 'Oui, gardez-moi sur la liste',
  notMine: 'Ce n’était pas moi',
  book: 'Réserver ces places',
  leave: 'Quitter la liste d’attente',
  leaving: 'Un instant…',
  leaveOffer: 'Je ne veux pas de ces places',
  again: 'Voir d’autres dates',
  mails: {
    joined: {
      subject: 'Confirmez votre inscription à la liste d’attente : {title}',
      intro: 'Votre demande porte sur {seats} dans « {title} », dès qu’il s’en libérera :',
      link: 'Confirmer et voir votre rang',
      end: 'Une place qui se libère est d’abord offerte à la liste, dans l’ordre d’inscription, et un groupe reste ensemble. Tant que vous n’avez pas confirmé sur la page de ce lien, aucune place ne vous est offerte. Si vous n’avez rien demandé, ne tenez pas compte de ce message : nous effacerons votre adresse après 7 jours.',
    },
    offer: {
      subject: 'Des places pour vous, jusqu’au {date} à {time} : {title}',
      intro:
        'Il y a de la place pour vous : nous retenons {seats} pour vous dans « {title} » jusqu’au {date} à {time}.',
      link: 'Réserver ces places',
      end: 'Passé ce délai, les places sont offertes aux personnes suivantes de la liste. Si vous n’en voulez pas, dites-le sur la page : elles serviront aussitôt à quelqu’un d’autre.',
    },
    lapsed: {
      subject: 'Notre offre est échue : {title}',
      intro: 'Nous avions retenu {seats} pour vous dans « {title} », et le délai est écoulé :',
      link: 'Voir d’autres dates',
      end: 'Les places sont passées aux personnes suivantes de la liste ou, si personne n’attend, à tout le monde. Vous pouvez vous y inscrire de nouveau, après les personnes qui attendent, ou choisir une autre date.',
    },
    closed: {
      subject: 'Aucune place ne s’est libérée : {title}',
      intro:
        'Nous sommes désolés : vous attendiez {seats} dans « {title} », rien ne s’est libéré, et les inscriptions sont closes :',
      link: 'Voir d’autres dates',
      end: 'La liste d’attente est fermée. Écrivez-nous, et nous vous aiderons à trouver une autre date.',
    },
    withdrawn: {
      subject: 'Notre offre a pris fin : {title}',
      intro:
        'Nous sommes désolés : nous vous avions réservé {seats} dans « {title} », mais les inscriptions sont closes depuis. Notre offre a pris fin :',
      link: 'Voir d’autres dates',
      end: 'Rien ne vous est facturé. Écrivez-nous, et nous vous aiderons à trouver une autre date.',
    },
    cancelled: {
      subject: 'Session annulée : {title}',
      intro:
        'Nous sommes désolés : nous avons dû annuler la session « {title} », où vous attendiez {seats}. Elle devait avoir lieu aux dates suivantes :',
      link: 'Voir d’autres dates',
      end: 'La liste d’attente est fermée, et rien ne vous est facturé. Écrivez-nous, et nous vous aiderons à trouver une autre date.',
    },
  },
};
