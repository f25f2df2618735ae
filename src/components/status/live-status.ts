/* eslint-disable @typescript-eslint/no-non-null-assertion -- it comes with the markup that it reads */
import { noticedIn, siteParts, type Health, type SitePart } from '~/domain/site/health.ts';

const EVERY_MS = 60_000;
/** The worker gives the database two seconds. */
const PATIENCE_MS = 8_000;

type Level = Health['status'] | 'unknown';

const page = document.querySelector<HTMLElement>('[data-status]')!;
const now = page.querySelector<HTMLElement>('[data-now]')!;
const { lang } = document.documentElement;

/** As `formatTime` has it, with the day where it is another: `1:26 a.m.`, `1 h 26`, `20 novembre 2026 à 9 h`. */
const timeOf = (instant: Date): string => {
  const today = instant.toDateString() === new Date().toDateString();
  const day = { day: 'numeric', month: 'long', year: 'numeric' } as const;
  return instant
    .toLocaleString(lang, { ...(!today && day), hour: 'numeric', minute: '2-digit' })
    .replace(/\s00$/, '')
    .replaceAll(/(?<=\d)\s(?=h|[ap]\.)|(?<=h)\s(?=\d)/g, '\u00a0');
};

/** Shows of all texts within an element the one that is true. */
function say(within: Element, level: Level): void {
  for (const text of within.querySelectorAll<HTMLElement>('[data-is]')) text.hidden = text.dataset.is !== level;
}

/** A healthy answer says so, and so does a 503: anything else comes from somebody in between. */
async function ask(): Promise<Health> {
  const answer = await fetch('/healthz', { signal: AbortSignal.timeout(PATIENCE_MS), cache: 'no-store' });
  const health = (await answer.json()) as Health;
  if (!['green', 'amber', 'red'].includes(health.status) || !Array.isArray(health.troubles))
    throw new Error('no health');
  return health;
}

function showPart(part: SitePart, health: Health | undefined): Level {
  const mine = health?.troubles.filter(({ name }) => noticedIn[name] === part) ?? [];
  const worst = mine.find(({ level }) => level === 'red') ?? mine[0];
  const level = health ? (worst?.level ?? 'green') : 'unknown';
  const row = page.querySelector(`[data-part="${part}"]`)!;
  say(row, level);
  row.querySelector('[data-since-when]')!.textContent = worst
    ? page.dataset.since!.replace('{time}', timeOf(new Date(worst.since)))
    : '';
  return level;
}

async function look(): Promise<void> {
  const health = await ask().catch(() => undefined);
  const levels = siteParts.map((part) => showPart(part, health));
  // What is for us alone worries nobody here.
  const level = (['unknown', 'red', 'amber'] as const).find((one) => levels.includes(one)) ?? 'green';
  now.dataset.now = level;
  say(now, level);
  page.querySelector('[data-looked]')!.textContent = page.dataset.lookedAt!.replace('{time}', timeOf(new Date()));
}

void look();
setInterval(() => !document.hidden && void look(), EVERY_MS);
addEventListener('online', () => void look());
document.addEventListener('visibilitychange', () => !document.hidden && void look());
