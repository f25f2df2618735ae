import type { Page } from 'playwright/test';
import { localesInTurn } from '../../scripts/lib/sample.ts';
import { addressOf } from '../../src/domain/api/address.ts';
import { courseDetail } from '../../src/domain/catalogue/calls.ts';
import type { CourseDetail, EventDetail } from '../../src/domain/catalogue/classes.ts';
import { first, only, present } from '../../src/domain/present.ts';
import { fill, formatMoney, plural } from '../../src/i18n/format.ts';
import { href } from '../../src/i18n/routes.ts';
import { strings } from '../../src/i18n/strings/index.ts';
import { expect, test } from './quiet-page.ts';

const courses = { en: 'excel-level-2', fr: 'excel-niveau-2' } as const;

/** The course's classes as if so many seats were free in each; the first two are what the tests are about. */
async function withSeats(page: Page, baseURL: string, locale: 'en' | 'fr', seats: readonly number[]) {
  const answer = await page.request.get(baseURL + addressOf(courseDetail, { id: courses[locale] }));
  const course = (await answer.json()) as CourseDetail;
  const own = course.classes.filter(({ language, payment }) => language === locale && payment.includes('invoice'));
  const classes = own.slice(0, seats.length).map((one, index): EventDetail => {
    const seatsLeft = present(seats[index]);
    return { ...one, seatsLeft, availability: seatsLeft === 0 ? 'full' : 'available' };
  });
  await page.route('**/course-detail/*', (route) => route.fulfill({ json: { ...course, classes } }));
  await page.route('**/event-detail/*', (route) => {
    const one = classes.find(({ id }) => route.request().url().endsWith(`/${id}`));
    return one ? route.fulfill({ json: one }) : route.fallback();
  });
  return classes;
}

/** Opens a cart with seats of one class, as another page left it. */
async function openCart(page: Page, locale: 'en' | 'fr', eventId: string, quantity: number) {
  await page.goto(`${href('checkout', locale)}#cart=${eventId}.${quantity}`);
  await page.getByRole('button', { name: strings(locale).cart.shared.take }).click();
}

async function drawerWith(
  page: Page,
  locale: 'en' | 'fr',
  { id, sessions, priceCents }: EventDetail,
  quantity: number,
) {
  const entry = {
    Events: [{ eventId: id, eventDateTime: first(sessions).start }],
    listParticipants: [],
    Qty: quantity,
    PriceOfEvent: priceCents / 100,
  };
  await page.addInitScript(
    (text) => {
      if (sessionStorage.getItem('seeded')) return;
      sessionStorage.setItem('seeded', 'yes');
      localStorage.setItem('cartEvents', text);
    },
    JSON.stringify([entry]),
  );
  await page.goto(href('catalogue', locale));
  await page.getByRole('link', { name: strings(locale).cart.open, exact: true }).click();
  return page.getByRole('dialog', { name: strings(locale).cart.title });
}

