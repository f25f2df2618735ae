import { FEWEST_QUESTIONS } from '../../domain/level-finder/finder.ts';

interface Props {
  /** The question that is asked, from 0; without it, none is yet. */
  index?: number;
  answered?: number;
  text: string;
}

/** Dots like the seats of a class: those that are answered, the one that is asked, those that are sure to come. */
export function Progress({ index, answered = 0, text }: Props) {
  const count = Math.max(FEWEST_QUESTIONS, (index ?? 0) + 1, answered);
  return (
    <p className="finder-progress">
      <span aria-hidden="true">
        {Array.from({ length: count }, (_, place) => (
          <i key={place} data-is={place === index ? 'now' : place < answered ? 'done' : undefined} />
        ))}
      </span>
      <span>{text}</span>
    </p>
  );
}
