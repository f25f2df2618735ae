import { useState } from 'react';
import { BookHeld } from './BookHeld.tsx';
import { ChooseClasses } from './ChooseClasses.tsx';
import { useOffice } from './context.ts';
import { HeldForClients } from './HeldForClients.tsx';
import type { NewBookingPlace } from './new-booking-place.ts';
import { telephoneTexts } from './telephone-texts.ts';

const asked = (name: string) => new URLSearchParams(location.search).get(name) ?? '';

/** A booking for whoever calls: first the seats are held, then it is said who books. The hold stands in the address. */
export function NewBooking(place: NewBookingPlace) {
  const { locale } = useOffice();
  const [hold, setHold] = useState(() => asked('hold'));
  const [first] = useState(() => asked('class'));
  const [said, setSaid] = useState('');
  const [blocks, setBlocks] = useState(0);
  const t = telephoneTexts[locale];
  const { listHref } = place;

  function show(id: string) {
    history.replaceState(history.state, '', id === '' ? `${listHref}/new` : `${listHref}/new?hold=${id}`);
    setSaid('');
    setHold(id);
    scrollTo(0, 0);
  }
  function tell(text: string) {
    setSaid(text);
    setBlocks(blocks + 1);
  }
  return (
    <>
      <p className="mb-2">
        <a className="link" href={listHref}>
          {t.back}
        </a>
      </p>
      <h2 className="text-xl">{t.title}</h2>
      <p role="status" className={said ? 'office-said' : 'sr-only'}>
        {said}
      </p>
      {hold === '' ? (
        <>
          <ChooseClasses first={first} onHeld={show} onBlock={() => tell(t.block.done)} />
          <section className="mt-4" aria-labelledby="blocks-title">
            <h3 id="blocks-title" className="text-lg">
              {t.blocks.title}
            </h3>
            <HeldForClients
              key={blocks}
              classId=""
              timeZone={place.timeZone}
              newHref={`${listHref}/new`}
              onDone={tell}
            />
          </section>
        </>
      ) : (
        <BookHeld key={hold} id={hold} place={place} onLeave={() => show('')} />
      )}
    </>
  );
}
