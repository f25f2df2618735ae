import type { OfficeClass } from '../../domain/classes/office-classes.ts';

/** What an act on a class is given. */
export interface ActsProps {
  file: OfficeClass;
  /** Says what was done, and reads the class again. */
  onDone: (text: string) => void;
  /** Somebody else was faster: the class is read again, and what is typed stays. */
  onChanged: () => void;
}
