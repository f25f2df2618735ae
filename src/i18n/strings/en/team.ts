/** The people of the company. */
export const team = {
  title: 'Our team',
  seoTitle: 'Our team: trainers and office',
  description:
    'Who teaches at GCT and who answers the telephone: what each trainer teaches, in which languages, and where their knowledge comes from.',
  lead: 'Everyone who teaches here worked in the field first. In a class you meet one of them, and somebody from the office is within reach.',
  trainers: 'Trainers and facilitators',
  office: 'The office',
  languages: { en: 'English', fr: 'French', both: 'English and French' },
} as const;
