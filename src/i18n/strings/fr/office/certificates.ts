import type { officeCertificates as en } from '../../en/office/certificates.ts';
import type { Texts } from '../../texts.ts';

export const officeCertificates: Texts<typeof en> = {
  title: 'Attestations',
  hint: 'Elles sont délivrées dès que le rapport de formation est là, ou {days} jours après la session : à toutes les personnes qui n’étaient pas absentes et, sans rapport, dont la facture n’est pas en retard.',
  open: 'Attestation {number} (PDF)',
  none: 'aucune attestation',
  acts: 'Ce que vous pouvez faire',
  send: {
    submit: 'La renvoyer',
    done: 'L’attestation part par courriel.',
    noEmail: 'La place n’a pas de courriel : inscrivez-en un avec les noms, dans la réservation.',
  },
  anew: {
    title: 'La délivrer de nouveau',
    intro:
      'Corrigez d’abord le nom dans la réservation. La nouvelle attestation a un autre numéro et part par courriel à la personne; qui vérifie l’ancienne ne la trouve plus.',
    submit: 'La délivrer de nouveau',
    done: 'La nouvelle attestation porte le numéro {number}. Elle part par courriel.',
    same: 'La place est au nom qui figure sur l’attestation : corrigez-le d’abord dans la réservation.',
  },
  withdraw: {
    title: 'La retirer',
    intro:
      'Pour une personne qui n’était pas là. La place compte comme une absence, et qui vérifie l’attestation ne la trouve plus. Le site n’en avertit personne. Elle peut être délivrée de nouveau ici.',
    submit: 'La retirer',
    done: 'L’attestation est retirée.',
  },
  give: {
    title: 'Délivrer une attestation',
    intro:
      'Pour une personne qui était là finalement, ou qui ne doit pas attendre. Elle est délivrée tout de suite et part par courriel à la personne, peu importe ce qui a été coché ou ce qui reste dû.',
    submit: 'La délivrer',
    done: 'L’attestation porte le numéro {number}. Elle part par courriel.',
    closed:
      'Pas pour cette place : elle n’a pas encore de nom, sa réservation n’est pas confirmée, ou l’attestation vient d’être délivrée.',
  },
};
