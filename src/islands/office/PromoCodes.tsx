import { useState } from 'react';
import { api } from '../../api/client.ts';
import { makePromoCode, officePromoCodes, promoStates } from '../../domain/promo-codes/office-calls.ts';
import type { OfficePromoCode, OfficePromoCodes } from '../../domain/promo-codes/office-calls.ts';
import { promoForm } from '../../domain/promo-codes/promo-form.ts';
import { ActForm } from './ActForm.tsx';
import { useOffice } from './context.ts';
import { Filters } from './Filters.tsx';
import { Folded } from './Folded.tsx';
import type { OfficeLinks } from './OfficeMenu.tsx';
import { OfficeScreen } from './OfficeScreen.tsx';
import { promoColumns, type Courses } from './promo-columns.tsx';
import { promoCodesTexts, promoWords } from './promo-codes-texts.ts';
import { Rows } from './Rows.tsx';
import { useList } from './use-list.ts';

interface Props {
  links: OfficeLinks;
  /** Of the office, by whose clock its days go. */
  timeZone: string;
}

/** Codes with their use; made and ended here. */
export default function PromoCodes({ links, timeZone }: Props) {
  return (
    <OfficeScreen links={links} place="promoCodes">
      <Codes timeZone={timeZone} />
    </OfficeScreen>
  );
}

function Codes({ timeZone }: Pick<Props, 'timeZone'>) {
  const { locale } = useOffice();
  const [filters, setFilters] = useState<Readonly<Record<string, string>>>({});
  const [courses, setCourses] = useState<OfficePromoCodes['courses']>([]);
  const [done, setDone] = useState({ text: '', times: 0 });
  const t = promoCodesTexts[locale];
  const { list, isStale, failure, more, reload } = useList<OfficePromoCode>(JSON.stringify(filters), async (next) => {
    const state = promoStates.find((one) => one === filters.state) ?? '';
    const result = await api(officePromoCodes)({ q: filters.q ?? '', state, next: next ?? '' });
    if (!result.ok) return result;
    setCourses(result.value.courses);
    return { ok: true, value: { rows: result.value.codes, next: result.value.next } };
  });
  const titles: Courses = new Map(courses.map(({ id, title }) => [id, title[locale]]));

  function finish(text: string) {
    setDone(({ times }) => ({ text, times: times + 1 }));
    reload();
  }
  return (
    <>
      <p role="status" className={done.text ? 'office-said' : 'sr-only'}>
        {done.text}
      </p>
      <div className="mb-3">
        <Folded key={done.times} title={t.make.title}>
          <ActForm
            id="promo code"
            form={promoForm([...titles.keys()])}
            words={promoWords(locale, titles)}
            submit={t.make.submit}
            send={(body, key) => api(makePromoCode)(body, key)}
            onDone={() => finish(t.make.done)}
            before={<p className="max-w-text">{t.make.intro}</p>}
          />
        </Folded>
      </div>
      <Filters
        fields={[
          { name: 'q', label: t.filters.q },
          {
            name: 'state',
            label: t.filters.state,
            options: promoStates.map((value) => ({ value, label: t.states[value] })),
          },
        ]}
        onChange={setFilters}
      />
      <Rows
        caption={t.caption}
        columns={promoColumns({ t, locale, timeZone, courses: titles, onDone: finish, reload })}
        {...{ list, isStale, failure, more }}
        keyOf={({ code }) => code}
        retry={reload}
        none={t.none}
      />
    </>
  );
}
