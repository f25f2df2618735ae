import { buildTime } from '~/build/moment.ts';
import { company } from '~/collections/company/load.ts';
import { holidayTable } from '~/collections/policies/link.ts';
import { comingHolidays, policies } from '~/collections/policies/load.ts';
import type { UpcomingClass } from '~/collections/schedule/load.ts';
import { cancellationSteps } from '~/domain/booking/cancellation.ts';
import { holidaysOf } from '~/domain/time/calendar.ts';
import { cancellationText } from '~/i18n/cancellation-text.ts';
import type { Locale } from '~/i18n/locales.ts';
import { strings } from '~/i18n/strings/index.ts';

/** What cancelling a class costs on the day of the build, in words; on a later day the page's script says it again. */
export async function cancellingText(one: UpcomingClass, locale: Locale): Promise<string> {
  const [{ cancellation }, { headOffice }, holidays] = await Promise.all([policies(), company(), comingHolidays()]);
  const tiers = cancellation.map(({ minBusinessDays, feePercent }) => ({ minBusinessDays, feeRate: feePercent }));
  const steps = cancellationSteps(tiers, {
    now: buildTime.getTime(),
    start: one.start,
    timeZone: one.timeZone,
    holidays: holidaysOf(holidayTable(holidays), one.place?.province ?? headOffice.province),
  });
  return cancellationText(steps, locale, strings(locale).termsOfClass.cancelling);
}
