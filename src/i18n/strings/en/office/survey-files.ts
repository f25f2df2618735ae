/** What was answered as tables for other programs. Names of columns do not change. */
export const surveyFiles = {
  class: { id: 'Class', day: 'Date', course: 'Course', trainer: 'Trainer' },
  ratings: { aspect: 'Rated', answers: 'Answers', mean: 'Mean' },
  rated: 'Rated {rating}',
  comments: { liked: 'Most useful', improve: 'To do better', quote: 'May be quoted' },
  aspects: { content: 'content', trainer: 'trainer', pace: 'pace', materials: 'materials', overall: 'overall' },
  quote: { yes: 'yes', no: 'no' },
} as const;
