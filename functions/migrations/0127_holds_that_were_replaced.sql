-- The hold that took the place of one. Two requests that replace the same hold at once, of two carts where a browser keeps no cookies, end in
-- one: whoever is later replaces what the other made of it.
ALTER TABLE bookings ADD COLUMN replaced_by TEXT;
