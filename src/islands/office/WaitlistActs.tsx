import { useState } from 'react';
import { api } from '../../api/client.ts';
import { reasonForm } from '../../domain/changes/reason-form.ts';
import { addParty, offerToParty, removeParty, type WaitingParty } from '../../domain/waitlist/office-calls.ts';
import { partyForm } from '../../domain/waitlist/office-form.ts';
import { fill } from '../../i18n/format.ts';
import { ActForm } from './ActForm.tsx';
import { useOffice } from './context.ts';
import { Folded } from './Folded.tsx';
import type { FileTools } from './OpenedFile.tsx';
import { reasonWords } from './texts.ts';
import { waitlistsTexts } from './waitlists-texts.ts';

interface Props {
  classId: string;
  tools: FileTools;
}

type PartyProps = Props & { party: WaitingParty };

/** What the office does with a party of a waitlist. */
export const PartyActs = (props: PartyProps) => (
  <>
    {props.party.position !== null && <OfferTo {...props} />}
    <Remove {...props} />
  </>
);

function OfferTo({ party, classId, tools }: PartyProps) {
  const { locale } = useOffice();
  const { offerTo: t, offered } = waitlistsTexts[locale].file;
  const [isClosed, setClosed] = useState(false);
  return (
    <Folded title={t.title}>
      <ActForm
        id={`offer ${party.id}`}
        form={reasonForm}
        words={reasonWords(locale)}
        submit={fill(t.submit, { who: party.email })}
        send={async ({ reason }, key) => {
          const result = await api(offerToParty)(classId, { party: party.id, reason }, key);
          setClosed(!result.ok && result.code === 'closed');
          return result;
        }}
        onDone={() => tools.finish(offered)}
        explain={isClosed ? t.closed : null}
        before={<p className="max-w-text">{t.intro}</p>}
      />
    </Folded>
  );
}

function Remove({ party, classId, tools }: PartyProps) {
  const { locale } = useOffice();
  const { remove } = waitlistsTexts[locale].file;
  const who = { who: party.email };
  return (
    <Folded title={remove.title}>
      <ActForm
        id={`remove ${party.id}`}
        form={reasonForm}
        words={reasonWords(locale)}
        submit={fill(remove.submit, who)}
        send={async ({ reason }, key) => {
          const result = await api(removeParty)(classId, { party: party.id, reason }, key);
          if (!result.ok && result.code === 'closed') tools.reload();
          return result;
        }}
        onDone={() => tools.finish(fill(remove.done, who))}
        before={<p>{remove.intro}</p>}
      />
    </Folded>
  );
}

/** Puts whoever has called on the list. */
export function AddParty({ classId, tools }: Props) {
  const { locale } = useOffice();
  const { add: t } = waitlistsTexts[locale].file;
  const [why, setWhy] = useState<string | null>(null);
  const [email, setEmail] = useState('');
  return (
    <Folded title={t.title}>
      <ActForm
        id={`add party ${classId}`}
        form={partyForm(locale)}
        words={t}
        submit={t.submit}
        send={async (body, key) => {
          setEmail(body.email);
          const result = await api(addParty)(classId, body, key);
          const code = result.ok ? '' : result.code;
          setWhy(code === 'closed' ? t.closed : code === 'seats_free' ? t.free : null);
          return result;
        }}
        onDone={() => tools.finish(fill(t.done, { who: email }))}
        explain={why}
        before={<p className="max-w-text">{t.intro}</p>}
      />
    </Folded>
  );
}
