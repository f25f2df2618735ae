import { classTexts, standingOf, type ClassFacts } from './classes-texts.ts';
import { useOffice } from './context.ts';

/** How a class stands, as labels beside each other. */
export function Standing({ of }: { of: ClassFacts }) {
  const { locale } = useOffice();
  return (
    <ul className="office-tags">
      {standingOf(of, classTexts[locale]).map(({ text, tone }) => (
        <li key={text} data-tone={tone}>
          {text}
        </li>
      ))}
    </ul>
  );
}
