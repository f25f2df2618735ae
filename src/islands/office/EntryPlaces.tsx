import { api } from '../../api/client.ts';
import { decideEntry } from '../../domain/inbox/calls.ts';
import { placesForm } from '../../domain/inbox/forms.ts';
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

/** The places that a registration waits for, and what is decided about them; nothing beside any other message. */
export function EntryPlaces({ entry: { id, revision, places: asked }, locale, t: { places: t }, onDone }: Props) {
  if (!asked) return null;
  const { places, capacity, left, decision, reason } = asked;
  return (
    <Part title={t.title}>
      <p>{plural(places, locale, t.asked)}</p>
      {decision === null ? (
        <>
          <p className="font-semibold">{capacity === null ? t.over : fill(t.left, { left: left ?? 0, capacity })}</p>
          <ActForm
            key={revision}
            id={`places ${id}`}
            form={placesForm(revision)}
            words={t}
            submit={t.submit}
            send={(body, key) => api(decideEntry)(id, body, key)}
            onDone={onDone}
          />
        </>
      ) : (
        <p className="font-semibold break-words">{fill(t.decided[decision], { reason: reason ?? '' })}</p>
      )}
    </Part>
  );
}
