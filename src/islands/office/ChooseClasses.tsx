import { useEffect, useState } from 'react';
import { api } from '../../api/client.ts';
import type { Failure } from '../../api/result.ts';
import type { Language } from '../../domain/catalogue/classes.ts';
import { officeClass } from '../../domain/classes/office-calls.ts';
import { holdByOffice } from '../../domain/telephone/calls.ts';
import type { Block } from '../../domain/telephone/contract.ts';
import { blockForm } from '../../domain/telephone/forms.ts';
import { DOT } from '../../i18n/dot.ts';
import { fill, formatMoney, plural } from '../../i18n/format.ts';
import { accountForms } from '../../stores/account-forms.ts';
import { callOffice } from '../../stores/office-gate.ts';
import { privateTexts } from '../private/texts.ts';
import { WaitingButton } from '../Waits.tsx';
import { ActForm } from './ActForm.tsx';
import { dayOfClass, freeOf, mostOf, refusalText, refusedIn, type ChosenLine, type Wanted } from './chosen.ts';
import { classTexts, whereText } from './classes-texts.ts';
import { useOffice } from './context.ts';
import { SearchClasses } from './SearchClasses.tsx';
import { telephoneTexts } from './telephone-texts.ts';
import { officeError } from './texts.ts';
import { waitlistsTexts } from './waitlists-texts.ts';

interface Props {
  /** A class that is chosen from the beginning; empty for none. */
  first: string;
  /** Seats are held for the length of the call; for a client. */
  onHeld: (id: string) => void;
  onBlock: () => void;
}

/** Which classes, how many seats, in which language; then they are held. */
export function ChooseClasses({ first, onHeld, onBlock }: Props) {
  const { locale } = useOffice();
  const [lines, setLines] = useState<readonly ChosenLine[]>([]);
  const [language, setLanguage] = useState<Language>(locale);
  const [failure, setFailure] = useState<Failure<unknown>>();
  /** How often seats were held for a client: the free ones are read anew, by the filters of the address. */
  const [blocks, setBlocks] = useState(0);
  const t = telephoneTexts[locale];

  function choose(of: Wanted) {
    setLines((now) => (now.some((line) => line.of.id === of.id) ? now : [...now, { of, quantity: 1 }]));
  }
  useEffect(() => {
    if (first === '') return;
    void callOffice(() => api(officeClass)(first)).then((result) => {
      if (result.ok) choose(result.value);
    });
  }, [first]);

  const hold = async (block: Block | null, key: string) => {
    const body = {
      ...{ language, block },
      lines: lines.map(({ of, quantity }) => ({ eventId: of.id, quantity, priceCents: of.priceCents })),
    };
    const result = await api(holdByOffice)(body, key);
    setFailure(result.ok ? undefined : result);
    return result;
  };
  const sum = lines.reduce((all, { of, quantity }) => all + of.priceCents * quantity, 0);
  return (
    <>
      <section aria-labelledby="chosen-title">
        <h3 id="chosen-title" className="mt-2 text-lg">
          {t.steps.classes}
        </h3>
        {lines.length === 0 && <p className="my-1">{t.chosen.none}</p>}
        <ChosenLines lines={lines} onChange={setLines} />
        {lines.length > 0 && (
          <div className="mt-2 space-y-2">
            <p className="text-gray-600">{t.chosen.most}</p>
            <p className="font-semibold tabular-nums">{fill(t.chosen.sum, { amount: formatMoney(sum, locale) })}</p>
            <LanguageChoice language={language} onChange={setLanguage} />
            {failure && <Refused failure={failure} lines={lines} />}
            <WaitingButton
              label={t.hold.submit}
              waiting={privateTexts[locale].privateArea.loading}
              className="button button-action"
              act={async () => {
                const body = { lines: lines.map(({ of, quantity }) => [of.id, quantity, of.priceCents]), language };
                const result = await callOffice(() => accountForms.sendOnce('hold', body, (key) => hold(null, key)));
                if (result.ok) onHeld(result.value.id);
              }}
            />
            <details>
              <summary className="unfolds">{t.block.title}</summary>
              <ActForm
                id="block"
                form={blockForm}
                words={t.block}
                submit={t.block.submit}
                before={<p className="max-w-text">{t.block.intro}</p>}
                send={async (block, key) => {
                  const result = await hold(block, key);
                  const until = !result.ok && result.fields?.['block.until'];
                  return until ? { ...result, fields: { until } } : result;
                }}
                onDone={() => {
                  setLines([]);
                  setBlocks(blocks + 1);
                  onBlock();
                }}
              />
            </details>
          </div>
        )}
      </section>
      <div className="mt-4">
        {lines.length > 0 && (
          <p role="status" className="office-said sticky bottom-0">
            <a className="link" href="#chosen-title">
              {fill(plural(lines.length, locale, t.chosen.count), { count: lines.length })}
            </a>
          </p>
        )}
        <SearchClasses
          key={blocks}
          chosen={new Set(lines.map(({ of }) => of.id))}
          onChoose={choose}
          onRemove={(id) => setLines((now) => now.filter((line) => line.of.id !== id))}
        />
      </div>
    </>
  );
}

