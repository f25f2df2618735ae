import type { surveyFiles as en } from '../../en/office/survey-files.ts';
import type { Texts } from '../../texts.ts';

export const surveyFiles: Texts<typeof en> = {
  class: { id: 'Session', day: 'Date', course: 'Cours', trainer: 'Formateur ou formatrice' },
  ratings: { aspect: 'Sujet', answers: 'Réponses', mean: 'Moyenne' },
  rated: 'Note {rating}',
  comments: { liked: 'Le plus utile', improve: 'À améliorer', quote: 'Citation permise' },
  aspects: {
    content: 'contenu',
    trainer: 'formateur ou formatrice',
    pace: 'rythme',
    materials: 'matériel et exercices',
    overall: 'session dans son ensemble',
  },
  quote: { yes: 'oui', no: 'non' },
};
