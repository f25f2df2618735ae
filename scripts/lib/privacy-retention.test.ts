import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { BACKUPS_KEPT } from '../../functions/backups/index.ts';
import { TAX, type Stored } from '../../functions/platform/stored.ts';
import { storedData } from '../../functions/stored-data.ts';
import { NEEDS_LIFE_DAYS } from '../../src/domain/needs/needs.ts';

const policy = (locale: string) => readFileSync(`content/pages/${locale}/privacy.md`, 'utf8').replaceAll('\u00a0', ' ');

const days = (count: number) => ({ days: count });

/** What the policy says, and the lives that it says it of: `null` is until somebody asks. */
const told: Record<Stored['told'], { en: string; fr: string; lives: Stored['life'][] } | null> = {
  bookings: {
    en: 'six years after the end of the year. Then names and addresses are deleted',
    fr: 'soit six ans après la fin de l’année. Les noms et les adresses sont ensuite supprimés',
    lives: [TAX],
  },
  unprovedBookings: {
    en: 'neither confirmed nor paid for:** names and addresses, 30 days after it ended',
    fr: 'ni confirmée ni payée :** noms et adresses, 30 jours après sa fin',
    lives: [days(30)],
  },
  mails: {
    en: 'with the booking; not what it said. A mail that could not be sent: 30 days',
    fr: 'avec la réservation, mais pas le contenu. Un courriel qui n’a pas pu partir : 30 jours',
    lives: [TAX, days(30), days(7)],
  },
  needs: {
    en: `need in class:** ${NEEDS_LIFE_DAYS} days after their last class`,
    fr: `en session :** ${NEEDS_LIFE_DAYS} jours après leur dernière session`,
    lives: [days(NEEDS_LIFE_DAYS)],
  },
  certificates: { en: '**Certificates:** as long', fr: '**Attestations :** aussi longtemps', lives: [TAX] },
  answers: { en: 'may repeat:** 48 hours', fr: 'pourrait répéter :** 48 heures', lives: [days(2)] },
  holds: { en: 'are deleted a day later', fr: 'sont supprimées un jour plus tard', lives: [days(1)] },
  address: {
    en: 'or a day after the seats are free again',
    fr: 'un jour après que les places sont redevenues libres',
    lives: [days(1), days(2)],
  },
  packages: { en: 'never confirmed:** 7 days', fr: 'jamais confirmées :** 7 jours', lives: [days(7)] },
  accounts: {
    en: 'until you ask us to close yours. Sessions and links to set a password are deleted when they are over',
    fr: 'jusqu’à ce que vous demandiez la fermeture du vôtre. Les connexions et les liens de mot de passe sont détruits une fois échus',
    lives: [null, days(0), days(1), days(2)],
  },
  logins: { en: 'forgotten after 24 hours', fr: 'oubliées après 24 heures', lives: [days(1)] },
  newsletter: {
    en: 'until you leave; the proof of consent for three years after that',
    fr: 'jusqu’à votre désabonnement; la preuve de consentement, trois ans de plus',
    lives: [null, days(3 * 365)],
  },
  unconfirmed: { en: 'never confirmed: 30 days', fr: 'jamais confirmée : 30 jours', lives: [days(30)] },
  messages: { en: 'applications:** two years', fr: 'candidatures :** deux ans', lives: [days(730)] },
  places: {
    en: 'for a webinar or an event we keep such a code for 90 days',
    fr: 'à un webinaire ou à un événement, nous conservons un tel code pendant 90 jours',
    lives: [days(90)],
  },
  waits: { en: '90 days after the wait has ended', fr: '90 jours après la fin de l’attente', lives: [days(90)] },
  unprovedWaits: { en: 'and 7 days where the link', fr: 'et 7 jours si le lien', lives: [days(7)] },
  unprovedRegistrations: {
    en: 'events that were never confirmed: a day',
    fr: 'qui n’ont jamais été confirmées : un jour',
    lives: [days(1)],
  },
  classes: { en: 'trainers:** two years', fr: 'formateurs :** deux ans', lives: [days(730)] },
  trainers: { en: 'taught a class:** two years', fr: 'donné une session :** deux ans', lives: [days(730)] },
  counters: {
    en: 'the key changes every day and the old one is deleted a day later',
    fr: 'la clé change chaque jour, et l’ancienne est détruite un jour plus tard',
    lives: [days(1), days(2)],
  },
  staff: {
    en: 'with your data:** three years; who made a promo code or acted on a booking, as long as tax law requires',
    fr: 'de vos données :** trois ans; qui a créé un code promotionnel ou agi sur une réservation, aussi longtemps que l’exigent les lois fiscales',
    lives: [TAX, days(3 * 365)],
  },
  // A developer's machine alone has it.
  nothing: null,
};

test.each(['en', 'fr'] as const)(
  'rules 30 and 44: the privacy policy says how long each thing is kept (%s)',
  (locale) => {
    const text = policy(locale);
    expect(Object.values(told).flatMap((one) => (one && !text.includes(one[locale]) ? [one[locale]] : []))).toEqual([]);
  },
);

test('rule 44: what is kept is kept for as long as its passage of the privacy policy says', () => {
  const others = storedData.filter((row) => {
    const passage = told[row.told];
    return passage && !passage.lives.some((life) => JSON.stringify(life) === JSON.stringify(row.life));
  });
  expect(others.map(({ table, told: passage, life }) => ({ table, passage, life }))).toEqual([]);
  const tables = storedData.filter((row) => row.told === 'nothing').map(({ table }) => table);
  expect(tables).toEqual(['local_mail']);
});

test.each([
  ['en', `**Backups:** encrypted, ${BACKUPS_KEPT} days`],
  ['fr', `**Copies de sauvegarde :** chiffrées, ${BACKUPS_KEPT} jours`],
])('rule 44: the privacy policy says how long backups are kept (%s)', (locale, sentence) => {
  expect(policy(locale)).toContain(sentence);
});
