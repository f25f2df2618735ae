import type { quote as english } from '../en/quote.ts';
import type { Texts } from '../texts.ts';

/** Une soumission : sa page et ses courriels. */
export const quote: Texts<typeof english> = {
  title: 'Votre soumission',
  description: 'Une soumission de GCT pour votre organisation, à accepter ou à refuser.',
  loading: 'Recherche de votre soumission…',
  notFound: 'Nous n’avons pas trouvé cette soumission. Utilisez le lien reçu par courriel, ou téléphonez-nous.',
  failed: 'Votre soumission n’a pas pu être consultée.',
  retry: 'Réessayer',
  noScript:
    'Cette page a besoin de JavaScript. Sans lui, répondez au courriel qui contient le lien, ou téléphonez-nous.',
  line: {
    private: 'Session privée : {title}',
    online: 'En ligne',
    at: 'À {city} ({province})',
    days: { one: '{count} jour', other: '{count} jours' },
    people: { one: 'pour {count} personne', other: 'pour {count} personnes au plus' },
  },
  states: {
    draft: 'Nous modifions cette soumission. Vous recevrez un courriel dès qu’elle sera prête.',
    sent: 'Vous pouvez accepter cette soumission jusqu’au {date}.',
    accepted: 'Soumission acceptée par {name}. Facturation : {numbers}.',
    declined: 'Cette soumission a été refusée. Si c’est une erreur, téléphonez-nous ou écrivez-nous.',
    withdrawn: 'Nous avons retiré cette soumission. Téléphonez-nous ou écrivez-nous pour en recevoir une autre.',
    expired:
      'Cette soumission était valable jusqu’au {date}. Téléphonez-nous ou écrivez-nous pour en recevoir une autre.',
  },
  unheld:
    'Aucune place n’est retenue dans les sessions publiques : celles qui sont encore libres à ce moment-là seront à vous.',
  next: {
    seats: 'La confirmation des places, les instructions pour participer et leur facture sont envoyées par courriel.',
    order:
      'La facture de ce qui est commandé est envoyée par courriel. Il n’y a pas encore de dates : nous vous écrirons pour convenir des dates et des détails.',
  },
  sheet: {
    heading: 'Soumission {number}',
    for: 'Pour',
    from: 'De',
    sent: 'Envoyée le',
    until: 'Valable jusqu’au',
    item: 'Description',
    amount: 'Montant',
    discount: 'Rabais',
    subtotal: 'Avant taxes',
    tax: '{tax} {rate} ({province})',
    total: 'Total (CAD)',
    empty: 'Aucune ligne pour l’instant.',
    date: '{date}, {place}, {language}',
    online: 'en ligne',
    taughtIn: { en: 'en anglais', fr: 'en français' },
    dates: 'Une de ces dates, à votre choix :',
    chosen: 'Date choisie : {date}',
    notChosen: 'Non retenues :',
    totalWith: 'Total (CAD) pour le {date}',
  },
  dates: {
    left: { one: '{count} place libre', other: '{count} places libres' },
    problems: {
      cancelled: 'Cette session a été annulée.',
      over: 'Cette session ne peut plus être réservée.',
      changed: 'Cette session a été déplacée. Téléphonez-nous si elle vous intéresse.',
      seats: 'Il ne reste pas assez de places.',
      invoice: 'Cette session commence trop tôt pour être payée sur facture.',
      price: 'Le prix de cette session a changé. Téléphonez-nous si elle vous intéresse.',
    },
  },
  print: 'Imprimer',
  accept: {
    title: 'Accepter cette soumission',
    help: {
      seats:
        'Les places sont réservées et la facture est émise aussitôt. Elle est payable dans les {days} jours ouvrables, et avant la première session.',
      order:
        'La commande est passée et la facture est émise aussitôt. Elle est payable dans les {days} jours ouvrables. Il n’y a pas encore de dates : nous vous écrirons pour convenir des dates et des détails.',
      both: 'Les places sont réservées, le reste est commandé et les factures sont émises aussitôt. Elles sont payables dans les {days} jours ouvrables, et celle des places, avant la première session. Ce qui est commandé n’a pas encore de dates : nous vous écrirons pour convenir des dates et des détails.',
    },
    two: 'Les places dans les sessions publiques font l’objet d’une facture, et tout le reste d’une autre.',
    place: 'Lieu de facturation : {place}. Une erreur? Téléphonez-nous avant d’accepter.',
    abroad: 'hors du Canada',
    read: 'Veuillez lire les {terms}; elles disent ce que coûte une annulation.',
    fields: { date: 'La date que vous choisissez', firstName: 'Prénom', lastName: 'Nom' },
    hints: { date: 'Seules les places de cette date sont réservées. Les autres dates ne sont pas retenues.' },
    ifEmpty: { firstName: 'Entrez votre prénom.', lastName: 'Entrez votre nom.' },
    reasons: { date: { choose: 'Choisissez une des dates qui peuvent encore être réservées.' } },
    noMore: '{date} : {reason}',
    submit: 'Accepter, {total}',
    submitChosen: 'Accepter avec la date choisie',
    outdated:
      'Une partie de cette soumission n’est plus offerte telle quelle : rien n’a été réservé. Nous en sommes avertis et nous vous écrirons.',
  },
  decline: {
    open: 'Refuser cette soumission',
    fields: { words: 'Ce qui ne convenait pas' },
    hints: { words: 'Seul notre bureau le lira.' },
    submit: 'Refuser la soumission',
  },
  mails: {
    sent: {
      subject: 'Soumission {number}',
      intro: 'Voici notre soumission {number}.',
      line: { one: '{title} : {amount}', other: '{title} : {count} × {price}, soit {amount}' },
      total: 'Total, taxes comprises : {total}.',
      dates: 'Vous choisissez une de ces dates en acceptant. Seules les places de cette date sont réservées.',
      totalWith: '{date} : total de {total}, taxes comprises',
      link: 'Lire la soumission et y répondre',
      until:
        'Vous pouvez l’accepter jusqu’au {date}. Quiconque a le lien peut accepter : ne l’envoyez qu’aux personnes autorisées.',
      seats: 'Aucune place n’est retenue dans les sessions publiques; ce qui n’est plus offert n’est pas réservé.',
      order:
        'Une fois la soumission acceptée, la facture est envoyée par courriel, et nous vous écrivons pour convenir des dates et des détails de ce que vous commandez.',
    },
    reminder: {
      subject: 'Rappel : la soumission {number} peut être acceptée jusqu’au {date}',
      intro: 'Vous pouvez accepter notre soumission {number} jusqu’au {date}.',
      more: 'Vous avez une question, ou il vous faut plus de temps? Répondez à ce courriel. Si la soumission ne vous est plus utile, refusez-la par le lien, et nous n’enverrons plus de rappel à son sujet.',
    },
    extended: {
      subject: 'La soumission {number} peut maintenant être acceptée jusqu’au {date}',
      intro: 'Notre soumission {number} est prolongée : vous pouvez maintenant l’accepter jusqu’au {date}.',
      more: 'Ce qu’elle offre ne change pas, et son lien non plus.',
    },
    ordered: {
      subject: 'Facture {number} pour votre commande',
      intro: 'La soumission {number} a été acceptée par {name}. Voici la facture, avec tout ce qui a été commandé.',
      next: 'Nous vous écrirons pour convenir des dates et des détails.',
    },
    office: {
      subjects: {
        accepted: 'Soumission {number} acceptée : {organisation}',
        declined: 'Soumission {number} refusée : {organisation}',
        outdated: 'Soumission {number} impossible à accepter : {organisation}',
      },
      intro: {
        accepted: 'La soumission a été acceptée par son lien.',
        saidOn: 'Le bureau a accepté la soumission pour le client, qui a dit oui au téléphone.',
        declined: 'La soumission a été refusée par son lien.',
        outdated:
          'Quelqu’un a voulu accepter la soumission, mais une partie n’est plus offerte telle quelle. Rien n’a été réservé. Modifiez la soumission, renvoyez-la et écrivez au client.',
      },
      done: {
        seats: 'Les places sont réservées et leur facture est émise.',
        order:
          'Ce qui est commandé a sa facture, mais pas encore de dates : écrivez au client pour en convenir. Les sessions privées sont mises au calendrier dans la commande; jusque-là, la commande figure dans Aujourd’hui.',
      },
      client: 'Client',
      total: 'Total',
      date: 'Date choisie',
      acceptedBy: 'Acceptée par',
      saidOn: 'Dit au bureau le',
      invoices: 'Factures',
      words: 'Commentaire',
      link: 'Ouvrir la soumission',
    },
  },
};
