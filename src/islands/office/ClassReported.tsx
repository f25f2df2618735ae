import type { OfficeClass } from '../../domain/classes/office-classes.ts';
import { fill } from '../../i18n/format.ts';
import { classTexts } from './classes-texts.ts';
import { useOffice } from './context.ts';

/** Who was there as the trainer reports, which goes over what was ticked. */
export function ClassReported({ people }: Pick<OfficeClass, 'people'>) {
  const { locale } = useOffice();
  const { reported, states } = classTexts[locale].attendance;
  const said = people.filter((one) => one.reported !== null);
  if (said.length === 0) return null;
  const of = (state: 'present' | 'partly' | 'absent') => said.filter((one) => one.reported === state);
  const others = (['partly', 'absent'] as const).flatMap((state) => {
    const names = of(state).map(({ name }) => name);
    return names.length === 0 ? [] : [fill(reported.others, { state: states[state], names: names.join(', ') })];
  });
  return (
    <div className="mb-1 print:hidden">
      <p>{fill(reported.present, { present: of('present').length, people: said.length })}</p>
      {others.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  );
}
