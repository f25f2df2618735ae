import { atom } from 'nanostores';
import * as v from 'valibot';
import { api } from '../api/client.ts';
import type { Result } from '../api/result.ts';
import { anybody } from '../domain/accounts/access.ts';
import { QuestionBank, type Question } from '../domain/level-finder/bank.ts';
import { positionOf, type Position } from '../domain/level-finder/finder.ts';
import { resultFragment } from '../domain/level-finder/result-address.ts';
import { sessionAtom } from './storage.ts';

/** The place of a choice, from 0; `null` is “I don’t know”. */
export type Answer = number | null;

const Run = v.object({ seed: v.number(), answers: v.array(v.nullable(v.number())) });
type Run = v.InferOutput<typeof Run>;

/** The run of this tab, under `levelFinder`: a reload loses nothing, and nobody else reads it. */
export const $run = sessionAtom<Run | null>('levelFinder', (stored) => (v.is(Run, stored) ? stored : null));

/** Where the visitor is. The browser's history has it too, so that its back button goes a question back. */
export type Place = { at: 'start' } | { at: 'question'; index: number } | { at: 'result'; fragment: string };

/** What an entry of the history says of itself. */
const Entry = v.object({
  levelFinder: v.number(),
  /** The entry before it is the question before. */
  follows: v.optional(v.boolean()),
});

const entryNow = () => {
  const entry = v.safeParse(Entry, history.state);
  return entry.success ? entry.output : undefined;
};

function placeNow(): Place {
  const fragment = location.hash.slice(1);
  if (fragment.startsWith('right=')) return { at: 'result', fragment };
  const entry = entryNow();
  const answered = $run.get()?.answers.length ?? -1;
  return entry && entry.levelFinder <= answered ? { at: 'question', index: entry.levelFinder } : { at: 'start' };
}

export const $place = atom<Place>({ at: 'start' });

/** Keeps the place in step with the address and the history, until the returned function is called. */
export function watchPlace(): () => void {
  const moved = () => {
    // A jump within the page is no step.
    if (entryNow() || location.hash === '' || location.hash.startsWith('#right=')) $place.set(placeNow());
  };
  $place.set(placeNow());
  addEventListener('popstate', moved);
  return () => removeEventListener('popstate', moved);
}

const page = () => location.pathname + location.search;

function showQuestion(index: number, follows: boolean): void {
  history.pushState({ levelFinder: index, follows }, '', page());
  $place.set({ at: 'question', index });
}

function showResult(position: Position<Question>): void {
  const fragment = resultFragment(position.marks);
  history.pushState(null, '', `${page()}#${fragment}`);
  $place.set({ at: 'result', fragment });
}

/** Where the run stands after its first answers, by default all of them. */
export function positionAfter({ questions }: QuestionBank, { seed, answers }: Run, count = answers.length) {
  return positionOf(questions, seed, (card, index) => (index < count ? answers[index] === card.right : undefined));
}

/** A new run, with questions of its own. */
export function begin(): void {
  $run.set({ seed: Math.floor(Math.random() * 2 ** 32), answers: [] });
  showQuestion(0, false);
}

/** Goes on where the run of this tab was left. */
export function resume(): void {
  showQuestion($run.get()?.answers.length ?? 0, false);
}

/** Where there is nothing to ask at a place: the result of a run that is over, or a run that begins anew. */
export function settle(bank: QuestionBank): void {
  const run = $run.get();
  const position = run && positionAfter(bank, run);
  if (position && 'outcome' in position) showResult(position);
  else begin();
}

/** Answers the question at `index`. Answered otherwise than before, what came after it is asked anew. */
export function answer(bank: QuestionBank, index: number, choice: Answer): void {
  const run = $run.get();
  if (!run) return;
  const kept = run.answers[index] === choice ? run.answers : [...run.answers.slice(0, index), choice];
  $run.set({ ...run, answers: kept });
  const position = positionAfter(bank, { ...run, answers: kept }, index + 1);
  if ('outcome' in position) showResult(position);
  else showQuestion(index + 1, true);
}

/** To the question before, or from the first to the start. */
export function back(index: number): void {
  if (index === 0 || entryNow()?.follows === true) return history.back();
  history.replaceState({ levelFinder: index - 1 }, '', page());
  $place.set({ at: 'question', index: index - 1 });
}

export type LoadedBank = { state: 'none' } | { state: 'loading' } | { state: 'done'; result: Result<QuestionBank> };

export const $bank = atom<LoadedBank>({ state: 'none' });

/** Fetches the questions unless they are there or on their way; after a failure, tries again. */
export async function loadBank(href: string): Promise<void> {
  const loaded = $bank.get();
  if (loaded.state === 'loading' || (loaded.state === 'done' && loaded.result.ok)) return;
  $bank.set({ state: 'loading' });
  const path = href as `/${string}`;
  const file = { method: 'GET', path, access: anybody, answer: QuestionBank, prebuilt: true } as const;
  $bank.set({ state: 'done', result: await api(file)() });
}
