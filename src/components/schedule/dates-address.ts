/** The dates of a course's page, cut down to those of the same place and language, under the names that its filter reads. */
export function datesAddress(
  page: string,
  { placeId, language }: { placeId: string | null; language: string },
): string {
  const where = placeId === null ? 'delivery=online' : `city=${placeId}`;
  return `${page}?${where}&language=${language}#classes`;
}
