/**
 * The dates of a course's page, cut down to those of the same place and language, under the names that its filter reads; of
 * them the ticket shows that of the `day`.
 */
export function datesAddress(
  page: string,
  { placeId, language, day }: { placeId: string | null; language: string; day: string },
): string {
  const where = placeId === null ? 'delivery=online' : `city=${placeId}`;
  return `${page}?${where}&language=${language}&day=${day}#classes`;
}
