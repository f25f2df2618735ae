import { api } from '../../api/client.ts';
import { decideEntry } from '../../domain/inbox/calls.ts';
import { placesForm, turnForm } from '../../domain/inbox/forms.ts';
import type { InboxEntry } from '../../domain/inbox/inbox.ts';
import { fill, plural } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locales.ts';
import { ActForm } from './ActForm.tsx';
import type { EnquiryTexts } from './enquiries-texts.ts';
import { Part } from './Part.tsx';

interface Props {
  entry: InboxEntry;
  locale: Locale;
  t: EnquiryTexts;
  onDone: () => void;
}

/**
 * The places that a registration waits for, and what is decided about them; a refusal can be turned while the event is to come. Nothing beside
 * any other message.
 */
export function EntryPlaces({ entry: { id, revision, places: asked }, locale, t: { places: t }, onDone }: Props) {
  if (!asked) return null;
  const { places, capacity, left, decision, reason } = asked;
  const strong = 'font-semibold break-words';
  const waits = decision === null;
  const refusedBefore = waits && reason !== null;
  const decidable = waits || (decision === 'refused' && capacity !== null);
  return (
    <Part title={t.title}>
      <p>{plural(places, locale, t.asked)}</p>
      {refusedBefore && <p className="break-words">{fill(t.anew, { reason })}</p>}
      {!waits && <p className={strong}>{fill(t.decided[decision], { reason: reason ?? '' })}</p>}
      {decidable && (
        <>
          <p className={strong}>{capacity === null ? t.over : fill(t.left, { left: left ?? 0, capacity })}</p>
          <ActForm
            key={revision}
            id={`places ${id}`}
            form={waits ? placesForm(revision) : turnForm(revision)}
            words={waits ? t : { ...t, hints: {} }}
            submit={waits ? t.submit : t.turn}
            send={(body, key) => api(decideEntry)(id, body, key)}
            onDone={onDone}
          />
        </>
      )}
    </Part>
  );
}
