import type { waitlist as en } from '../en/waitlist.ts';
import type { Texts } from '../texts.ts';

export const waitlist: Texts<typeof en> = {
  title: 'Liste d’attente',
  description: 'Votre rang dans la liste d’attente d’une classe complète.',
  join: 'S’inscrire à la liste d’attente',
  intro:
    'Une place qui se libère est d’abord offerte à la liste, dans l’ordre d’inscription. Nous vous écrivons, et l’offre vous réserve les places pendant 24 heures.',
  late: 'Dans les 3 derniers jours avant la classe, une offre reste valable 4 heures ouvrables. Aucune ne dépasse la fin des ventes.',
  joined:
    'Vous êtes au rang {position} de la liste d’attente. Ouvrez le lien du courriel envoyé à {email} : il confirme votre adresse et indique votre rang en tout temps.',
  seats: { one: '{count} place', other: '{count} places' },
  form: {
    fields: { quantity: 'Places', email: 'Courriel' },
  },
  noClass: 'Cette classe est introuvable. Choisissez-en une dans le catalogue ou téléphonez-nous.',
  loading: 'Recherche de votre rang…',
  notFound: 'Ce rang de liste d’attente est introuvable. Utilisez le lien reçu par courriel ou appelez-nous.',
  failed: 'La recherche de votre rang a échoué.',
  retry: 'Réessayer',
  noScript: 'Cette page exige JavaScript. Téléphonez-nous ou écrivez-nous : nous vous dirons votre rang.',
  position: 'Votre rang : {position}',
  state: {
    waiting: 'Vous attendez {seats}. Nous vous écrirons dès qu’il y aura de la place.',
    offered: 'Nous vous réservons {seats} jusqu’au {date} à {time}.',
    booked: 'Vous avez réservé les places offertes.',
    lapsed: 'Notre offre est échue, et les places sont passées à la suite de la liste.',
    left: 'Vous n’attendez plus de place dans cette classe.',
    closed: 'Cette classe n’est plus en vente; la liste est fermée.',
  },
  book: 'Réserver ces places',
  leave: 'Quitter la liste d’attente',
  leaveOffer: 'Je ne veux pas de ces places',
  again: 'Voir d’autres dates',
  mails: {
    joined: {
      subject: 'Vous êtes sur la liste d’attente : {title}',
      intro: 'Vous êtes sur la liste d’attente pour {seats} dans « {title} » :',
      link: 'Confirmer et voir votre rang',
      end: 'Une place qui se libère est d’abord offerte à la liste, dans l’ordre d’inscription, et un groupe reste ensemble. Tant que le lien n’est pas ouvert, aucune place ne vous est offerte. Si vous n’avez rien demandé, ne tenez pas compte de ce message : nous effacerons votre adresse après 7 jours.',
    },
    offer: {
      subject: 'Des places pour vous, jusqu’au {date} à {time} : {title}',
      intro: 'Il y a de la place pour vous : nous vous réservons {seats} dans « {title} » jusqu’au {date} à {time}.',
      link: 'Réserver ces places',
      end: 'Passé ce délai, les places sont offertes à la suite de la liste. Si vous n’en voulez pas, dites-le sur la page : elles serviront aussitôt à quelqu’un d’autre.',
    },
    lapsed: {
      subject: 'Notre offre est échue : {title}',
      intro: 'Nous vous avions réservé {seats} dans « {title} », et le délai est écoulé :',
      link: 'Voir d’autres dates',
      end: 'Les places sont passées à la suite de la liste. Vous pouvez vous y inscrire de nouveau ou choisir une autre date.',
    },
    closed: {
      subject: 'Aucune place ne s’est libérée : {title}',
      intro:
        'Nous sommes désolés : {seats} dans « {title} » ne se sont pas libérées, et la classe n’est plus en vente :',
      link: 'Voir d’autres dates',
      end: 'La liste d’attente est fermée. Écrivez-nous, et nous vous aiderons à trouver une autre date.',
    },
  },
};
