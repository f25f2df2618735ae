import { useState, type SubmitEvent } from 'react';
import { api } from '../../api/client.ts';
import { cancelSeats } from '../../domain/changes/calls.ts';
import { OFFICE_ZONE } from '../../domain/cart/cart.ts';
import { fill, formatDate, formatTime, formatTimeZone } from '../../i18n/format.ts';
import { useManage } from './context.ts';
import { PanelEnd } from './PanelEnd.tsx';
import { Resend } from './Story.tsx';
import { useChange } from './use-change.ts';

/** A booking whose buyer has not proved to be there: what to do for that and until when, and the way to end it. */
export function Unproved({ until }: { until: string }) {
  const { booking, locale, texts } = useManage();
  const t = texts.unproved;
  const [open, setOpen] = useState(false);
  const when = {
    date: formatDate(until, locale, OFFICE_ZONE, 'full'),
    time: formatTime(until, locale, OFFICE_ZONE),
    zone: formatTimeZone(until, locale, OFFICE_ZONE),
  };
  return (
    <section
      aria-labelledby="unproved-title"
      className="border-s-4 mt-2 max-w-text border-amber-700 bg-amber-50 px-2 py-1.5"
    >
      <h2 id="unproved-title" className="text-lg">
        {t.title}
      </h2>
      <p>{fill(t.intro, { email: booking.contact.email })}</p>
      <p className="mt-0.5">{fill(t.until, when)}</p>
      <Resend label={t.resend} />
      <button
        type="button"
        className="link min-h-[44px] print:hidden"
        aria-expanded={open}
        aria-controls={open ? 'cancel-unproved' : undefined}
        onClick={() => setOpen(!open)}
      >
        {t.cancel}
      </button>
      {open && <Cancel close={() => setOpen(false)} />}
    </section>
  );
}

/** Nothing of it was invoiced: it ends as a whole, free of charge. */
function Cancel({ close }: { close: () => void }) {
  const { booking, secret, texts } = useManage();
  const t = texts.unproved;
  const { sending, failed, send } = useChange(close);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    const seats = booking.participants.map(({ id }) => id);
    const body = { revision: booking.revision, seats, feeCents: 0, creditedCents: 0, back: 'refund' } as const;
    void send('cancel-seats', body, t.done, (key) => api(cancelSeats)(secret, body, key));
  }
  return (
    <form id="cancel-unproved" onSubmit={submit} className="mt-1 print:hidden">
      <p>{t.free}</p>
      <PanelEnd label={t.cancel} sending={sending} failed={failed} close={close} />
    </form>
  );
}
