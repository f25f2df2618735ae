/** Links that are not to be followed without being asked. */
export const NOT_AHEAD = '[download], [target]';

/**
 * Which links a browser renders ahead when they are pointed at: those to public pages. A name with a dot is a file. The
 * text is the same on every page of a build, because their policy names its digest.
 *
 * @param closed where addresses begin behind which no public page is
 */
export function speculationRules(closed: readonly string[]): string {
  const never = [...closed.flatMap((path) => [path, `${path}/*`]), '/*.*'];
  return JSON.stringify({
    prerender: [
      {
        where: {
          and: [{ href_matches: '/*' }, { not: { href_matches: never } }, { not: { selector_matches: NOT_AHEAD } }],
        },
        eagerness: 'moderate',
      },
    ],
  });
}
