import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { MOST_HELD_MINUTES } from '../../src/domain/booking/caps.ts';
import { PROOF_BUSINESS_HOURS } from '../../src/domain/booking/proof.ts';
import { CLOSES, OPENS } from '../../src/domain/booking/waitlist.ts';
import { CLASS_REMINDERS, JOIN_LINK_BUSINESS_DAYS, NAMES_BUSINESS_DAYS } from '../../src/domain/booking/reminders.ts';
import { strings } from '../../src/i18n/strings/index.ts';

const link = JOIN_LINK_BUSINESS_DAYS;
const names = NAMES_BUSINESS_DAYS;
/** Business days: the hours of an office that is open from nine to five. */
const proof = PROOF_BUSINESS_HOURS / (CLOSES - OPENS);
const [week, eve] = CLASS_REMINDERS;
const contentOf = (file: string) => readFileSync(`content/${file}`, 'utf8').replaceAll('\u00a0', ' ');

test.each([
  [
    'en',
    `${link} business days before the first session`,
    `${names} business days before`,
    `${week} days and ${eve} day`,
  ],
  [
    'fr',
    `${link} jours ouvrables avant la première séance`,
    `${names} jours ouvrables avant`,
    `${week} jours et ${eve} jour`,
  ],
] as const)(
  'rule 30: questions, pages and mails promise the days that the clock keeps (%s)',
  (language, linkDays, namesDays, reminders) => {
    const questions = contentOf(`questions/${language}.yaml`);
    for (const days of [linkDays, namesDays, reminders]) expect(questions).toContain(days);
    const { mail, liveSupport, checkout } = strings(language);
    expect(JSON.stringify(liveSupport).replaceAll('\u00a0', ' ')).toContain(linkDays);
    expect(mail.confirmation.names.replaceAll('\u00a0', ' ')).toContain(namesDays);
    expect(checkout.participants.help.replaceAll('\u00a0', ' ')).toContain(namesDays);
  },
);

test('rule 9: a page takes names for as long as reminders ask for them', () => {
  expect(contentOf('company/policies.yaml')).toContain(`namesUntilBusinessDays: ${names}\n`);
});

test.each([
  ['en', `within ${proof} business days`, 'an hour in all'],
  ['fr', `dans les ${proof} jours ouvrables`, 'une heure en tout'],
] as const)(
  'rules 5 and 41: terms and questions say how long seats and a proof are waited for (%s)',
  (language, hours, held) => {
    expect(MOST_HELD_MINUTES).toBe(60);
    for (const file of [`pages/${language}/terms.md`, `questions/${language}.yaml`]) {
      expect(contentOf(file)).toContain(hours);
      expect(contentOf(file)).toContain(held);
    }
  },
);
