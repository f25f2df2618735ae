import type { cities as english } from '../en/cities.ts';
import type { Texts } from '../texts.ts';

export const cities: Texts<typeof english> = {
  next: 'Prochaines sessions en salle',
  allClasses: 'Toutes les dates, dans le catalogue',
  noClasses: 'Aucune session n’est au calendrier de cette salle pour le moment. Les mêmes cours se donnent en ligne.',
  venue: 'Le lieu',
  directions: 'S’y rendre',
  taught: 'Ce qui s’enseigne ici',
  inCity: '{subject} à {city}',
  whole: 'Toutes les sessions à {city}',
  questions: 'Questions fréquentes',
  others: 'Autres villes et sujets',
  course: 'Les cours : {subject}',
  maps: {
    ottawa:
      'Plan du centre-ville d’Ottawa : le centre de formation est au sud de la rivière, à côté de la station Parlement de l’O-Train.',
    calgary:
      'Plan du centre-ville de Calgary : notre salle est au sud de la rivière Bow, à un coin de rue de la station Centre Street du CTrain.',
    vancouver:
      'Plan du centre-ville de Vancouver : notre salle est entre la baie Burrard et False Creek, en face de la station Burrard du SkyTrain.',
  },
  mapWords: {
    ottawa: { water: 'Rivière des Outaouais', stop: 'Parlement' },
    calgary: { water: 'Rivière Bow', stop: 'Centre Street' },
    vancouver: { water: 'Baie Burrard', secondWater: 'False Creek', stop: 'Burrard' },
  },
};
