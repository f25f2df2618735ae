import { createHash } from 'node:crypto';

/**
 * Before the first paint of the home page: what closed since the build goes, unless nothing that can be booked is left on a page so
 * old.
 */
export const earlyEnd = `{
  const bars = [...document.querySelectorAll('[data-until]')];
  const over = bars.filter((bar) => bar.dataset.until <= Date.now() / 36e5);
  if (over.length < bars.length) for (const bar of over) bar.remove();
}`;

/**
 * Before the first paint of the timetable: what closed since the build goes to the folded ones of its day, and days that are over by the
 * reader's clock are not shown. `schedule.ts` hides them of the weeks that it draws. The weeks to choose from begin with one that is not over,
 * and the one that is chosen before the script is there is kept for it (`weeks.ts`).
 */
export const earlyFold = `for (const bar of document.querySelectorAll('li>ul>[data-until]'))
  if (bar.dataset.until <= Date.now() / 36e5) {
    const fold = bar.parentNode.nextElementSibling, list = fold.lastElementChild;
    list.append(bar);
    fold.querySelector('b').textContent = list.childElementCount;
  }
const today = new Date().toLocaleDateString('sv');
for (const time of document.querySelectorAll('#schedule h3>time')) {
  const day = time.closest('li');
  day.hidden = time.dateTime < today && !day.querySelector(':scope>ul>*');
}
const nav = document.querySelector('#schedule-weeks'), weeks = nav?.querySelector('select');
while (weeks?.length > 1 && weeks[0].dataset.last < today) weeks.remove(0);
if (weeks) {
  weeks[0].value = '';
  nav.onclick = nav.onchange = ({ type, target }) => {
    const step = Number(target.closest('button')?.value ?? 0);
    if (!step && type === 'click') return;
    weeks.selectedIndex = Math.min(weeks.selectedIndex + step, weeks.length - 1);
    nav.dataset.changed = '';
  };
}`;

/** For the policies of their pages, which are written before any part of them is drawn. */
const hashOf = (script: string) => `sha256-${createHash('sha256').update(script).digest('base64')}` as const;
export const earlyEndHash = hashOf(earlyEnd);
export const earlyFoldHash = hashOf(earlyFold);
