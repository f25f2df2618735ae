import type { offeredSeats as en } from '../en/offered-seats.ts';
import type { Texts } from '../texts.ts';

export const offeredSeats: Texts<typeof en> = {
  kept: 'Les places que nous vous avons offertes restent retenues pour vous jusqu’au {date} à {time}, même après la fin de ce compte à rebours.',
  gone: 'Les places que nous vous avons offertes ne sont plus retenues pour ce panier : elles ont été rendues, ou sont dans une autre réservation en cours.',
  givenBack:
    'Les places que nous vous avons offertes ont été rendues. Si une réservation qui les contient est encore ouverte, elle ne les retient plus.',
};
