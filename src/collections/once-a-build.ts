/** Drafts, and what is still to appear, show in development only. */
export const preview = import.meta.env.DEV;

/** Work that is done once a build; in development on every request, so that an edit shows. */
export function onceABuild<Result>(work: () => Promise<Result>): () => Promise<Result> {
  let done: Promise<Result> | undefined;
  return () => (import.meta.env.DEV ? work() : (done ??= work()));
}
