/** A part of an address as text; as it stands where it is written wrong, since anybody can write one. */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
