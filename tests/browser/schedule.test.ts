import { localesInTurn } from '../../scripts/lib/sample.ts';
import { Timetable } from '../../src/domain/catalogue/timetable.ts';
import { plural } from '../../src/i18n/fill.ts';
import { href } from '../../src/i18n/routes.ts';
import { present } from '../../src/domain/present.ts';
import { strings } from '../../src/i18n/strings/index.ts';
import { violationsOf } from './axe.ts';
import { expect, test } from './quiet-page.ts';
import * as v from 'valibot';

for (const locale of localesInTurn('schedule')) {
  const { schedule: t, catalogue, home } = strings(locale);
  const address = href('schedule', locale);

  test(`${locale}: the timetable is filtered, the address keeps it, and the calendar follows`, async ({ page }) => {
    await page.goto(address);
    const bars = page.locator('#schedule .bar');
    await expect(bars.first()).toHaveAttribute('data-state', /\w/);
    const before = await bars.count();

    await page.getByLabel(t.where).selectOption('ottawa');
    await expect(page).toHaveURL(`${address}?city=ottawa`);
    await page.getByLabel(catalogue.filters.language).selectOption('fr');
    await expect(page).toHaveURL(`${address}?city=ottawa&language=fr`);
    const answer = v.parse(
      Timetable,
      await (await page.request.get('/Website/timetable?city=ottawa&language=fr')).json(),
    );
    await expect(page.locator('#schedule-status')).toHaveText(plural(answer.total, locale, t.live.found));
    await expect(bars).toHaveCount(answer.classes.length);
    expect(await bars.evaluateAll((all) => all.filter((one) => !one.hasAttribute('data-room')))).toEqual([]);
    // Drawn by the script as by the build: no line of theirs ends with a dot.
    const facts = page.locator('#schedule .bar-facts');
    const texts = facts.locator('> span').filter({ hasText: '·' });
    expect(await texts.count()).toBe(await texts.filter({ has: page.locator('.sep') }).count());
    await expect(page.getByLabel(t.subscribe.address)).toHaveValue(/lang=.*city=ottawa&language=fr/);
    expect(await violationsOf(page)).toEqual([]);

    // The course's page goes on with the same place and language.
    // What is full or closed stands folded, whatever its day.
    const link = bars.filter({ visible: true }).first().getByRole('link');
    await expect(link).toHaveAttribute('href', /\?city=ottawa&language=fr&day=\d{4}-\d\d-\d\d#classes$/);

    await page.reload();
    await expect(bars).toHaveCount(answer.classes.length);
    await expect(page.getByLabel(t.where)).toHaveValue('ottawa');
    await page.goBack();
    await page.getByRole('link', { name: t.clearFilters }).click();
    await expect(page).toHaveURL(address);
    await expect(bars).toHaveCount(before);
  });

  test(`${locale}: what no class matches leads on, and so does what comes later`, async ({ page }) => {
    await page.goto(`${address}?subject=microsoft-excel&city=vancouver&time=evening&weekday=mon`);
    await expect(page.getByRole('heading', { name: t.emptyTitle })).toBeVisible();
    // A class of one's own is asked for as this one was.
    await expect(page.getByRole('link', { name: t.private, exact: true })).toHaveAttribute(
      'href',
      /\?place=ours&city=Vancouver#quote$/,
    );
    await page.getByRole('link', { name: t.clear, exact: true }).click();
    const weeks = page.locator('#schedule .week');
    await expect(weeks.first()).toBeVisible();
    const before = await weeks.count();
    await page.getByRole('button', { name: t.live.more }).click();
    await expect.poll(() => weeks.count()).toBeGreaterThan(before);
    await expect(weeks.nth(before).getByRole('link').first()).toBeFocused();
  });

  test(`${locale}: weeks go one on and back beside the filters, and stand in the address`, async ({ page }) => {
    await page.goto(`${address}?language=${locale}`);
    const weeks = page.getByRole('navigation', { name: t.weeks.title });
    const from = weeks.getByLabel(t.weeks.from);
    const [first = '', second = ''] = await from.locator('option').allTextContents();
    await expect(from).toHaveValue('');
    await expect(weeks.getByRole('button', { name: t.weeks.back })).toBeDisabled();
    await weeks.getByRole('button', { name: t.weeks.on }).click();
    await expect(page).toHaveURL(new RegExp(`\\?language=${locale}&week=\\d{4}-\\d\\d-\\d\\d$`, 'u'));
    const week = present(new URL(page.url()).searchParams.get('week'));
    await expect(from.locator('option:checked')).toHaveText(second);
    await expect(page.locator('#schedule .week').first()).toHaveId(`week-${week}`);

    // A filter leaves the week as it is, and a month replaces it.
    await page.getByLabel(t.where).selectOption('online');
    await expect(page).toHaveURL(new RegExp(`delivery=online.*week=${week}`, 'u'));
    await weeks.getByRole('button', { name: t.weeks.back }).click();
    await expect(page).toHaveURL(/delivery=online&language=..$/);
    await expect(from.locator('option:checked')).toHaveText(first);
    // The button that was pressed has nowhere left to go.
    await expect(from).toBeFocused();
  });

  test(`${locale}: a week that is chosen before the script is there is kept for it`, async ({ page }) => {
    let come = () => {};
    const there = new Promise<void>((resolve) => (come = resolve));
    await page.route('**/assets/schedule.*.js', async (route) => {
      await there;
      await route.continue();
    });
    // What is held is waited for by no load of the page.
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    const weeks = page.getByRole('navigation', { name: t.weeks.title });
    const options = weeks.getByRole('combobox').locator('option');
    const third = present(await options.nth(2).getAttribute('value'));
    await weeks.getByRole('button', { name: t.weeks.on }).click();
    await weeks.getByRole('button', { name: t.weeks.on }).click();
    await expect(weeks.getByRole('combobox')).toHaveValue(third);
    await expect(page).toHaveURL(address);
    come();
    await expect(page).toHaveURL(`${address}?week=${third}`);
    await expect(page.locator('#schedule .week').first()).toHaveId(`week-${third}`);
    // From now on each press counts once.
    await weeks.getByRole('button', { name: t.weeks.back }).click();
    await expect(weeks.getByRole('combobox')).toHaveValue(present(await options.nth(1).getAttribute('value')));
  });

  test(`${locale}: without an answer the list stays, says so, and is asked for again`, async ({ page, allow }) => {
    allow(/503|status of 503/);
    await page.route('**/Website/timetable*', (route) => route.fulfill({ status: 503, body: '' }));
    await page.goto(address);
    await expect(page.getByText(t.live.failed)).toBeVisible();
    const bars = page.locator('#schedule li > ul > .bar');
    await expect(bars.first()).toBeVisible();
    await page.unroute('**/Website/timetable*');
    await page.getByRole('button', { name: t.live.retry }).click();
    await expect(bars.first()).toHaveAttribute('data-state', /\w/);
    await expect(page.getByText(t.live.failed)).toHaveCount(0);
  });

  test(`${locale}: what is full or closed is folded into one line of its day`, async ({ page }) => {
    const answer = v.parse(Timetable, await (await page.request.get('/Website/timetable?city=ottawa')).json());
    const [over] = answer.classes.filter(({ availability }) => availability === 'available');
    await page.route('**/Website/timetable*', (route) =>
      route.fulfill({
        json: {
          ...answer,
          classes: answer.classes.map((one) => (one === over ? { ...one, availability: 'closed', seatsLeft: 0 } : one)),
        },
      }),
    );
    await page.goto(`${address}?city=ottawa`);
    const bar = page.locator(`[data-id="${over?.id}"]`);
    await expect(bar).toHaveAttribute('data-state', 'closed');
    await expect(bar).toBeHidden();
    await page.locator('.week-over').filter({ has: bar }).getByText(t.over).click();
    await expect(bar).toBeVisible();
    // Nothing that is folded away, or not there, is explained.
    await expect(page.getByText(t.legend.other, { exact: true })).toBeVisible({
      visible: answer.classes.some(({ language }) => language !== locale),
    });
    await expect(page.getByText(t.legend.few, { exact: true })).toBeVisible({
      visible: answer.classes.some(({ availability }) => availability === 'few'),
    });
  });

  test(`${locale}: filters that stand folded show themselves once one is set`, async ({ page }) => {
    await page.goto(address);
    await expect(page.getByLabel(t.month)).toBeHidden();
    await page.getByText(t.moreFilters).click();
    await expect(page.getByLabel(t.month)).toBeVisible();
    await page.goto(`${address}?guaranteed=1`);
    await expect(page.getByLabel(catalogue.filters.guaranteed)).toBeChecked();
    await expect(page.getByLabel(t.month)).toBeVisible();
  });

  test(`${locale}: the home page asks for guaranteed classes once it knows one`, async ({ page }) => {
    const question = '**/Website/timetable*';
    const answer = v.parse(Timetable, await (await page.request.get('/Website/timetable')).json());
    const states = (state: 'tentative' | 'confirmed') => answer.classes.map((one) => ({ ...one, state }));
    await page.route(question, (route) => route.fulfill({ json: { ...answer, classes: states('tentative') } }));
    await page.goto(href('home', locale));
    const chip = page.getByRole('link', { name: t.home.chips.sure });
    await expect(page.locator('#live-bars .bar').first()).toHaveAttribute('data-state', /\w/);
    await expect(chip).toBeHidden();
    await page.unroute(question);
    await page.route(question, (route) => route.fulfill({ json: { ...answer, classes: states('confirmed') } }));
    await page.reload();
    await expect(chip).toBeVisible();
  });

  test(`${locale}: the home page shows the week, and leads to all of it`, async ({ page }) => {
    await page.goto(href('home', locale));
    const week = page.getByRole('region', { name: home.classes.title });
    const bar = week.locator('.bar').first();
    await expect(bar).toHaveAttribute('data-state', /\w/);
    await expect(bar.locator('.bar-seats')).toHaveText(/\d|\p{L}/u);
    expect(await bar.locator('.dots').evaluate((dots) => dots.clientWidth)).toBeGreaterThan(0);
    await week.getByRole('link', { name: t.home.chips.evening }).click();
    await expect(page).toHaveURL(`${address}?time=evening`);
    await expect(page.getByLabel(t.time)).toHaveValue('evening');
  });
}

test('days that are over are not shown, whenever the page was built, and nothing moves', async ({ page, allow }) => {
  allow(/503|status of 503/);
  await page.route('**/Website/timetable*', (route) => route.fulfill({ status: 503, body: '' }));
  await page.goto(href('schedule', 'fr'));
  const times = page.locator('#schedule h3 > time');
  const shown = () =>
    times.filter({ visible: true }).evaluateAll((all) => all.map((one) => one.getAttribute('datetime') ?? ''));
  const today = await page.evaluate(() => new Date().toLocaleDateString('sv'));
  expect((await shown()).filter((day) => day < today)).toEqual([]);
  // Days that have come and gone since the build: the clock of whoever reads stands in the second week.
  const days = await times.evaluateAll((all) => all.map((one) => one.getAttribute('datetime') ?? ''));
  const day = present(days.at(-3));
  await page.clock.setFixedTime(`${day}T23:30:00-05:00`);
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const { value } of list.getEntries() as unknown as { value: number }[]) {
        Object.assign(globalThis, { moved: ((globalThis as { moved?: number }).moved ?? 0) + value });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.reload();
  await expect(page.getByText(strings('fr').schedule.live.failed)).toBeVisible();
  expect((await shown())[0]).toBe(day);
  expect((await shown()).length).toBeLessThan(days.length);
  // A week with many classes is the only one that was built.
  const week = page.locator('#schedule > .week').first();
  const ofWeek = await week
    .locator('h3 > time')
    .evaluateAll((all) => all.map((one) => one.getAttribute('datetime') ?? ''));
  await expect(week).toBeVisible({ visible: ofWeek.some((one) => one >= day) });
  expect(await page.evaluate(() => (globalThis as { moved?: number }).moved ?? 0)).toBeLessThan(0.01);
});

test('the weeks that an answer brings begin today, too', async ({ page }) => {
  const answer = v.parse(Timetable, await (await page.request.get('/Website/timetable')).json());
  // The second day with a class is the reader's: what there was on the first is not in the answer.
  const day = present([...new Set(answer.classes.map((one) => one.day))][1]);
  await page.clock.setFixedTime(`${day}T01:00:00-05:00`);
  const classes = answer.classes.filter((one) => one.day >= day);
  await page.route('**/Website/timetable*', (route) => route.fulfill({ json: { ...answer, classes } }));
  await page.goto(href('schedule', 'en'));
  await expect(page.locator('#schedule .bar')).toHaveCount(classes.length);
  const shown = page.locator('#schedule h3 > time').filter({ visible: true });
  await expect(shown.first()).toHaveAttribute('datetime', day);
});

test('the weeks to choose from begin with one that is not over, whenever the page was built', async ({
  page,
  allow,
}) => {
  allow(/503|status of 503/);
  await page.route('**/Website/timetable*', (route) => route.fulfill({ status: 503, body: '' }));
  await page.goto(href('schedule', 'en'));
  const select = page.getByRole('navigation', { name: strings('en').schedule.weeks.title }).getByRole('combobox');
  const last = present(await select.locator('option').first().getAttribute('data-last'));
  const [, second = ''] = await select.locator('option').allTextContents();
  // On its last day a week is still on.
  await page.clock.setFixedTime(`${last}T12:00:00-05:00`);
  await page.reload();
  await expect(select.locator('option').nth(1)).toHaveText(second);
  const next = new Date(Date.parse(last) + 86_400_000).toISOString().slice(0, 10);
  await page.clock.setFixedTime(`${next}T12:00:00-05:00`);
  await page.reload();
  await expect(select.locator('option').first()).toHaveText(second);
  await expect(select).toHaveValue('');
});

test('a day on which nothing can be booked takes less of a desk than others', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const answer = v.parse(Timetable, await (await page.request.get('/Website/timetable?city=ottawa')).json());
  const days = [...new Set(answer.classes.map(({ day }) => day))];
  // The first day of the list is full; what follows can be booked.
  const classes = answer.classes.map((one) =>
    one.day === days[0] ? { ...one, availability: 'full', seatsLeft: 0 } : { ...one, availability: 'available' },
  );
  await page.route('**/Website/timetable*', (route) => route.fulfill({ json: { ...answer, classes } }));
  await page.goto(`${href('schedule', 'en')}?city=ottawa`);
  await expect(page.locator('#schedule .bar')).toHaveCount(classes.length);
  const [first] = days;
  const dayOf = (day: string | undefined) => page.locator(`#schedule li:has(> h3 > [datetime="${day}"])`);
  const width = async () => (await dayOf(first).boundingBox())?.width ?? 0;
  const open = page
    .locator('#schedule .week')
    .filter({ has: dayOf(first) })
    .locator('.week-days > li:has(> ul > .bar)');
  // A week that is full altogether is as wide as it was.
  if ((await open.count()) > 0) {
    expect(await width()).toBeLessThan(120);
    expect((await open.first().boundingBox())?.width).toBeGreaterThan(200);
    // How many there are is seen whole.
    expect(await dayOf(first).evaluate((day) => day.scrollWidth - day.clientWidth)).toBeLessThanOrEqual(0);
    await dayOf(first).locator('summary').click();
    await expect.poll(width).toBeGreaterThan(200);
  }
  const empty = page.locator('#schedule .week:has(> ol > li > ul > .bar) > ol > li:not(:has(.bar))');
  expect(await empty.count()).toBeGreaterThan(0);
  expect(
    await empty.evaluateAll((all) => all.filter((one) => one.clientWidth > 120 && one.clientWidth > 0).length),
  ).toBe(0);
});

test('without script the first weeks are there with links to each, and the filters are not', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL !== undefined && { baseURL }) });
  const page = await context.newPage();
  await page.goto(href('schedule', 'en'));
  await expect(page.locator('#schedule li > ul > .bar').first()).toBeVisible();
  await expect(page.locator('#schedule-form')).toBeHidden();
  await expect(page.locator('#schedule-weeks')).toBeHidden();
  const ids = await page.locator('#schedule > .week').evaluateAll((all) => all.map(({ id }) => `#${id}`));
  expect(ids.length).toBeGreaterThan(0);
  const links = await page.locator('noscript a').evaluateAll((all) => all.map((one) => one.getAttribute('href')));
  expect(links).toEqual(ids);
  // Texts inside of `noscript` are found by no other locator.
  await expect(page.locator('noscript p', { hasText: /./ })).toHaveCount(1);
  await context.close();
});
