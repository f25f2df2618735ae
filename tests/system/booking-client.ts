import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { BookingView, ConfirmRequest } from '../../src/domain/booking/contract.ts';
import type { Hold, HoldRefusal, HoldRequest } from '../../src/domain/booking/hold-contract.ts';
import type { CourseDetail, EventDetail } from '../../src/domain/catalogue/classes.ts';
import type { Payable } from '../../src/domain/payments/contract.ts';
import type { SiteData } from '../../src/domain/site/site-data.ts';
import { first } from '../../src/domain/present.ts';

/** What the site that is built says of itself. */
const siteData = JSON.parse(readFileSync('.site/data.json', 'utf8')) as SiteData;

export interface Answer<T> {
  status: number;
  body: T;
  /** When to come again, where the site says so. */
  retryAfter?: string;
}

/** Sends the head and half of the body, and is done when they are on their way; the rest never comes. */
function callHalf(url: string, origin: string, path: string, body: unknown, key: string): Promise<void> {
  const text = JSON.stringify(body);
  return new Promise((resolve) => {
    const sent = httpRequest(`${url}/Website/${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(text),
        'idempotency-key': key,
        origin,
      },
    });
    // How it ends is up to the server.
    sent.on('error', () => undefined);
    sent.write(text.slice(0, text.length / 2), () => resolve());
  });
}

/** The API as a browser on the site calls it; `origin` is the site's, where the server is reached by another address, and `address` the visitor's own. */
export function bookingClient(url: string, origin = url, address?: string) {
  async function call<T>(method: string, path: string, body?: unknown, key?: string): Promise<Answer<T>> {
    const answer = await fetch(`${url}/Website/${path}`, {
      method,
      headers: {
        accept: 'application/json',
        ...(method === 'GET' ? {} : { 'content-type': 'application/json', origin }),
        ...(key ? { 'idempotency-key': key } : {}),
        ...(address === undefined ? {} : { 'cf-connecting-ip': address }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    const retryAfter = answer.headers.get('retry-after') ?? undefined;
    return { status: answer.status, body: (text ? JSON.parse(text) : null) as T, retryAfter };
  }

  return {
    course: (id: string) => call<CourseDetail>('GET', `course-detail/${id}`),
    event: (id: string) => call<EventDetail>('GET', `event-detail/${id}`),
    booking: (reference: string) => call<BookingView>('GET', `booking/${reference}`),
    hold: (event: EventDetail, quantity: number, key: string = randomUUID(), language = 'en') =>
      call<Hold>(
        'POST',
        'hold-seats',
        { language, lines: [{ eventId: event.id, quantity, priceCents: event.priceCents }] },
        key,
      ),
    /** A cart of several classes: all of it, or none. */
    holdCart: (lines: HoldRequest['lines'], key: string = randomUUID()) =>
      call<Hold | HoldRefusal>('POST', 'hold-seats', { language: 'en', lines }, key),
    /** Asks how a booking stands that waits for its card, and where that is asked for. */
    payAt: (reference: string) => call<Payable>('POST', `pay-booking/${reference}`, {}),
    release: (reference: string) => call<null>('POST', `release-hold/${reference}`, {}),
    confirm: (reference: string, request: ConfirmRequest, key: string = randomUUID()) =>
      call<BookingView>('POST', `confirm-booking/${reference}`, request, key),
    /** Opens the link that a mail holds. */
    proveBy: (token: string) => call<null>('POST', `prove-booking/${token}`, { mine: true }),
    /** Opens the link of the mail that asks the buyer for proof, and reads the booking as it is then, with what that link holds. */
    async prove({ reference, number }: Pick<BookingView, 'reference' | 'number'>) {
      let token: string | undefined;
      // Mails leave after the answer.
      for (let tries = 0; tries < 200 && token === undefined; tries += 1) {
        if (tries > 0) await wait(50);
        token = await proofToken(url, number ?? '');
      }
      const { status } = await call('POST', `prove-booking/${token}`, { mine: true });
      if (status !== 204) throw new Error(`the proof was answered by ${status}`);
      return { ...(await call<BookingView>('GET', `booking/${token}`)).body, secret: token ?? reference };
    },
    confirmHalf: (reference: string, request: ConfirmRequest, key: string = randomUUID()) =>
      callHalf(url, origin, `confirm-booking/${reference}`, request, key),
  };
}

/** What the link in the mail to the buyer of a booking holds; `undefined` until the mail is there. */
export async function proofToken(url: string, number: string): Promise<string | undefined> {
  const mails = (await (await fetch(`${url}/local/mailbox.json`)).json()) as { text: string }[];
  const texts = mails.map(({ text }) => text).filter((text) => text.includes(number));
  return texts.flatMap((text) => /#([\w-]{43})(?![\w-])/.exec(text)?.[1] ?? [])[0];
}

/** An order on invoice by a buyer in Ontario (HST 13 %). */
export function order(event: EventDetail, quantity: number, name = 'Robin'): ConfirmRequest {
  const subtotal = event.priceCents * quantity;
  return {
    contact: {
      firstName: name,
      lastName: 'Tremblay',
      email: 'robin@example.ca',
      phone: '613-555-0101',
      organisation: 'Example Institute',
    },
    billing: {
      line1: '1 Elgin Street',
      line2: '',
      city: 'Ottawa',
      country: 'CA',
      province: 'ON',
      postalCode: 'K1P 5K7',
    },
    buyer: 'organisation',
    terms: { language: 'en', version: siteData.terms.en },
    participants: [],
    paymentMethod: 'invoice',
    purchaseOrder: 'PO-1',
    budgetCode: '',
    totalCents: subtotal + Math.round((subtotal * 13) / 100),
  };
}

/** An online class of a course that starts late enough to be booked on invoice. */
export async function onlineClass(url: string, course = 'excel-level-1'): Promise<EventDetail> {
  const { body } = await bookingClient(url).course(course);
  const weeksAhead = Date.now() + 30 * 86_400_000;
  const found = body.classes.find(
    (one) => one.delivery === 'online' && Date.parse(first(one.sessions).start) > weeksAhead,
  );
  if (!found) throw new Error(`${course} has no online class in a month or more`);
  return found;
}
