import * as v from 'valibot';

/** For whom seats are bought: an organisation, or the buyer herself, whom the law then calls a consumer. */
export const buyers = ['organisation', 'myself'] as const;

/** That of two versions or papers, where a buyer chooses between them. */
export const ChosenLanguage = v.picklist(['en', 'fr'], 'choose');

/** The terms that were accepted at checkout (booking rule 32). */
export const AcceptedTerms = v.object({
  language: ChosenLanguage,
  /** Of the text in that language, as the build counts it; `''` where nothing was accepted. */
  version: v.pipe(v.string('accept'), v.nonEmpty('accept'), v.maxLength(80, 'invalid')),
});
export type AcceptedTerms = v.InferOutput<typeof AcceptedTerms>;
