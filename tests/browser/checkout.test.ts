import type { Locator, Page } from 'playwright/test';
import { localesInTurn } from '../../scripts/lib/sample.ts';
import { CART_KEY } from '../../src/domain/cart/stored-seats.ts';
import type { EventDetail } from '../../src/domain/catalogue/classes.ts';
import { present } from '../../src/domain/present.ts';
import { fill, formatMoney, plural } from '../../src/i18n/format.ts';
import { href } from '../../src/i18n/routes.ts';
import { strings } from '../../src/i18n/strings/index.ts';
import { bookingClient, proofToken } from '../system/booking-client.ts';
import { expect, test } from './quiet-page.ts';

const base = () => present(process.env.BASE_URL, 'the server of the browser tests');

/** Classes of a course that can be booked on invoice, the last ones first: other tests take the first. */
async function classesOf(course: string): Promise<EventDetail[]> {
  const { body } = await bookingClient(base()).course(course);
  return body.classes.filter((one) => one.payment.includes('invoice') && one.seatsLeft >= 5).reverse();
}

/** A browser that has put these seats into its cart. */
async function withCart(page: Page, seats: { event: EventDetail; quantity: number }[]): Promise<void> {
  const entries = seats.map(({ event, quantity }) => ({
    Events: [{ eventId: event.id, eventDateTime: present(event.sessions[0]).start }],
    listParticipants: [],
    Qty: quantity,
    PriceOfEvent: event.priceCents / 100,
  }));
  await page.addInitScript(
    // eslint-disable-next-line @typescript-eslint/no-non-null-assertion -- this runs in the page, which has it
    ([key, value]) => sessionStorage.getItem('seeded') ?? localStorage.setItem(key!, value!),
    [CART_KEY, JSON.stringify(entries)] as const,
  );
  await page.addInitScript(() => sessionStorage.setItem('seeded', 'yes'));
}

