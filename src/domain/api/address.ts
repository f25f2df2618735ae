/** The parts of a path that are filled in. */
export type NamesIn<Path> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never;

/** A path with its parts filled in. */
export function fillPath(path: string, values: Readonly<Record<string, string>>): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));
}

/**
 * The address of a declared call, from the root. It stands apart from the declarations, whose schemas weigh more than
 * all scripts of a page.
 */
export function addressOf<C extends { readonly path: string }>(
  { path }: C,
  ...params: [NamesIn<C['path']>] extends [never] ? [] : [values: Record<NamesIn<C['path']>, string>]
): string {
  const [values = {}] = params as [Record<string, string>?];
  return fillPath(path, values);
}
