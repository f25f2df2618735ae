import { useState } from 'react';
import { api } from '../../api/client.ts';
import { officeEntry } from '../../domain/inbox/calls.ts';
import type { InboxEntry } from '../../domain/inbox/inbox.ts';
import { newQuoteForm } from '../../domain/quotes/forms.ts';
import { createQuote } from '../../domain/quotes/office-calls.ts';
import { ActForm } from './ActForm.tsx';
import { useOffice } from './context.ts';
import { OpenedFile } from './OpenedFile.tsx';
import { headWords, quoteTexts } from './quotes-texts.ts';

interface Props {
  timeZone: string;
  listHref: string;
}

const load = api(officeEntry);

/** A quote can be accepted for so many days, unless somebody says otherwise. */
const VALID_DAYS = 30;

const dayFromNow = (timeZone: string, days: number) =>
  new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(Date.now() + days * 86_400_000);

/** Begins a quote, from a message (`?enquiry=…`) or from nothing. */
export function NewQuote(props: Props) {
  const { locale } = useOffice();
  const [enquiry] = useState(() => new URLSearchParams(location.search).get('enquiry'));
  const t = quoteTexts[locale];
  if (enquiry === null || enquiry === '') return <Begin {...props} entry={null} />;
  return (
    <OpenedFile id={enquiry} ask={load} back={{ href: props.listHref, text: t.back }} missing={t.missing}>
      {(entry) => <Begin {...props} entry={entry} />}
    </OpenedFile>
  );
}

/** What a message says of who sent it. A name's last word is the last name. */
function initialOf(entry: InboxEntry | null): Record<string, string> {
  if (!entry) return {};
  const names = entry.name.trim().split(/\s+/);
  const lastName = names.length > 1 ? (names.pop() ?? '') : '';
  return {
    ...{ firstName: names.join(' '), lastName, organisation: entry.organisation, email: entry.email },
    ...{ phone: entry.typed.phone ?? '', language: entry.language },
  };
}

function Begin({ listHref, timeZone, entry }: Props & { entry: InboxEntry | null }) {
  const { locale } = useOffice();
  const { head } = quoteTexts[locale];
  const validUntil = dayFromNow(timeZone, VALID_DAYS);
  return (
    <section aria-labelledby="new-quote">
      <h2 id="new-quote" className="mb-1 text-lg">
        {head.newTitle}
      </h2>
      <ActForm
        isMain
        id={`quote ${entry?.id ?? ''}`}
        form={newQuoteForm({ language: locale, ...initialOf(entry), validUntil }, entry?.id ?? null)}
        words={headWords(locale)}
        submit={head.create}
        send={(body, key) => api(createQuote)(body, key)}
        onDone={({ id }) => location.assign(`${listHref}/${encodeURIComponent(id)}`)}
      />
    </section>
  );
}
