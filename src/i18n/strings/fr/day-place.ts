import type { dayPlace as en } from '../en/day-place.ts';
import type { Texts } from '../texts.ts';

export const dayPlace: Texts<typeof en> = {
  online: '{session}, en ligne',
  room: '{session}, salle {room}',
};
