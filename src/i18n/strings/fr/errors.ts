import type { errors as en, validation as enValidation } from '../en/errors.ts';
import type { Texts } from '../texts.ts';

export const errors: Texts<typeof en> = {
  bad_request: 'La demande n’a pas été comprise. Actualisez la page et réessayez.',
  validation: 'Veuillez vérifier les champs indiqués.',
  not_found: 'Nous n’avons pas trouvé ce que vous cherchez.',
  method_not_allowed: 'Cette action n’est pas possible ici.',
  unsupported_media_type: 'La demande n’a pas été comprise. Actualisez la page et réessayez.',
  payload_too_large: 'L’envoi est trop volumineux. Veuillez le raccourcir.',
  forbidden_origin: 'Cette demande ne provient pas de notre site. Actualisez la page et réessayez.',
  unauthorized: 'Veuillez vous connecter et réessayer.',
  second_factor_required: 'Entrez le code de votre téléphone pour accéder à l’espace du bureau.',
  sudo_required:
    'Entrez un nouveau code de votre téléphone : cette opération touche à l’argent, à un prix ou au compte de quelqu’un.',
  challenge_required:
    'Nous devons nous assurer qu’une personne fait cet envoi. Veuillez l’envoyer de nouveau et suivre ce qui s’affiche, ou nous appeler.',
  too_many_requests: 'Trop de demandes en peu de temps. Patientez une minute et réessayez.',
  seats_refused: 'Certaines places ne sont plus offertes. Consultez les sessions indiquées.',
  hold_expired: 'Le délai est écoulé. Veuillez retenir vos places de nouveau.',
  already_extended: 'Le délai a déjà été prolongé une fois.',
  price_changed: 'Un prix a changé depuis votre visite. Veuillez vérifier le nouveau total.',
  class_changed:
    'Une session a changé de dates ou de salle. Les voici : envoyez de nouveau la réservation pour l’accepter ainsi.',
  too_many_held:
    'C’est plus que ce que nous pouvons retenir sans vous connaître. Confirmez vos réservations par les liens de nos courriels, ou téléphonez-nous : nous retiendrons les places pour vous.',
  held_long_enough:
    'Votre réseau a gardé ces places assez longtemps : c’est au tour des autres. Réessayez plus tard ou téléphonez-nous.',
  promo_used:
    'Le code promotionnel de cette réservation a déjà servi le nombre de fois prévu, à cette adresse courriel ou en tout. Réservez de nouveau sans ce code ou appelez-nous.',
  class_cancelled:
    'Une session de cette réservation a dû être annulée : rien n’est réservé ni facturé. Réservez une autre date ou appelez-nous.',
  invoice_not_offered: 'Il est trop tard pour payer cette session sur facture. Veuillez nous appeler.',
  card_not_offered: 'Le paiement par carte n’est pas offert ici. Choisissez la facture ou appelez-nous.',
  payment_unavailable:
    'Le service de paiement par carte ne répond pas pour le moment. Vos places sont retenues et rien n’a été débité; réessayez dans une minute.',
  no_open_invoice:
    'Nous n’avons trouvé aucune facture à payer qui porte ce numéro et ce total. Vérifiez les deux ou appelez-nous.',
  duplicate_participant: 'La même adresse courriel figure deux fois dans une session.',
  quote_changed:
    'Cette soumission a changé depuis que vous l’avez ouverte. Lisez-la telle qu’elle est maintenant, puis répondez.',
  quote_outdated: 'Une partie de cette soumission n’est plus offerte telle quelle.',
  enquiry_changed:
    'Quelqu’un d’autre a modifié ceci entre-temps. Votre texte est toujours là; rechargez pour voir les changements.',
  booking_changed:
    'Cette réservation a été modifiée entre-temps, peut-être dans une autre fenêtre. Veuillez la revoir telle qu’elle est maintenant.',
  office_changed:
    'Quelqu’un d’autre a modifié ceci entre-temps. Vous le voyez tel qu’il est maintenant; ce que vous avez entré est toujours là.',
  unproved:
    'Confirmez d’abord votre réservation par le lien du courriel que nous vous avons envoyé. D’ici là, cette réservation peut seulement être annulée.',
  link_needed: 'Utilisez pour cela le lien de notre courriel.',
  key_required: 'La demande n’a pas été comprise. Actualisez la page et réessayez.',
  key_reused: 'Cet envoi a déjà été fait avec d’autres renseignements. Actualisez la page.',
  key_in_progress: 'L’envoi est en cours. Patientez un instant.',
  link_expired: 'Ce lien a déjà servi ou n’est plus valide. Veuillez en demander un nouveau.',
  already_sent: 'Cet envoi a déjà été fait, et c’est le premier que nous gardons.',
  fully_booked: 'Il ne reste pas autant de places. Demandez-en moins ou écrivez-nous.',
  seats_free: 'Il y a assez de places dans cette session : vous pouvez les réserver dès maintenant.',
  not_begun: 'Cette séance n’a pas commencé : seule une absence peut être notée d’ici là.',
  closed: 'Les demandes sont closes. Écrivez-nous si vous avez une question à ce sujet.',
  unavailable: 'Ce service est momentanément indisponible. Réessayez dans une minute ou appelez-nous.',
  database_unavailable:
    'La réservation est momentanément indisponible. Votre panier est conservé; réessayez dans une minute.',
  schedule_behind: 'Réessayez dans cinq minutes.',
  network: 'Vous semblez hors ligne. Vérifiez votre connexion et réessayez.',
  timeout: 'La réponse tarde à venir. Veuillez réessayer.',
  unexpected: 'Une erreur s’est produite. Réessayez ou appelez-nous si le problème persiste.',
};

