/** About how wide a letter of a bar plot is, and the least room between a name and what is said of it. Pixels. */
const LETTER = 7.5;
const GAP = 16;

/** The name above a bar, beside what is said of it; one for which there is no room is cut, and says so. */
export function barName(name: string, said: string, width: number): string {
  const most = Math.max(1, Math.floor((width - GAP) / LETTER) - said.length);
  return name.length <= most ? name : `${name.slice(0, most - 1).trimEnd()}…`;
}
