/** Two letters for a portrait: of the first name and of the family name, the first part of each. */
export function initialsOf(name: string): string {
  const [first = '', ...rest] = name.split(/\s+/);
  return [first, rest.at(-1) ?? ''].map((part) => part.charAt(0)).join('');
}
