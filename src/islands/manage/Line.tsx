import { useEffect, useRef, useState } from 'react';
import type { ManagedLine } from '../../domain/changes/contract.ts';
import { fill, formatPlainDate, plural } from '../../i18n/format.ts';
import { Stub } from '../cart/MiniTicket.tsx';
import { cancelTexts } from './cancel-texts.ts';
import { CancelPanel } from './CancelPanel.tsx';
import { useManage } from './context.ts';
import { MovePanel } from './MovePanel.tsx';
import { NamesPanel } from './NamesPanel.tsx';
import { NeedsPanel } from './NeedsPanel.tsx';
import { costLines, floorLines, placeOf, seatName, sessionLines, titleOf } from './words.ts';

const panels = { people: NamesPanel, needs: NeedsPanel, move: MovePanel, cancel: CancelPanel } as const;
type PanelName = keyof typeof panels;

/** One class of the booking: when and where, who sits in it, and what can be done. */
export function Line({ line }: { line: ManagedLine }) {
  const manage = useManage();
  const { booking, locale, texts } = manage;
  const panelTexts = { ...texts, cancel: cancelTexts[locale] };
  const [open, setOpen] = useState<PanelName>();
  const { event } = line;
  const people = booking.participants.filter(({ eventId }) => eventId === line.eventId);
  const title = titleOf(event, locale);
  const waits = booking.proofDueAt !== null;
  const can: Record<PanelName, boolean> = {
    people: line.canName || line.canReplace,
    needs: line.canReplace,
    move: line.canGiveBack,
    cancel: line.canGiveBack,
  };
  const offered = (['people', 'needs', 'move', 'cancel'] as const).filter((name) => can[name] && !waits);
  const Panel = open && panels[open];
  const panel = useRef<HTMLDivElement>(null);
  // It opens below what was pressed, perhaps out of sight.
  useEffect(() => {
    if (!open) return;
    panel.current?.focus({ preventScroll: true });
    panel.current?.scrollIntoView({ block: 'nearest' });
  }, [open]);
  const ways = line.directions?.[locale] ?? [];
  const id = `panel-${line.eventId}`;

  return (
    <li className="mini">
      <Stub locale={locale} start={event.sessions[0]?.start ?? ''} timeZone={event.timeZone} />
      <div className="mini-what">
        <h3>{title}</h3>
        <p>
          {plural(line.quantity, locale, texts.seats)}
          <br />
          {placeOf(event, manage)}, {texts.inLanguage[event.language]}
        </p>
        <ul className="mt-0.5 text-sm">
          {sessionLines(event, manage).map((session) => (
            <li key={session} className={line.waived === 'cancelled' ? 'line-through' : undefined}>
              {session}
            </li>
          ))}
        </ul>
      </div>
      <div className="mini-acts print:hidden">
        {offered.map((name) => (
          <button
            key={name}
            type="button"
            className="button"
            aria-expanded={open === name}
            aria-controls={open === name ? id : undefined}
            onClick={() => setOpen(open === name ? undefined : name)}
          >
            {panelTexts[name].open}
            <span className="sr-only">, {title}</span>
          </button>
        ))}
      </div>
      <div className="mini-more">
        {line.waived && (
          <p className="border-s-4 mt-0.5 max-w-text border-amber-700 bg-amber-50 px-2 py-1">
            <strong className="block">{texts.state[line.waived]}</strong>
            {line.waived === 'changed' && !line.canGiveBack
              ? texts.daysChanged
              : (line.isPrivate ? texts.privately : texts.waived)[line.waived]}
          </p>
        )}
        {line.isPrivate && !line.waived && <p className="text-sm">{texts.privately.what}</p>}
        <h4 className="font-semibold mt-1 text-sm">{texts.people.title}</h4>
        {booking.asksWhose ? (
          <p className="text-sm text-gray-600">{texts.people.onceConfirmed}</p>
        ) : (
          <ul className="text-sm">
            {people.map((person, index) => (
              <li key={person.id}>
                {seatName(person, index, texts)}
                {person.email !== '' && person.firstName + person.lastName !== '' && `, ${person.email}`}
              </li>
            ))}
          </ul>
        )}
        {!booking.asksWhose && people.some(({ email }) => email === '') && line.canReplace && (
          <p className="text-sm text-gray-600">
            {line.canName
              ? fill(texts.people.until, { date: formatPlainDate(line.namesUntil, locale) })
              : texts.people.late}
          </p>
        )}
        {people.some(({ officeTells }) => officeTells) && (
          <p className="text-sm text-gray-600">{texts.people.byOffice}</p>
        )}
        {line.canReplace && ways.length > 0 && (
          <details className="mt-1 text-sm">
            <summary className="font-semibold py-0.5">{texts.directions}</summary>
            <ul className="max-w-text list-disc ps-3">
              {ways.map((way) => (
                <li key={way}>{way}</li>
              ))}
            </ul>
          </details>
        )}
        {line.canGiveBack && !line.waived && !waits && (
          <>
            <h4 className="font-semibold mt-1 text-sm">{texts.cost.title}</h4>
            <ul className="text-sm">
              {[...costLines(line, manage), ...floorLines(line, people, manage)].map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </>
        )}
        {!waits && offered.length === 0 && line.waived !== 'cancelled' && <p className="mt-1">{texts.begun}</p>}
        {Panel && (
          <div ref={panel} id={id} tabIndex={-1} role="group" aria-label={`${panelTexts[open].open}, ${title}`}>
            <Panel
              key={booking.revision}
              line={line}
              people={people}
              // What is done closes itself, and not what was opened meanwhile.
              close={() => setOpen((now) => (now === open ? undefined : now))}
            />
          </div>
        )}
      </div>
    </li>
  );
}
