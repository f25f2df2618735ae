import * as v from 'valibot';
import { ConfirmRequest, type Participant } from '../../domain/booking/contract.ts';
import { FieldReason } from '../../domain/api/errors.ts';
import { duplicateParticipants } from '../../domain/booking/participants.ts';
import { emptyDraft, type Draft } from '../../stores/draft.ts';

/** Why fields are refused, by their dotted path, in the order in which they stand on the page. */
export type Problems = Record<string, FieldReason>;

/** `k1a0b1` → `K1A 0B1`, as it stands on an invoice. What is none stays wrong. */
const canadianPostalCode = (typed: string) =>
  typed
    .trim()
    .toUpperCase()
    .replace(/^(\w{3})(\w{3})$/, '$1 $2');

/** What is typed, in the shape of the request; nothing is checked yet. */
export function inputOf(draft: Draft, participants: readonly Participant[], totalCents: number) {
  const inCanada = draft['billing.country'] === 'CA';
  return {
    contact: {
      firstName: draft['contact.firstName'],
      lastName: draft['contact.lastName'],
      email: draft['contact.email'],
      phone: draft['contact.phone'],
      organisation: draft['contact.organisation'],
    },
    billing: {
      line1: draft['billing.line1'],
      line2: draft['billing.line2'],
      city: draft['billing.city'],
      country: draft['billing.country'],
      province: inCanada && draft['billing.province'] !== '' ? draft['billing.province'] : null,
      postalCode: inCanada ? canadianPostalCode(draft['billing.postalCode']) : draft['billing.postalCode'],
    },
    participants: [...participants],
    paymentMethod: 'invoice',
    purchaseOrder: draft.purchaseOrder,
    budgetCode: draft.budgetCode,
    totalCents,
  };
}

/** Checks what is typed: the request to send, or the first reason of each field that stands in the way. */
export function check(input: ReturnType<typeof inputOf>): { request: ConfirmRequest } | { problems: Problems } {
  const parsed = v.safeParse(ConfirmRequest, input);
  const problems: Problems = {};
  for (const issue of parsed.issues ?? []) {
    const path = v.getDotPath(issue);
    if (path !== null) problems[path] ??= v.is(FieldReason, issue.message) ? issue.message : 'invalid';
  }
  const duplicates = duplicateParticipants(input.participants, new Map());
  const all = { ...duplicates, ...problems };
  return parsed.success && Object.keys(all).length === 0 ? { request: parsed.output } : { problems: all };
}

const fields = Object.keys(emptyDraft);
const order = [...fields.filter((field) => field.includes('.')), 'participants.', ...fields];

/** The problems in the order in which their fields stand on the page. */
export function inOrder(problems: Problems): (readonly [path: string, reason: FieldReason])[] {
  const rank = (path: string) => order.findIndex((start) => path.startsWith(start));
  return Object.entries(problems).sort(([a], [b]) => rank(a) - rank(b));
}

/** The id of a field's element. */
export const idOf = (path: string) => path.replaceAll('.', '-');
