import type { liveSupport as en } from '../en/live-support.ts';
import type { Texts } from '../texts.ts';

export const liveSupport: Texts<typeof en> = {
  title: 'Assistance en direct',
  seoTitle: 'Assistance en direct avant, pendant et après une session',
  description:
    'Quelqu’un pour vous aider : téléphone, courriel et heures, comment se joindre à une session en ligne et tester son équipement, et que faire en cas de panne.',
  lead: 'Dans chaque session en ligne, une deuxième personne s’occupe de la connexion, du son et des fichiers. Cette page dit comment nous joindre avant, pendant et après.',
  contents: 'Sur cette page',
  reach: {
    title: 'Joindre quelqu’un',
    now: 'Votre session est commencée? Appelez-nous : c’est le plus court chemin pour y revenir.',
    days: 'du {first} au {last}',
    hours: 'Nous répondons {days}, de {from} à {to} ({zone}).',
    during:
      'Les jours où une session commence plus tôt ou finit plus tard, quelqu’un répond de 30 minutes avant le début jusqu’à la fin.',
    mail: 'Par courriel, indiquez le cours, sa date et le nom du participant. Nous répondons en moins d’un jour ouvrable.',
  },
  shows: {
    title: '**Une deuxième personne** veille au son et aux fichiers',
    minutes: 'Les premières minutes d’une session en ligne à 9 h',
    parts: [
      'Vous suivez votre lien',
      'On vous fait entrer et on vérifie le son avec vous',
      'Vous ouvrez les fichiers d’exercice',
      'La session commence; la deuxième personne y reste',
    ],
    chat: 'Un exemple, dans le clavardage d’une session',
    turns: [
      'Vous : Mon fichier d’exercice ne s’ouvre pas.',
      'Coordination : Que dit le message?',
      'Vous : Qu’il a été bloqué.',
      'Coordination : Je vous l’envoie autrement. D’ici là, suivez l’écran partagé.',
    ],
  },
  before: {
    title: 'Avant la session',
    points: [
      'Dès que la session est confirmée, chaque participant reçoit par courriel les instructions et un fichier de calendrier qui contient toutes les séances.',
      'Le lien de la session suit 2 jours ouvrables avant la première séance; les fichiers d’exercice arrivent eux aussi avant le début.',
      'S’il vous manque quelque chose la veille, regardez dans le dossier du courrier indésirable, puis appelez-nous.',
      'Si votre bureau bloque beaucoup de sites, demandez un test de connexion à partir de l’ordinateur et du réseau que vous utiliserez.',
    ],
  },
  join: {
    title: 'Se joindre à une session en ligne, étape par étape',
    steps: [
      'Quinze minutes avant le début, fermez ce dont vous n’avez pas besoin et branchez l’ordinateur.',
      'Ouvrez les instructions et suivez votre lien personnel. Ne le transférez pas : il n’admet qu’une personne.',
      'Choisissez l’application si vous l’avez, ou « Participer dans le navigateur » si vous ne pouvez rien installer. Edge et Chrome conviennent tous deux.',
      'Autorisez le micro et la caméra quand le navigateur le demande. La caméra est bienvenue, jamais obligatoire.',
      'Inscrivez votre nom tel qu’il doit figurer sur l’attestation. On vous fait entrer et on vérifie le son avec vous.',
      'Ouvrez les fichiers d’exercice joints au message, et placez la session sur un écran et le logiciel sur l’autre.',
      'Levez la main ou écrivez dans le clavardage si vous butez sur quelque chose. On ne voit votre écran que si vous le partagez.',
    ],
  },
  test: {
    title: 'Tester son équipement',
    points: [
      {
        name: 'Ordinateur',
        text: 'Le logiciel enseigné est installé, dans la version indiquée sur la page du cours, et s’ouvre sans message de licence.',
      },
      {
        name: 'Son',
        text: 'Branchez d’abord le casque, puis enregistrez dix secondes avec l’enregistreur du système et écoutez-les.',
      },
      {
        name: 'Connexion',
        text: 'Si possible, utilisez un câble. Si vous passez par un RPV, essayez avec et sans, dans la mesure où votre bureau le permet.',
      },
      {
        name: 'Écran',
        text: 'Un second écran facilite un cours sur un logiciel. Un seul grand écran suffit, avec deux fenêtres côte à côte.',
      },
      {
        name: 'Fichiers',
        text: 'Ouvrez un fichier d’exercice et enregistrez-en une copie. S’il s’ouvre en mode protégé, choisissez Activer la modification.',
      },
    ],
  },
  wrong: {
    title: 'En cas de panne pendant la session',
    points: [
      {
        name: 'Vous n’entendez rien',
        text: 'Choisissez votre casque dans les paramètres audio de la réunion, puis quittez et revenez.',
      },
      {
        name: 'On ne vous entend pas',
        text: 'Cherchez le micro barré, puis l’interrupteur de sourdine du casque lui-même.',
      },
      {
        name: 'L’image ou le son se coupe',
        text: 'Éteignez votre caméra et fermez les autres vidéos. Si cela continue, participez par téléphone au numéro de vos instructions.',
      },
      {
        name: 'La réunion se ferme',
        text: 'Suivez de nouveau le même lien. On vous voit attendre et on vous fait entrer.',
      },
      {
        name: 'Un fichier ne s’ouvre pas',
        text: 'Écrivez-le dans le clavardage. On vous l’envoie autrement pendant que la session continue.',
      },
    ],
  },
  after: {
    title: 'Après la session',
    points: [
      'L’attestation arrive par courriel à chaque participant qui a suivi la session.',
      'Vous gardez les fichiers d’exercice et les aide-mémoire. Vous pouvez nous envoyer vos questions sur ce qui a été enseigné; nous les transmettons à la personne qui a donné la session.',
      'Si un nom est mal écrit sur une attestation ou qu’un fichier manque, écrivez-nous. Une attestation qui contient une erreur est remplacée sans frais.',
    ],
  },
  questions: {
    title: 'Des réponses à lire tout de suite',
    online: 'Questions sur les sessions en ligne',
    changes: 'Changements et annulations',
    certificates: 'Attestations',
    accessibility: 'Accessibilité et mesures d’adaptation',
  },
  mailLabel: 'Courriel',
};