export const seeStatus = 'Voir ce qui fonctionne';

export const validation: Texts<typeof enValidation> = {
  required: 'Veuillez remplir ce champ.',
  email: 'Entrez une adresse courriel comme nom@exemple.ca.',
  too_short: 'Le texte est trop court.',
  too_long: 'Le texte est trop long.',
  postal_code: 'Entrez un code postal complet, par exemple G1R 4S9.',
  phone: 'Entrez un numéro de téléphone comme 613 555-0142.',
  control_characters: 'Utilisez du texte simple, sur une seule ligne.',
  duplicate: 'Cet élément figure déjà dans la liste.',
  unknown_participant_line: 'Ce participant n’est associé à aucune session de la réservation.',
  too_many: 'Au plus 10 places par session. Pour un groupe plus grand, demandez une session privée.',
  too_common: 'Ce mot de passe est très répandu, donc facile à deviner. Veuillez en choisir un autre.',
  choose: 'Veuillez faire un choix.',
  whole_number: 'Entrez un nombre entier, comme 12.',
  day: 'Entrez un jour, comme 2027-03-15.',
  past_day: 'Ce jour est passé. Veuillez en choisir un autre.',
  amount: 'Entrez un montant en dollars, comme 1 234,50.',
  invoice_number: 'Entrez le numéro qui figure sur la facture, comme 2026-000123.',
  link: 'Entrez une adresse qui commence par https://',
  no_link: 'Entrez ce renseignement sans adresse Web.',
  unprintable: 'Utilisez des lettres latines, grecques ou cyrilliques.',
  other_province: 'Ce code postal n’est pas de la province choisie. Vérifiez les deux.',
  taxed_elsewhere: 'La commande a été taxée ailleurs. Créditez-la et faites une nouvelle soumission.',
  accept: 'Acceptez les conditions générales pour réserver.',
  terms_changed:
    'Les conditions ont changé depuis l’ouverture de cette page. Actualisez-la, relisez-les et acceptez-les de nouveau.',
  code_unknown: 'Ce code nous est inconnu. Comparez-le avec celui que nous vous avons envoyé.',
  package_spent: 'Les places de ce forfait ne suffisent pas à toutes les personnes d’une de ces sessions.',
  package_expired: 'Ces sessions commencent après le dernier jour du forfait.',
  package_kind: 'Ce forfait n’est destiné à aucune de ces sessions.',
  package_unpaid: 'D’autres places, et les sessions aussi proches, se réservent une fois la facture du forfait payée.',
  not_for_oneself:
    'Pour vous-même, une place par session, sans organisation ni forfait. Sinon, choisissez « Pour une organisation », ou chaque personne réserve sa place.',
  promo_expired: 'Ce code n’est plus valable.',
  promo_used_up: 'Ce code a déjà été utilisé le nombre de fois prévu.',
  promo_by_proof:
    'Ce code ne s’applique qu’une fois votre adresse courriel confirmée. Connectez-vous d’abord ou choisissez la facture : elle peut aussi se payer par carte.',
  promo_classes: 'Ce code ne s’applique à aucune de ces sessions.',
  promo_seats: 'Ce code exige plus de places que vous n’en réservez.',
  seats_sold: 'Il y a déjà plus de places réservées que cela.',
  trainer_busy: 'Cette personne n’est pas libre à ce moment-là.',
  trainer_city: 'Cette personne est dans une autre ville ce jour-là.',
  sessions_order: 'Les séances doivent être à venir, en ordre, et commencer chacune avant de finir.',
  only_day: 'Il ne resterait aucun jour.',
  day_held: 'La séance de ce jour a eu lieu.',
  code_wrong:
    'Ce code ne convient pas. Attendez le suivant sur votre téléphone et entrez-le; chaque code ne sert qu’une fois.',
  invalid: 'Veuillez vérifier ce champ.',
};
