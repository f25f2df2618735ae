import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FORGET_MS } from '../../functions/accounts/attempts.ts';
import { IDLE_MS, SESSION_MS } from '../../functions/accounts/session.ts';
import { CART_LIFE_SECONDS } from '../../functions/booking/visitor.ts';
import { UNBOUGHT_DAYS } from '../../functions/packages/stored.ts';
import { ENQUIRY_LIFE_DAYS } from '../../functions/platform/tasks.ts';
import { LIFE_DAYS, UNPROVED_DAYS } from '../../functions/waitlist/stored.ts';
import { ACCOUNT_KEY, ENDED_KEY } from '../../src/domain/accounts/granted.ts';
import { MOST_HELD_MINUTES } from '../../src/domain/booking/caps.ts';
import { HOLD_MINUTES } from '../../src/domain/booking/hold-contract.ts';
import { CART_KEY } from '../../src/domain/cart/stored-seats.ts';
import { UNCONFIRMED_DAYS } from '../../src/domain/enquiries/newsletter.ts';
import { ENTRY_KEY } from '../../src/domain/measuring/visit.ts';
import { CONSENT_KEY } from '../../src/domain/site/third-parties.ts';
import { FRENCH_PREFERENCE } from '../../src/domain/storage/french-preference.ts';
import { KEPT_FONT } from '../../src/domain/storage/kept-font.ts';

const HOUR_MS = 3_600_000;
const policy = (locale: string) => readFileSync(`content/pages/${locale}/privacy.md`, 'utf8').replaceAll('\u00a0', ' ');

/** How long is kept what, in days, hours and minutes, as the code keeps it. */
const lives = {
  idle: IDLE_MS / HOUR_MS,
  session: SESSION_MS / HOUR_MS / 24,
  cart: CART_LIFE_SECONDS / 3_600,
  logins: FORGET_MS / HOUR_MS,
  years: ENQUIRY_LIFE_DAYS / 365,
};

test.each([
  [
    'en',
    [
      `ends after ${lives.idle} hours without use and after ${lives.session} days at the latest`,
      `and ends after ${lives.cart} hours`,
      `forgotten after ${lives.logins} hours`,
      `lapse after ${HOLD_MINUTES} minutes, or ${MOST_HELD_MINUTES} if extended`,
      `never confirmed:** ${UNBOUGHT_DAYS} days`,
      `never confirmed: ${UNCONFIRMED_DAYS} days`,
      `${LIFE_DAYS} days after the wait has ended, and ${UNPROVED_DAYS} days where the link`,
      'applications:** two years',
      'trainers:** two years',
    ],
  ],
  [
    'fr',
    [
      `expire après ${lives.idle} heures d’inactivité, au plus tard après ${lives.session} jours`,
      `et expire après ${lives.cart} heures`,
      `oubliées après ${lives.logins} heures`,
      `expirent après ${HOLD_MINUTES} minutes, ou ${MOST_HELD_MINUTES} si vous prolongez`,
      `jamais confirmées :** ${UNBOUGHT_DAYS} jours`,
      `jamais confirmée : ${UNCONFIRMED_DAYS} jours`,
      `${LIFE_DAYS} jours après la fin de l’attente, et ${UNPROVED_DAYS} jours si le lien`,
      'candidatures :** deux ans',
      'formateurs :** deux ans',
    ],
  ],
])('rules 30 and 44: the privacy policy tells how long the code keeps what (%s)', (locale, sentences) => {
  expect(lives.years).toBe(2);
  for (const sentence of sentences) expect(policy(locale)).toContain(sentence);
});

test.each(['en', 'fr'])('rule 40: the privacy policy names what the site keeps in a browser (%s)', (locale) => {
  const named = [
    CART_KEY,
    'listParticipants',
    'cartSide',
    ACCOUNT_KEY,
    ENDED_KEY,
    FRENCH_PREFERENCE,
    KEPT_FONT,
    'campaign',
    ENTRY_KEY,
    CONSENT_KEY,
  ];
  for (const key of [...named, '__Host-session', '__Host-device', '__Host-cart'])
    expect(policy(locale)).toContain(`\`${key}\``);
});
