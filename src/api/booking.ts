import * as v from 'valibot';
import {
  BookingView,
  Hold,
  HoldRefusal,
  PriceChanged,
  type ConfirmRequest,
  type HoldRequest,
} from '../domain/booking/contract.ts';
import { site } from './client.ts';

const reference = (call: string, id: string) => `/Website/${call}/${encodeURIComponent(id)}`;

/** Takes the seats of a whole cart, or none; a refusal tells why, line by line. */
export const holdSeats = (body: HoldRequest, key: string) =>
  site.post('/Website/hold-seats', { body, key, answer: Hold, refusal: HoldRefusal });

/** Once per hold. */
export const extendHold = (id: string, key: string) =>
  site.post(reference('extend-hold', id), { body: {}, key, answer: Hold });

export const releaseHold = (id: string, key: string) =>
  site.post(reference('release-hold', id), { body: {}, key, answer: v.unknown() });

/** Books what is held. */
export const confirmBooking = (id: string, body: ConfirmRequest, key: string) =>
  site.post(reference('confirm-booking', id), {
    body,
    key,
    answer: BookingView,
    refusal: v.union([HoldRefusal, PriceChanged]),
  });

export const bookingOf = (id: string) => site.get(reference('booking', id), { answer: BookingView });
