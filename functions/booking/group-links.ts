import { fill } from '../../src/i18n/format.ts';
import type { Locale } from '../../src/i18n/locales.ts';
import { strings } from '../../src/i18n/strings/index.ts';
import type { MailNeeds } from '../platform/capability.ts';
import { action, type Part } from '../platform/mail/layout.ts';
import type { PrivateGroup } from './private-seats.ts';
import { manageAddress } from './secret.ts';

/**
 * The buttons by which the client of a private class names who comes, one for each booking of it that is asked for: what they say counts
 * all its people, in the order of its bookings.
 */
export async function groupLinks(
  needs: MailNeeds,
  groups: readonly PrivateGroup[],
  language: Locale,
  asked: (group: PrivateGroup) => boolean = () => true,
): Promise<Part[]> {
  const t = strings(language).bookingMail.privateClass;
  const before = (index: number) => groups.slice(0, index).reduce((sum, { quantity }) => sum + quantity, 0);
  const labelled = groups.map((group, index) => ({
    group,
    label:
      groups.length === 1
        ? t.action
        : fill(t.actionOf, { from: before(index) + 1, to: before(index) + group.quantity }),
  }));
  return Promise.all(
    labelled
      .filter(({ group }) => asked(group))
      .map(async ({ group, label }) => action(label, await manageAddress(needs, group, language))),
  );
}