for (const locale of localesInTurn('cart-seats')) {
  const { cart, ways } = strings(locale);
  const money = (cents: number) => formatMoney(cents, locale);

  test(`${locale}: a line takes no more seats than are free, and says where everybody has one`, async ({
    page,
    baseURL,
  }) => {
    const [one, other] = await withSeats(page, present(baseURL, 'the server'), locale, [3, 9]);
    const drawer = await drawerWith(page, locale, present(one), 2);
    const quantity = drawer.getByRole('spinbutton');
    const more = drawer.getByRole('button', { name: ways.step.more });
    // The price is known: so are the seats.
    await expect(drawer).toContainText(one?.place?.city[locale] ?? strings(locale).termsOfClass.facts.online);
    await more.click();
    await expect(quantity).toHaveValue('3');
    await more.click();
    await expect(quantity).toHaveValue('3');
    await expect(drawer.getByText(plural(3, locale, ways.live.short.title))).toBeVisible();
    const advice = drawer.getByRole('status').getByRole('button');
    await expect(advice).toHaveCount(2);
    await expect(drawer.getByRole('link', { name: ways.live.short.private })).toHaveAttribute(
      'href',
      new RegExp(`people=4&language=${locale}&place=(online|ours&city=\\p{Lu})`, 'u'),
    );

    // Two dates: three here, one there.
    await advice.last().click();
    await expect(drawer.getByRole('spinbutton')).toHaveCount(2);
    expect(
      await drawer.getByRole('spinbutton').evaluateAll((all) => all.map((input) => (input as HTMLInputElement).value)),
    ).toEqual(['3', '1']);
    expect(other?.id).toBeTruthy();
  });

  test(`${locale}: what is put in is counted at once, shown in the order of the dates, and said`, async ({
    page,
    baseURL,
  }) => {
    const classes = await withSeats(page, present(baseURL, 'the server'), locale, [9, 9]);
    const [early, late] = classes.toSorted((a, b) => first(a.sessions).start.localeCompare(first(b.sessions).start));
    await drawerWith(page, locale, present(late), 2);
    await page.goto(href('course', locale, { id: courses[locale] }));
    await expect(page.locator('[data-cart-count]')).toContainText(plural(2, locale, cart.count));
    // The code of the cart is still on its way.
    const { promise: arrives, resolve: arrive } = Promise.withResolvers<undefined>();
    await page.route('**/assets/*.js', async (route) => {
      await arrives;
      await route.continue();
    });
    const row = page.locator(`.dates > li:has(button[value="${present(early).id}"])`);
    await row.getByRole('button').click();
    await expect(page.locator('[data-cart-count]')).toContainText(plural(3, locale, cart.count));
    arrive(undefined);
    const drawer = page.getByRole('dialog', { name: cart.title });
    const tickets = drawer.locator('.mini');
    await expect(tickets).toHaveCount(2);
    await expect(tickets.first().locator('time')).toHaveAttribute('datetime', first(present(early).sessions).start);
    await expect(tickets.first()).toHaveAttribute('data-added');
    const title = present(present(early).titles[locale]);
    const said = fill(cart.added, { title, seats: plural(1, locale, cart.seatsOf) });
    await expect(drawer.getByRole('status').filter({ hasText: said })).toBeAttached();
    // One money format: each amount with its cents.
    const amounts = (await drawer.innerText()).match(/\$[\d,]+(\.\d\d)?|[\d\u00a0\u202f]+(,\d\d)?\u00a0\$/g) ?? [];
    expect(amounts.length).toBeGreaterThanOrEqual(5);
    expect(amounts.filter((amount) => !/[.,]\d\d(\u00a0\$)?$/.test(amount))).toEqual([]);
  });

  test(`${locale}: people go to another date together, where it has room for them`, async ({ page, baseURL }) => {
    const [one, other] = await withSeats(page, present(baseURL, 'the server'), locale, [0, 9]);
    const drawer = await drawerWith(page, locale, present(one), 2);
    await drawer.getByRole('status').getByRole('button').first().click();
    await expect(drawer.getByRole('spinbutton')).toHaveValue('2');
    const stored = await page.evaluate(() => localStorage.getItem('cartEvents') ?? '');
    const lines = JSON.parse(stored) as { Events: { eventId: string }[]; Qty: number }[];
    expect(lines.map(({ Events, Qty }) => [only(Events.slice(0, 1)).eventId, Qty])).toEqual([[other?.id, 2]]);
  });

  test(`${locale}: where a private class costs less than so many seats, the line says so`, async ({
    page,
    baseURL,
  }) => {
    const [one] = await withSeats(page, present(baseURL, 'the server'), locale, [10]);
    const { team, priceCents } = present(one);
    const drawer = await drawerWith(page, locale, present(one), 8);
    const says = fill(ways.cart.private, {
      ...{ seats: plural(8, locale, ways.cart.seats), cost: money(8 * priceCents) },
      price: money(present(team).privateCents),
    });
    await expect(drawer.getByText(says)).toBeVisible();
    await drawer.getByRole('spinbutton').fill('2');
    await drawer.getByRole('spinbutton').press('Enter');
    await expect(drawer.getByText(ways.ask)).toHaveCount(0);
    await expect(drawer.getByRole('status').filter({ hasText: plural(2, locale, ways.step.said) })).toBeAttached();
  });

  test(`${locale}: out of reach of the API the stepper works, and the checkout decides`, async ({
    page,
    baseURL,
    allow,
  }) => {
    allow(/Failed to load resource|ERR_FAILED/);
    const [one] = await withSeats(page, present(baseURL, 'the server'), locale, [3]);
    await page.route('**/event-detail/*', (route) => route.abort());
    const drawer = await drawerWith(page, locale, present(one), 2);
    await expect(drawer.getByText(cart.failed.network)).toBeVisible();
    for (let count = 0; count < 3; count += 1) await drawer.getByRole('button', { name: ways.step.more }).click();
    await expect(drawer.getByRole('spinbutton')).toHaveValue('5');
  });

  test(`${locale}: the checkout has the same stepper`, async ({ page, baseURL }) => {
    const answer = await page.request.get(
      present(baseURL, 'the server') + addressOf(courseDetail, { id: courses[locale] }),
    );
    const { classes } = (await answer.json()) as CourseDetail;
    const one = present(classes.findLast(({ seatsLeft, payment }) => seatsLeft > 6 && payment.length > 0));
    await openCart(page, locale, one.id, 2);
    const quantity = page.getByRole('spinbutton');
    await expect(quantity).toHaveValue('2');
    const held = page.waitForResponse(/hold-seats/);
    await page.getByRole('button', { name: ways.step.more }).click();
    await expect(quantity).toHaveValue('3');
    expect((await held).ok()).toBe(true);
    await expect(page.locator('form')).toContainText(formatMoney(3 * one.priceCents, locale));
  });
}
