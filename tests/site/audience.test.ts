import { expect, it } from 'vitest';
import { invoiceTerms } from '../../src/domain/booking/invoice-terms.ts';
import { first, present } from '../../src/domain/present.ts';
import { holidaysOf } from '../../src/domain/time/calendar.ts';
import { locales } from '../../src/i18n/locales.ts';
import { href } from '../../src/i18n/routes.ts';
import { pages, siteData } from './built-pages.ts';

const { build, classes, holidays, invoice, office } = siteData;

/** The classes that there was still time to pay on invoice when the pages were built. */
const inTime = classes.filter(
  ({ cancelled, sessions, timeZone }) =>
    !cancelled &&
    invoiceTerms({
      now: Date.parse(build.time),
      timeZone: office.timeZone,
      dueBusinessDays: invoice.dueBusinessDays,
      holidays: holidaysOf(holidays, office.province),
      classes: [{ startsAt: Date.parse(first(sessions).start), timeZone }],
    }),
);

// Associations and governments pay on invoice, and where no card is taken the office has to be called for the others.
it.each(locales.flatMap((locale) => [href('associations', locale), href('government', locale)]))(
  '%s shows of each course a class that can be paid on invoice, where there is one',
  (path) => {
    const buttons = pages.find((page) => page.path === path)?.root.querySelectorAll('.class-rows button') ?? [];
    expect(buttons).toHaveLength(4);
    for (const button of buttons) {
      const shown = present(classes.find(({ id }) => id === button.getAttribute('value')));
      const some = inTime.some(({ courseId }) => courseId === shown.courseId);
      expect(inTime.includes(shown) || !some, shown.id).toBe(true);
    }
  },
);
