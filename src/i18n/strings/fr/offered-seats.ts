import type { offeredSeats as en } from '../en/offered-seats.ts';
import type { Texts } from '../texts.ts';

export const offeredSeats: Texts<typeof en> = {
  kept: 'Les places que nous vous avons offertes restent retenues pour vous jusqu’au {date} à {time}, même après la fin de ce compte à rebours.',
};
