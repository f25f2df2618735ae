import { expect, test } from 'vitest';
import { CONSENT_WORDING } from '../../domain/enquiries/newsletter.ts';
import { strings } from './index.ts';

test('what people agree to is the wording of its version: another wording is another version', () => {
  const wordings = {
    '2026-11': [
      'Yes, I would like to receive news, offers and invitations from {name} by e-mail. I can withdraw my consent at any time.',
      'Oui, {name} peut m’envoyer par courriel ses nouvelles, offres et invitations. Je peux retirer mon consentement en tout temps.',
    ],
  };
  expect([strings('en').subscription.consent, strings('fr').subscription.consent]).toEqual(wordings[CONSENT_WORDING]);
});