function LanguageChoice({ language, onChange }: { language: Language; onChange: (language: Language) => void }) {
  const { locale } = useOffice();
  const t = telephoneTexts[locale].chosen;
  return (
    <label className="block max-w-[16rem]">
      <span>{t.language}</span>
      <select className="field" value={language} onChange={({ target }) => onChange(target.value as Language)}>
        {(['en', 'fr'] as const).map((one) => (
          <option key={one} value={one}>
            {t.languages[one]}
          </option>
        ))}
      </select>
    </label>
  );
}

interface LinesProps {
  lines: readonly ChosenLine[];
  onChange: (lines: readonly ChosenLine[]) => void;
}

function ChosenLines({ lines, onChange }: LinesProps) {
  const { locale } = useOffice();
  const { chosen: t, search } = telephoneTexts[locale];
  return (
    <ul className="divide-y max-w-[680px] divide-blue-200">
      {lines.map(({ of, quantity }) => {
        const title = of.title[locale];
        return (
          <li key={of.id} className="flex flex-wrap items-end justify-between gap-x-2 gap-y-1 py-1">
            <p className="min-w-[14rem] flex-1">
              <b>{title}</b>
              <span className="block">
                {[dayOfClass(of, locale), whereText(of, locale, classTexts[locale])].filter(Boolean).join(', ')}
              </span>
              <span className="block text-gray-600">
                {`${formatMoney(of.priceCents, locale)}${DOT}${fill(search.free.other, { count: freeOf(of) })}`}
              </span>
            </p>
            <label>
              <span className="sr-only">{fill(t.seats, { title })}</span>
              <select
                className="field"
                value={quantity}
                onChange={({ target }) =>
                  onChange(lines.map((line) => (line.of.id === of.id ? { of, quantity: Number(target.value) } : line)))
                }
              >
                {Array.from({ length: mostOf(of) }, (_, index) => (
                  <option key={index} value={index + 1}>
                    {index + 1}
                  </option>
                ))}
              </select>
            </label>
            <button
              type="button"
              className="button"
              aria-label={fill(t.removeNamed, { title })}
              onClick={() => onChange(lines.filter((line) => line.of.id !== of.id))}
            >
              {t.remove}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** Why nothing is held: class by class where that is known. */
function Refused({ failure, lines }: { failure: Failure<unknown>; lines: readonly ChosenLine[] }) {
  const { locale, links } = useOffice();
  const t = telephoneTexts[locale];
  const refused = refusedIn(failure);
  if (failure.code === 'validation') return null;
  return (
    <div role="alert" className="form-problems">
      <p>
        {t.hold.failed} {refused.length === 0 && officeError(locale, failure.code)}
      </p>
      <ul>
        {refused.map((line) => {
          const title = lines.find(({ of }) => of.id === line.eventId)?.of.title[locale] ?? '';
          return (
            <li key={line.eventId}>
              {refusalText(line, title, t, locale)}
              {line.reason === 'full' && (
                <>
                  {' '}
                  <a className="link" href={`${links.places.waitlists}/${encodeURIComponent(line.eventId)}`}>
                    {waitlistsTexts[locale].ofClass}
                  </a>
                </>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
