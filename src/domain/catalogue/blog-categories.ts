/** The five of the blog's filter, as they stand in the address. */
export const blogCategories = [
  'Excel',
  'Training & The Workplace',
  'Software Training',
  'Organizing Training',
  'Professional Skills',
] as const;
