import type { errorPage as enErrorPage, notFound as enNotFound, pages as en } from '../en/pages.ts';
import type { Texts } from '../texts.ts';

export const pages: Texts<typeof en> = {
  checkout: {
    title: 'Réservation',
    description: 'Vérifiez vos sessions, donnez les noms des participants et réservez vos places.',
  },
  confirmation: {
    title: 'Votre réservation',
    description: 'Votre réservation : les sessions, les participants et le total.',
  },
  invoice: { title: 'Facture', description: 'La facture d’une réservation, prête à imprimer.' },
};

export const notFound: Texts<typeof enNotFound> = {
  // English in both languages, and marked so in the page.
  title: '404 Not Found',
  heading: 'Cette page **est introuvable**',
  message: 'Oups! Nous n’avons rien trouvé à cette adresse.',
  description: 'La page que vous cherchez est introuvable. Cherchez parmi nos cours ou partez du catalogue.',
  hint: 'Elle a peut-être été déplacée, ou l’adresse contient une faute de frappe. Cherchez parmi nos cours ou poursuivez d’ici :',
};

export const errorPage: Texts<typeof enErrorPage> = {
  title: 'Une erreur s’est produite',
  heading: '**Une erreur** s’est produite',
  description: 'Une erreur s’est produite de notre côté. Réessayez ou joignez-nous par téléphone ou par courriel.',
  message:
    'Une erreur s’est produite de notre côté. Votre panier est conservé. Réessayez dans une minute; si l’erreur persiste, appelez-nous ou écrivez-nous.',
  home: 'Aller à la page d’accueil',
  status: 'Voir ce qui fonctionne en ce moment',
};
