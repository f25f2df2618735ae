import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { JOIN_LINK_BUSINESS_DAYS, NAMES_BUSINESS_DAYS } from '../../src/domain/booking/reminders.ts';
import { strings } from '../../src/i18n/strings/index.ts';

const link = JOIN_LINK_BUSINESS_DAYS;
const names = NAMES_BUSINESS_DAYS;

test.each([
  ['en', `${link} business days before the first session`, `${names} business days before`],
  ['fr', `${link} jours ouvrables avant la première séance`, `${names} jours ouvrables avant`],
] as const)(
  'rule 30: questions, pages and mails promise the days that the clock keeps (%s)',
  (language, linkDays, namesDays) => {
    const questions = readFileSync(`content/questions/${language}.yaml`, 'utf8');
    expect(questions).toContain(linkDays);
    expect(questions).toContain(namesDays);
    const { mail, liveSupport } = strings(language);
    expect(JSON.stringify(liveSupport).replaceAll('\u00a0', ' ')).toContain(linkDays);
    expect(mail.confirmation.names.replaceAll('\u00a0', ' ')).toContain(namesDays);
  },
);
