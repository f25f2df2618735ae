import { useState } from 'react';
import { api } from '../../api/client.ts';
import { testCards } from '../../domain/training/calls.ts';
import type { TestCard } from '../../domain/training/contract.ts';
import { fill, plural } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locales.ts';
import { NothingYet } from './NothingYet.tsx';
import type { PrivateLinks } from './PrivateMenu.tsx';
import { Screen } from './Screen.tsx';
import { privateTexts } from './texts.ts';

const load = api(testCards);

const levels = ['all', 1, 2, 3] as const;

const LETTERS = 'ABCD';

/** `Answer: B, =SUM(A1:A9)` */
function rightChoice({ choices }: TestCard, locale: Locale, text: string): string {
  const index = choices.findIndex(({ right }) => right);
  return fill(text, { letter: LETTERS[index] ?? '', choice: choices[index]?.[locale] ?? '' });
}

/** Questions on Excel, each with its answer on the back. */
export default function TestCards({ links }: { links: PrivateLinks }) {
  return (
    <Screen links={links} load={load}>
      {({ cards }, { locale }) => <Cards cards={cards} locale={locale} training={links.training} />}
    </Screen>
  );
}

function shuffled(cards: TestCard[]): TestCard[] {
  const left = [...cards];
  return cards.flatMap(() => left.splice(Math.floor(Math.random() * left.length), 1));
}

function Cards({ cards, locale, training }: { cards: TestCard[]; locale: Locale; training: string }) {
  const { testCards: t, privateArea } = privateTexts[locale];
  const [level, setLevel] = useState<(typeof levels)[number]>('all');
  const [order, setOrder] = useState(cards);
  const [turned, setTurned] = useState<ReadonlySet<string>>(new Set());
  const shown = order.filter((card) => level === 'all' || card.level === level);
  const allTurned = shown.every(({ id }) => turned.has(id));
  if (cards.length === 0) return <NothingYet text={t.none} href={training} label={privateArea.links.training} />;

  function turn(id: string, open: boolean) {
    const next = new Set(turned);
    if (open) next.add(id);
    else next.delete(id);
    setTurned(next);
  }
  function printAll() {
    setTurned(new Set(shown.map(({ id }) => id)));
    // After the answers are there.
    requestAnimationFrame(() => setTimeout(() => print()));
  }

  return (
    <>
      <p className="max-w-text print:hidden">{t.intro}</p>
      <fieldset className="mt-2 print:hidden">
        <legend className="font-semibold text-sm">{t.level}</legend>
        <div className="flex flex-wrap gap-x-3">
          {levels.map((value) => (
            <label key={value} className="flex min-h-[44px] cursor-pointer items-center gap-1">
              <input
                type="radio"
                name="level"
                checked={level === value}
                className="size-[20px]"
                onChange={() => setLevel(value)}
              />
              {t.levels[value]}
            </label>
          ))}
        </div>
      </fieldset>
      <div className="mt-1 flex flex-wrap items-center gap-1 print:hidden">
        <p role="status" className="me-auto">
          {plural(shown.length, locale, t.count)}
        </p>
        <button type="button" className="button" onClick={() => setOrder(shuffled(cards))}>
          {t.shuffle}
        </button>
        <button
          type="button"
          className="button"
          onClick={() => setTurned(new Set(allTurned ? [] : shown.map(({ id }) => id)))}
        >
          {allTurned ? t.closeAll : t.openAll}
        </button>
        <button type="button" className="button" onClick={printAll}>
          {t.print}
        </button>
      </div>
      <ul className="mt-2 grid gap-2 md:grid-cols-2 print:grid-cols-2">
        {shown.map((card) => (
          <li key={card.id}>
            <details
              open={turned.has(card.id)}
              className="border h-full rounded-md border-blue-200 bg-white"
              onToggle={(event) => turn(card.id, event.currentTarget.open)}
            >
              <summary className="cursor-pointer rounded-md p-2 hover:bg-blue-50">
                <span className="text-sm text-gray-600">
                  {t.levels[card.level]}, {card.topic[locale]}
                </span>
                <span className="font-semibold block">{card.question[locale]}</span>
                {card.choices.map((choice, index) => (
                  <span key={choice[locale]} className="mt-0.5 flex gap-1">
                    <span className="font-semibold">{LETTERS[index]}</span>
                    {choice[locale]}
                  </span>
                ))}
              </summary>
              <div className="border-t border-blue-200 bg-blue-50 p-2">
                <p className="font-semibold">{rightChoice(card, locale, t.right)}</p>
                <p>{card.answer[locale]}</p>
              </div>
            </details>
          </li>
        ))}
      </ul>
    </>
  );
}
