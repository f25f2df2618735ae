import type { mail as en } from '../en/mail.ts';
import type { Texts } from '../texts.ts';

export const mail: Texts<typeof en> = {
  greeting: 'Bonjour {name},',
  greetingNoName: 'Bonjour,',
  closing: 'Des questions? Écrivez à {email} ou téléphonez au {phone}. {name}',
  calendarFile: 'seances.ics',
  confirmation: {
    subject: 'Réservation confirmée : {title}',
    subjectMore: 'Réservation confirmée : {title}, et {count} de plus',
    intro:
      'Merci de votre réservation. Vos places sont réservées. Vous trouverez votre facture ci-dessous et toutes les séances dans le fichier de calendrier joint.',
    link: 'Voir la réservation et imprimer la facture',
    manage: 'Donner les noms, changer de date ou annuler',
    linkLine: '{link} : {address}',
    number: 'Votre numéro de réservation est le {number}. Donnez-le si vous nous appelez.',
    cancelling: 'Ce que coûte une annulation :',
    cost: '{title}, {date} – {cost}',
    coveredBack: 'Payé avec {title}; les places y retournent tant que l’annulation est sans frais.',
    names:
      'Sur la page de votre réservation (deuxième lien ci-dessus), vous donnez les noms des participants jusqu’à 3 jours ouvrables avant la première séance; jusqu’au début de celle-ci, vous pouvez les remplacer, changer de date ou annuler. Chaque participant reçoit ses instructions dès que la session est confirmée. Sur cette page, vous pouvez aussi indiquer ce dont une personne a besoin en session, par exemple de sous-titres ou d’un accès de plain-pied.',
  },
  joining: {
    subject: 'Les instructions pour votre session : {title}',
    intro:
      'Une place vous est réservée dans la session « {title} ». La session est confirmée et aura lieu comme suit :',
    online:
      'La session a lieu en ligne, en direct. Son lien vous parviendra par courriel {days} jours ouvrables avant la première séance.',
    atClients: 'La session a lieu à cette adresse : {place}. Veuillez arriver 15 minutes à l’avance.',
    inPerson:
      'La session a lieu en salle : {place}. Veuillez arriver 15 minutes à l’avance. Pour un cours sur un logiciel, un ordinateur vous attend.',
    directions: 'Pour vous y rendre :',
    calendar: 'Le fichier joint ajoute toutes les séances à votre calendrier.',
  },
  class: {
    online: 'En ligne',
    session: '{date}, de {from} à {to} ({zone})',
    taughtIn: { en: 'Donnée en anglais', fr: 'Donnée en français' },
  },
  invoice: {
    heading: 'Facture {number}',
    number: 'Numéro de facture :',
    issuedOn: 'Date d’émission :',
    dueOn: 'Date d’échéance :',
    paidOn: 'Payée le :',
    billTo: 'Facturer à',
    purchaseOrder: 'Bon de commande :',
    budgetCode: 'Code budgétaire :',
    seats: 'Places :',
    pieces: 'Quantité :',
    discount: 'Code promotionnel {code}',
    quoted: 'Soumission {code}',
    added: 'Frais de changement',
    subtotal: 'Sous-total',
    exempt: {
      status_card: 'Exonéré de taxes : certificat de statut d’Indien {number}',
      diplomat: 'Exonéré de taxes : carte d’identité diplomatique {number}',
      provincial_government: 'Exonéré de taxes : certificat d’un gouvernement provincial {number}',
    },
    tax: '{tax} {rate} ({province})',
    total: 'Total (CAD)',
    terms:
      'Payable en totalité en dollars canadiens au plus tard le {date}. Veuillez indiquer le numéro de facture {number} avec votre paiement.',
    settled:
      'De cette somme, ce que vous avez déjà payé couvre {settled}. Il reste {open} à payer en dollars canadiens au plus tard le {date}. Veuillez indiquer le numéro de facture {number} avec votre paiement.',
    online: 'En ligne, par carte : {address}',
    transfer:
      'Par virement bancaire : écrivez à {email} ou composez le {phone} pour obtenir nos coordonnées bancaires.',
    cheque: 'Par chèque à l’ordre de {name}, à l’adresse de l’entreprise, avec le numéro de la facture.',
    participants: 'Participants : {names}',
    paid: 'Payée en entier par carte le {date}. Il ne reste rien à payer.',
    bought: 'Places achetées ensemble : {seats}, pour les sessions qui commencent au plus tard le {date}',
    covered: 'Payé avec {seats} de {title}',
    coveredSeats: { one: '{count} place', other: '{count} places' },
    nothing: 'Il ne reste rien à payer.',
    gstHstNumber: 'Numéro d’inscription à la TPS/TVH : {number}',
    qstNumber: 'Numéro d’inscription à la TVQ : {number}',
  },
};
