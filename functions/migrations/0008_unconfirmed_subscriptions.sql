-- What was never confirmed is no proof of anything, and is deleted after a while (functions/scheduled.ts). What was
-- confirmed stays, and stays confirmed.
DROP TRIGGER newsletter_consents_are_kept;

CREATE TRIGGER newsletter_consents_are_kept BEFORE DELETE ON newsletter_consents
WHEN OLD.confirmed_at IS NOT NULL
BEGIN
  SELECT RAISE(ABORT, 'a proof of consent is never deleted');
END;

CREATE TRIGGER newsletter_consents_stay_confirmed BEFORE UPDATE OF confirmed_at, confirmed_from ON newsletter_consents
WHEN OLD.confirmed_at IS NOT NULL
BEGIN
  SELECT RAISE(ABORT, 'a proof of consent does not change');
END;

CREATE INDEX newsletter_consents_unconfirmed ON newsletter_consents (given_at) WHERE confirmed_at IS NULL;