for (const locale of localesInTurn('checkout')) {
  const t = strings(locale);
  const { fields } = t.checkout;
  /** Other seats than those of the other language, whose tests run at the same time. */
  const ownClasses = async (course: string) => (await classesOf(course)).slice(locale === 'en' ? 0 : 3);
  const running = present(t.checkout.hold.running.split('{')[0]);
  const bookButton = (page: Page) => page.getByRole('button', { name: present(t.checkout.submit.label.split('{')[0]) });

  /** What has to be filled in, in Ontario, by who buys for an organization. Gives how many fields that were. */
  async function fillIn(page: Page): Promise<number> {
    const typed: [keyof typeof fields, string][] = [
      ['contact.firstName', 'Robin'],
      ['contact.lastName', 'Tremblay'],
      ['contact.email', 'robin@example.ca'],
      ['contact.phone', '613-555-0101'],
      ['contact.organisation', 'Example Institute'],
      ['billing.line1', '1 Elgin Street'],
      ['billing.city', 'Ottawa'],
      ['billing.postalCode', 'K1P 5K7'],
    ];
    for (const [name, value] of typed) await page.getByLabel(fields[name], { exact: true }).fill(value);
    // The card is chosen beforehand; these pay on invoice.
    await page.getByLabel(t.checkout.payment.method.invoice, { exact: true }).check();
    await page.getByLabel(fields['terms.version']).check();
    return typed.length + 1;
  }

  test(`${locale}: what is typed before the script is there stays, and so does the focus`, async ({ page }) => {
    const [event] = await ownClasses('excel-level-2');
    await withCart(page, [{ event: present(event), quantity: 1 }]);
    const { promise: late, resolve: arrive } = Promise.withResolvers<undefined>();
    await page.route('**/assets/Checkout.*', async (route) => {
      await late;
      await route.continue();
    });
    await page.goto(href('checkout', locale));
    await page.getByLabel(fields['contact.email']).fill('robin@example.ca');
    await page.getByLabel(fields['billing.province']).selectOption('MB');
    await page.getByLabel(t.checkout.options.buyer.myself).check();
    await page.getByLabel(fields['contact.firstName']).fill('Robin');
    arrive(undefined);
    await expect(page.getByText(running)).toBeVisible();
    await expect(page.getByLabel(fields['contact.firstName']).first()).toBeFocused();
    await expect(page.getByLabel(fields['contact.firstName']).first()).toHaveValue('Robin');
    await expect(page.getByLabel(fields['contact.email']).first()).toHaveValue('robin@example.ca');
    await expect(page.getByLabel(fields['billing.province'])).toHaveValue('MB');
    await expect(page.getByLabel(t.checkout.options.buyer.myself)).toBeChecked();
  });

  test(`${locale}: what is typed while the page is drawn anew stays as well`, async ({ page }) => {
    const [event] = await ownClasses('excel-level-3');
    await withCart(page, [{ event: present(event), quantity: 1 }]);
    // The form is read, and before its place is taken somebody goes on.
    await page.addInitScript(() => {
      window.FormData = class extends FormData {
        constructor(form?: HTMLFormElement) {
          super(form);
          if (!form?.closest('.checkout-first')) return;
          const [email] = form.querySelectorAll<HTMLInputElement>('[name="contact.email"]');
          if (email) email.value = 'late@example.ca';
          email?.focus();
          form.querySelector<HTMLInputElement>('[name="buyer"][value="myself"]')?.click();
        }
      };
      // Where the next key goes when one form has taken the other's place.
      new MutationObserver((_changes, observer) => {
        if (document.querySelector('.checkout-first') || !document.querySelector('form [name="contact.email"]')) return;
        observer.disconnect();
        document.documentElement.dataset.typesInto = document.activeElement?.getAttribute('name') ?? 'nothing';
      }).observe(document, { childList: true, subtree: true });
    });
    await page.goto(href('checkout', locale));
    await expect(page.getByText(running)).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-types-into', 'contact.email');
    await expect(page.getByLabel(fields['contact.email']).first()).toHaveValue('late@example.ca');
    await expect(page.getByLabel(fields['contact.email']).first()).toBeFocused();
    await expect(page.getByLabel(t.checkout.options.buyer.myself)).toBeChecked();
    await page.reload();
    await expect(page.getByText(running)).toBeVisible();
    await expect(page.getByLabel(fields['contact.email']).first()).toHaveValue('late@example.ca');
  });

  test(`${locale}: five people on three classes are a pasted list and at most 9 fields`, async ({ page }) => {
    const events = [
      ...(await ownClasses('excel-level-2')).slice(0, 2),
      ...(await ownClasses('excel-level-3')).slice(0, 1),
    ];
    expect(events).toHaveLength(3);
    await withCart(
      page,
      events.map((event) => ({ event, quantity: 5 })),
    );
    await page.goto(href('checkout', locale));
    await expect(page.getByText(running)).toBeVisible();

    await page.locator('summary').filter({ hasText: t.checkout.participants.paste.title }).click();
    const people = ['Ada Byron', 'Grace Hopper', 'Joan Clarke', 'Noor Haddad', 'Amir Roy'].map((name, index) =>
      [...name.split(' '), `p${index}-${locale}@example.ca`].join('\t'),
    );
    await page.getByLabel(t.checkout.participants.paste.label).fill([...people, '@@@'].join('\n'));
    await page.getByRole('button', { name: t.checkout.participants.paste.fillAll }).click();
    // What could not be read is shown.
    await expect(page.getByText(t.checkout.participants.paste.unread)).toBeVisible();
    await expect(page.locator('input[value="p4-' + locale + '@example.ca"]')).toHaveCount(3);

    expect(await fillIn(page)).toBeLessThanOrEqual(9);
    await bookButton(page).click();
    await expect(page.getByRole('heading', { level: 1, name: t.booking.confirmation.title })).toBeVisible();
    await expect(page.getByRole('main').getByText('Noor Haddad')).toHaveCount(3);
    await expect(page.getByRole('main')).toContainText(/[2-9A-Z]{4}-[2-9A-Z]{4}/);

    // In the other language it is the same booking.
    await page.locator('[data-language-switch]').click();
    const other = strings(locale === 'en' ? 'fr' : 'en');
    await expect(page.getByText(other.booking.confirmation.unprovedTitle)).toBeVisible();
    // The invoice waits for the buyer's proof.
    const [number] = present(/[2-9A-Z]{4}-[2-9A-Z]{4}/.exec(await page.getByRole('main').innerText()));
    const token = () => proofToken(base(), number);
    await expect.poll(token).toBeTruthy();
    const proof = { data: { mine: true }, headers: { origin: base() } };
    await page.request.post(`${base()}/Website/prove-booking/${await token()}`, proof);
    await page.reload();
    await page.getByRole('link', { name: other.booking.confirmation.invoice }).click();
    await page.locator('[data-language-switch]').click();
    await expect(page.getByRole('main')).toContainText('1 Elgin Street');
    expect(new URL(page.url()).pathname).toBe(href('invoice', locale));
  });

  test(`${locale}: who is on a pasted list is a line that opens, by itself where something is wrong`, async ({
    page,
  }) => {
    const { firstName, email, seat, paste } = t.checkout.participants;
    const [event] = await ownClasses('excel-level-3');
    await withCart(page, [{ event: present(event), quantity: 4 }]);
    await page.goto(href('checkout', locale));
    await expect(page.getByText(running)).toBeVisible();
    await page.locator('summary').filter({ hasText: paste.title }).click();
    await page.getByLabel(paste.label).fill('Ada Byron ada@example.ca\nGrace Hopper grace@example.ca\nJoan Clarke');
    await page.getByRole('button', { name: paste.fill, exact: true }).click();

    const seats = page.locator('details details');
    const line = (text: string) => seats.locator('summary').filter({ hasText: text });
    const names = page.locator('[name^="participants"][name$="firstName"]').filter({ visible: true });
    await expect(line('Ada Byron')).toContainText(fill(seat, { number: 1 }));
    await expect(line('grace@example.ca')).toBeVisible();
    await expect(line('Joan Clarke')).toBeVisible();
    // The one that is left to be filled in.
    await expect(names).toHaveCount(1);

    await line('Grace Hopper').press('Enter');
    const second = seats.nth(1);
    await second.getByLabel(firstName).fill('Gracie');
    await second.getByLabel(email).fill('grace');
    await expect(line('Gracie Hopper')).toBeVisible();
    await line('Gracie Hopper').click();
    await expect(names).toHaveCount(1);
    await page.getByLabel(t.checkout.payment.method.invoice, { exact: true }).check();
    // Its label has no sum before the address is there.
    await page.locator('button[type="submit"].button-action').click();
    await expect(names).toHaveCount(2);
    await line('Gracie Hopper').click();
    await page.getByRole('link', { name: fill(seat, { number: 2 }) }).click();
    await expect(second.getByLabel(email)).toBeFocused();
  });

  test(`${locale}: rule 31: the cart and the checkout say what cancelling costs, and when and where a class is`, async ({
    page,
  }) => {
    const [event] = await ownClasses('excel-level-2');
    await withCart(page, [{ event: present(event), quantity: 1 }]);
    await page.goto(href('catalogue', locale));
    await page.getByRole('link', { name: t.cart.open, exact: true }).click();
    const free = new RegExp(present(t.termsOfClass.cancelling.freeUntil.split('{')[0]));
    const drawer = page.getByRole('dialog', { name: t.cart.title });
    await expect(drawer).toContainText(free);
    await expect(drawer).toContainText(t.termsOfClass.payment.both);
    await drawer.getByRole('link', { name: t.cart.checkout }).click();
    const line = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('button', { name: t.checkout.classes.remove }) });
    await expect(line).toContainText(free);
    // Its language is said where it is not the page's.
    const { language } = present(event);
    const said = t.termsOfClass.facts.inLanguage[language];
    await (language === locale ? expect(line).not.toContainText(said) : expect(line).toContainText(said));
    const [date] = present(event).sessions.map(({ start }) => start);
    await expect(line.locator(`time[datetime="${date}"]`)).toContainText(String(new Date(present(date)).getFullYear()));
    await expect(line).toContainText(locale === 'en' ? /\d:\d\d.[ap]\.m\. to/ : /De \d+.h(.\d+)? à/);
  });

  test(`${locale}: on a phone the clock of the hold takes one line, before and after it is made longer`, async ({
    page,
  }) => {
    const [event] = await ownClasses('word-level-1');
    await page.setViewportSize({ width: 360, height: 780 });
    await withCart(page, [{ event: present(event), quantity: 1 }]);
    await page.goto(href('checkout', locale));
    const bar = page.locator('.checkout-hold');
    const oneLine = async (...parts: Locator[]) => {
      const boxes = await Promise.all(parts.map(async (part) => present(await part.boundingBox())));
      const middles = boxes.map(({ y, height }) => y + height / 2);
      expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(8);
    };
    const clock = bar.getByRole('timer');
    await expect(clock).toBeVisible();
    await oneLine(clock, bar.getByRole('button'));
    const { height } = present(await bar.boundingBox());
    await bar.getByRole('button').click();
    await expect(bar.getByText(t.checkout.hold.extended)).toBeVisible();
    await oneLine(clock, bar.getByText(t.checkout.hold.extended));
    expect(present(await bar.boundingBox()).height).toBe(height);
  });

  test(`${locale}: who buys for herself is not asked for an organization, and an organization is`, async ({ page }) => {
    const [event] = await ownClasses('word-level-1');
    await withCart(page, [{ event: present(event), quantity: 1 }]);
    await page.goto(href('checkout', locale));
    await expect(page.getByText(running)).toBeVisible();
    const organisation = page.getByLabel(fields['contact.organisation'], { exact: true });
    await page.locator('main button[type=submit]').last().click();
    await expect(organisation).toHaveAccessibleDescription(t.checkout.ifEmpty['contact.organisation']);
    await organisation.fill('Coop des Draveurs');
    await expect(organisation).not.toHaveAccessibleDescription(t.checkout.ifEmpty['contact.organisation']);
    await page.getByLabel(t.checkout.options.buyer.myself).check();
    await expect(organisation).toHaveCount(0);
    await page.getByLabel(t.checkout.options.buyer.organisation).check();
    await expect(organisation).toHaveValue('Coop des Draveurs');
  });

  test(`${locale}: after the time has run out, one click books, and a changed price is shown anew before`, async ({
    page,
    allow,
  }) => {
    allow(/status (of )?409/);
    const [event] = await ownClasses('excel-level-3');
    const { id, priceCents } = present(event);
    await withCart(page, [{ event: present(event), quantity: 1 }]);
    await page.clock.install();
    await page.goto(href('checkout', locale));
    await expect(page.getByText(running)).toBeVisible();
    await fillIn(page);
    await page.clock.fastForward(31 * 60_000);
    await expect(page.getByText(t.checkout.hold.expired)).toBeVisible();

    // The server has another price now.
    const now = { unit: priceCents + 5_000, tax: Math.round((priceCents + 5_000) * 0.13) };
    await page.route(
      '**/confirm-booking/*',
      (route) =>
        route.fulfill({
          status: 409,
          json: {
            code: 'price_changed',
            message: 'The total is another one now.',
            totalCents: now.unit + now.tax,
            lines: [{ eventId: id, unitCents: now.unit }],
            subtotalCents: now.unit,
            taxes: [{ code: 'HST', province: 'ON', rate: 13_000, baseCents: now.unit, amountCents: now.tax }],
          },
        }),
      { times: 1 },
    );
    await bookButton(page).click();
    const main = page.getByRole('main');
    await expect(main).toContainText(fill(t.checkout.classes.was, { price: formatMoney(priceCents, locale) }));
    for (const cents of [now.unit, now.tax, now.unit + now.tax]) {
      await expect(main.locator('dl')).toContainText(formatMoney(cents, locale));
    }
    // It was only a stand-in for the server: with the right total, the expired hold becomes a booking at one click.
    await page.getByLabel(fields.purchaseOrder).fill('PO-1');
    await expect(main.locator('dl')).toContainText(formatMoney(priceCents, locale));
    await bookButton(page).click();
    await page.clock.resume();
    await expect(page.getByRole('heading', { level: 1, name: t.booking.confirmation.title })).toBeVisible();
  });

  test(`${locale}: an empty cart is said before any script has come`, async ({ page }) => {
    let go = () => {};
    const come = new Promise<void>((resolve) => (go = resolve));
    await page.route('**/*.js', async (route) => {
      await come;
      await route.continue();
    });
    await page.goto(href('checkout', locale), { waitUntil: 'commit' });
    const said = page.getByText(t.checkout.empty);
    await expect(said).toBeVisible();
    await expect(page.getByRole('link', { name: t.checkout.browse })).toBeVisible();
    const top = await said.evaluate((element) => element.getBoundingClientRect().top);
    go();
    await expect(page.getByText(t.checkout.next)).toBeVisible();
    expect(await said.evaluate((element) => element.getBoundingClientRect().top)).toBe(top);
  });

  test(`${locale}: an empty cart offers the next class of six courses, and one press puts a seat into it`, async ({
    page,
    allow,
  }) => {
    allow(/Failed to load resource/);
    // The seats of other tests stay where they are.
    await page.route('**/hold-seats', (route) => route.abort());
    await page.goto(href('checkout', locale));
    await expect(page.getByRole('link', { name: t.checkout.finder })).toHaveAttribute(
      'href',
      href('levelFinder', locale),
    );
    const take = page.getByRole('button', { name: `${plural(1, locale, t.checkout.fix.reduce)}, ` });
    await expect(take).toHaveCount(6);
    const [, title] = present(/, (.+)/.exec(present(await take.last().getAttribute('aria-label'))));
    await take.last().click();
    await expect(page.getByRole('heading', { name: t.checkout.classes.title })).toBeVisible();
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    const stored = await page.evaluate((key) => localStorage.getItem(key), CART_KEY);
    expect(JSON.parse(present(stored))).toMatchObject([{ Qty: 1 }]);
  });

  test(`${locale}: rule 34: the row of a class that is too near says whom to call`, async ({ page }) => {
    const course = locale === 'en' ? 'excel-level-1' : 'excel-niveau-1';
    const near: string[] = [];
    const listed = await (await page.request.get(href('course', locale, { id: course }))).text();
    await page.route('**/course-detail/*', async (route) => {
      const answer = await route.fetch();
      const body = (await answer.json()) as { classes: EventDetail[] };
      const [first, second] = body.classes.filter(
        ({ id, availability }) =>
          availability !== 'closed' && listed.includes(`name="class" value="${id}" class="button`),
      );
      near.push(present(first).id, present(second).id);
      const payment = { [present(first).id]: [], [present(second).id]: ['card'] } as Record<string, string[]>;
      await route.fulfill({
        json: { ...body, classes: body.classes.map((one) => ({ ...one, payment: payment[one.id] ?? one.payment })) },
      });
    });
    await page.goto(href('course', locale, { id: course }));
    const row = (index: number) => page.locator('li').filter({ has: page.locator(`button[value="${near[index]}"]`) });
    await expect.poll(() => near.length).toBeGreaterThan(0);
    await expect(row(0)).toContainText(t.termsOfClass.row.none);
    await expect(row(0).locator('a[href^="tel:"]')).toBeVisible();
    await expect(row(0).locator('button')).toBeHidden();
    await expect(row(1)).toContainText(t.classes.live.card);
  });
  test(`${locale}: a date that the page does not list can be booked, whatever its first row says`, async ({ page }) => {
    const course = locale === 'en' ? 'excel-level-1' : 'excel-niveau-1';
    const address = href('course', locale, { id: course, query: { delivery: 'online' } });
    const listed = await (await page.request.get(address)).text();
    await page.route('**/course-detail/*', async (route) => {
      const answer = await route.fetch();
      const body = (await answer.json()) as { classes: EventDetail[] };
      const classes = body.classes.map((one) => (listed.includes(`value="${one.id}"`) ? { ...one, payment: [] } : one));
      // Rows say whom to call before the others are drawn.
      await route.fulfill({ json: { ...body, classes } });
    });
    await page.goto(address);
    const drawn = page.locator('[data-class-list] li[data-drawn]:visible');
    await expect(drawn.first()).toBeVisible();
    for (const row of await drawn.all()) {
      await expect(row.locator('button')).toBeVisible();
      await expect(row.locator('a[href^="tel:"]')).toHaveCount(0);
    }
  });
}
