import type { overlaps as en } from '../en/overlaps.ts';
import type { Texts } from '../texts.ts';

export const overlaps: Texts<typeof en> = {
  both: '{name} a une place dans deux sessions qui ont lieu en même temps : « {first} » et « {second} ».',
};
