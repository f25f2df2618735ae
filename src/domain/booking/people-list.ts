import { isEmail } from '../fields.ts';

/** A person as far as a pasted list names one; what is missing is empty. */
interface ListedPerson {
  firstName: string;
  lastName: string;
  email: string;
}

export interface ReadList {
  people: ListedPerson[];
  /** Lines of which nothing could be made, as they were pasted. */
  unread: string[];
}

const ADDRESS = /[^\s<>,;"()[\]]+@[^\s<>,;"()[\]]+/;
const HEADINGS = /^(first name|last name|name|e-?mail|pr[ée]nom|nom|courriel|adresse)\b/i;

/**
 * Reads a list of people as it is copied from a worksheet (columns of first name, last name and e-mail in any order,
 * parted by tabs), from the recipients of a mail (`Ada Byron <ada@example.ca>; Byron, Ada <…>`), or one name a line. A
 * row of headings is passed over, and so is who stands twice under one address.
 */
export function readPeople(pasted: string): ReadList {
  const people: ListedPerson[] = [];
  const unread: string[] = [];
  const seen = new Set<string>();
  for (const row of rowsOf(pasted)) {
    const cells = row.split('\t').map((cell) => cell.trim());
    if (cells.every((cell) => cell === '' || HEADINGS.test(cell)) && !ADDRESS.test(row)) continue;
    const person = cells.length > 1 ? fromCells(cells) : fromRecipient(row);
    if (!person) unread.push(row.trim());
    else if (person.email === '' || !seen.has(person.email.toLowerCase())) {
      seen.add(person.email.toLowerCase());
      people.push(person);
    }
  }
  return { people, unread };
}

/** Lines; and a line of several recipients, told apart by semicolons or by a comma behind an address. */
function rowsOf(pasted: string): string[] {
  return pasted
    .split(/\r\n?|\n/)
    .flatMap((line) => (line.includes('\t') ? [line] : line.split(/;|(?<=@[^\s,]{1,250}>?),/)))
    .filter((row) => row.trim() !== '');
}

function fromCells(cells: readonly string[]): ListedPerson | null {
  const email = cells.find((cell) => isEmail(cell)) ?? '';
  const names = cells.filter((cell) => cell !== '' && cell !== email && !cell.includes('@'));
  const [first = '', ...rest] = names;
  if (names.length === 1) return { ...nameOf(first), email };
  return names.length === 0 && email === '' ? null : { firstName: first, lastName: rest[0] ?? '', email };
}

function fromRecipient(row: string): ListedPerson | null {
  const email = ADDRESS.exec(row)?.[0] ?? '';
  const name = row
    .replace(email, '')
    .replaceAll(/[<>"()[\]]/g, ' ')
    .trim();
  if (email !== '' && !isEmail(email)) return null;
  return name === '' && email === '' ? null : { ...nameOf(name), email };
}

/** `Ada Byron` or `Byron, Ada`; of more words, the first is the first name. */
function nameOf(text: string): Pick<ListedPerson, 'firstName' | 'lastName'> {
  const name = text.replaceAll(/\s+/g, ' ').replace(/,$/, '').trim();
  const [last = '', first] = name.split(/,\s*/, 2);
  if (first !== undefined) return { firstName: first, lastName: last };
  const [firstName = '', ...rest] = name.split(' ');
  return { firstName, lastName: rest.join(' ') };
}
