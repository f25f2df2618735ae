/** The shape that the English texts give to the French ones: every key required, every value a text. */
export type Texts<T> = {
  readonly [K in keyof T]: T[K] extends string
    ? string
    : T[K] extends readonly string[]
      ? readonly string[]
      : Texts<T[K]>;
};
