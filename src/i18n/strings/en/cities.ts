/** Pages of the cities, and of a subject in a city. */
export const cities = {
  next: 'Next classes in this room',
  allClasses: 'All dates in the catalogue',
  noClasses: 'No class is on the calendar of this room just now. The same courses are taught online.',
  venue: 'Where it is',
  directions: 'How to get there',
  taught: 'Taught in this room',
  inCity: '{subject} in {city}',
  whole: 'All classes in {city}',
  questions: 'Questions people ask',
  others: 'Other cities and subjects',
  course: 'About the courses: {subject}',
  maps: {
    ottawa: 'Map of downtown Ottawa: the training centre is south of the river, beside the Parliament O-Train station.',
    calgary:
      'Map of downtown Calgary: our room is south of the Bow River, one block from the Centre Street CTrain platform.',
    vancouver:
      'Map of downtown Vancouver: our room is between Burrard Inlet and False Creek, across from the Burrard SkyTrain station.',
  },
  /** What stands on them: the water, the stop of the train. */
  mapWords: {
    ottawa: { water: 'Ottawa River', stop: 'Parliament' },
    calgary: { water: 'Bow River', stop: 'Centre Street' },
    vancouver: { water: 'Burrard Inlet', secondWater: 'False Creek', stop: 'Burrard' },
  },
} as const;
