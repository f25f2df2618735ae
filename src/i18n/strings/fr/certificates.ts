import type { Texts } from '../texts.ts';
import type * as en from '../en/certificates.ts';

export const certificates: Texts<typeof en.certificates> = {
  title: 'Vérifier une attestation',
  description:
    'Entrez le numéro d’une attestation de GCT pour savoir à qui elle a été délivrée, et pour quelle formation.',
  heading: 'Vérifier une attestation',
  intro: 'Le numéro figure au bas de chaque attestation que nous délivrons.',
  label: 'Numéro de l’attestation',
  hint: 'Seize caractères, comme 7K3M-2PXR-9QWB-4CFH',
  invalid: 'Un numéro compte seize lettres et chiffres. Comparez-le avec celui de l’attestation.',
  submit: 'Vérifier',
  loading: 'Recherche de l’attestation…',
  notFound:
    'Nous n’avons délivré aucune attestation portant ce numéro. Comparez-le avec celui de l’attestation, ou téléphonez-nous.',
  failed: 'La recherche de l’attestation a échoué.',
  retry: 'Réessayer',
  noScript: 'Cette page exige JavaScript. Téléphonez-nous ou écrivez-nous : nous vérifierons l’attestation pour vous.',
  genuine: 'Cette attestation est authentique : {company} l’a délivrée le {date}.',
  print: 'Imprimer',
  another: 'Vérifier une autre attestation',
  sheet: {
    title: 'Attestation de participation',
    intro: 'La présente atteste que',
    completed: 'a suivi la formation',
    dates: 'du {first} au {last}',
    hours: { one: '{count} heure', other: '{count} heures' },
    online: 'en direct en ligne',
    issued: 'Délivrée le {date}',
    number: 'Attestation {number}',
    verify: 'À vérifier à {address}',
  },
  mail: {
    subject: 'Votre attestation : {text}',
    intro: 'Voici votre attestation de participation : {text}.',
    languages: {
      en: 'Elle est en anglais, la langue de la session.',
      fr: 'Elle est en français, la langue de la session.',
    },
    link: 'Voir et imprimer l’attestation',
    verify: 'Toute personne à qui vous la montrez peut la vérifier au moyen de son numéro, {number}.',
  },
};
