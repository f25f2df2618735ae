import { duplicateParticipants } from './participants.ts';
import { AcceptedTerms, buyers, ChosenLanguage } from './buyer.ts';
import { Billing, countries, TypedContact } from './billing.ts';
import { ConfirmRequest, Participant } from './contract.ts';
import * as v from 'valibot';
import type { Language } from '../catalogue/classes.ts';
import { isEmail } from '../fields.ts';
import { field, nested, refusing, type Fields, type Form, type Values } from '../forms/form.ts';
import { provinces } from '../money/provinces.ts';
import { paymentMethods } from './payment-methods.ts';

const { entries: contact } = TypedContact;
const { entries: billing } = Billing;

export const contactFields = {
  'contact.firstName': field(contact.firstName, { autocomplete: 'given-name' }),
  'contact.lastName': field(contact.lastName, { autocomplete: 'family-name' }),
  'contact.email': field(contact.email, { type: 'email', autocomplete: 'email' }),
  'contact.phone': field(contact.phone, { type: 'tel', autocomplete: 'tel' }),
} satisfies Fields;

export const inCanada = (typed: Values) => (typed['billing.country'] ?? 'CA') === 'CA';

const forOrganisation = ({ buyer = 'organisation' }: Values) => buyer === 'organisation';

/** For whom it is bought. Who buys for herself is asked for no organisation, and one that was typed before is not sent. */
export const buyerFields = {
  buyer: field(ConfirmRequest.entries.buyer, { as: 'few', options: buyers, initial: 'organisation' }),
  'contact.organisation': field(contact.organisation, {
    autocomplete: 'organization',
    required: true,
    asked: forOrganisation,
    wide: true,
  }),
} satisfies Fields;

export const billingFields = {
  'billing.line1': field(billing.line1, { autocomplete: 'billing address-line1' }),
  'billing.line2': field(billing.line2, { autocomplete: 'billing address-line2' }),
  'billing.city': field(billing.city, { autocomplete: 'billing address-level2' }),
  'billing.country': field(billing.country, {
    as: 'choice',
    options: countries,
    initial: 'CA',
    autocomplete: 'billing country',
  }),
  'billing.postalCode': field(billing.postalCode, { autocomplete: 'billing postal-code' }),
  'billing.province': field(v.picklist(provinces, 'required'), {
    as: 'choice',
    options: provinces,
    autocomplete: 'billing address-level1',
    asked: inCanada,
  }),
} satisfies Fields;

export const paymentFields = {
  /** The page offers those that the classes can be paid with. */
  paymentMethod: field(ConfirmRequest.entries.paymentMethod, { as: 'few', options: paymentMethods }),
  /** Whoever buys for herself has neither. */
  purchaseOrder: field(ConfirmRequest.entries.purchaseOrder, { autocomplete: 'off', asked: forOrganisation }),
  budgetCode: field(ConfirmRequest.entries.budgetCode, { autocomplete: 'off', asked: forOrganisation }),
} satisfies Fields;

/** Whether French comes first, of the terms and of the invoice, and English may be chosen then (booking rules 22 and 32). */
export const frenchFirst = (typed: Values, locale: Language) =>
  locale === 'en' && inCanada(typed) && typed['billing.province'] === 'QC';

/** The language of the booking and its papers: of the page, where a buyer in Quebec does not choose it. */
const languageFields = (locale: Language) =>
  ({
    language: field(ChosenLanguage, { as: 'few', options: ['fr', 'en'], asked: (typed) => frenchFirst(typed, locale) }),
  }) satisfies Fields;

export const termsFields = (locale: Language) =>
  ({
    'terms.language': field(AcceptedTerms.entries.language, {
      as: 'few',
      options: ['fr', 'en'],
      asked: (typed) => frenchFirst(typed, locale),
      kept: false,
    }),
    'terms.version': field(AcceptedTerms.entries.version, { as: 'tick', kept: false }),
  }) satisfies Fields;

/** What may be said of who takes a seat. It is kept with the cart, seat by seat, and not in the draft. */
const seatFields = {
  firstName: field(Participant.entries.firstName, { autocomplete: 'off', kept: false }),
  lastName: field(Participant.entries.lastName, { autocomplete: 'off', kept: false }),
  email: field(Participant.entries.email, { type: 'email', autocomplete: 'off', kept: false }),
} satisfies Fields;

export type SeatField = keyof typeof seatFields;
export const seatFieldNames = Object.keys(seatFields) as SeatField[];

/** The field of a seat, counted over all classes of the booking. */
export const seatField = (seat: number, name: SeatField) => `participants.${seat}.${name}`;

/** `k1a0b1` → `K1A 0B1`, as it stands on an invoice. What is none stays wrong. */
export const canadianPostalCode = (typed = '') =>
  typed
    .trim()
    .toUpperCase()
    .replace(/^(\w{3})(\w{3})$/, '$1 $2');

const isOneOfEach = (seats: readonly { eventId: string }[]) =>
  new Set(seats.map(({ eventId }) => eventId)).size === seats.length;

const Request = v.pipe(
  ConfirmRequest,
  refusing<ConfirmRequest>(({ participants, buyer }) => ({
    ...(buyer === 'myself' && !isOneOfEach(participants) ? { buyer: 'not_for_oneself' as const } : {}),
    ...duplicateParticipants(participants, new Map()),
  })),
);

/** What a page at checkout knows beyond what is typed. */
export interface CheckoutPage {
  /** Its language, which becomes that of the booking unless a buyer in Quebec has chosen. */
  locale: Language;
  /** The terms in force, by language. */
  terms: Record<Language, string>;
  /** The total that the visitor agrees to. */
  totalCents: number;
  /** Of seats that pay for some of the classes; `''` where none do. */
  packageCode?: string;
  /** That takes something off the rest; `''` where none does. */
  promoCode?: string;
}

/** The terms that were ticked; in French first, where a choice of language is still to be made. */
export function acceptedTerms(typed: Values, { locale, terms }: Omit<CheckoutPage, 'totalCents'>) {
  const language = frenchFirst(typed, locale) ? (typed['terms.language'] ?? '') : locale;
  return { language, version: typed['terms.version'] === 'on' ? terms[language === 'en' ? 'en' : 'fr'] : '' };
}

/** Whether who buys for herself takes the seats that name nobody: she asks for one in each class. */
export const buyerTakesPart = (seats: readonly { eventId: string }[], typed: Values): boolean =>
  typed.buyer === 'myself' && isOneOfEach(seats);

/** Who takes a seat: who is typed there, else, where `orBuyer` says so, the contact. */
function personOf(typed: Values, seat: number, orBuyer: boolean): Record<SeatField, string> {
  const valuesBy = (nameOf: (name: SeatField) => string) =>
    Object.fromEntries(seatFieldNames.map((name) => [name, typed[nameOf(name)] ?? ''])) as Record<SeatField, string>;
  const named = valuesBy((name) => seatField(seat, name));
  const isNobody = seatFieldNames.every((name) => named[name].trim() === '');
  if (!orBuyer || !isNobody) return named;
  const buyer = valuesBy((name) => `contact.${name}`);
  // What is wrong with it is said at the contact, and nowhere else.
  return { ...buyer, email: isEmail(buyer.email.trim()) ? buyer.email : '' };
}

/** The checkout for these seats, class by class. */
export function checkoutForm(seats: readonly { eventId: string }[], page: CheckoutPage): Form<ConfirmRequest> {
  const people = seats.flatMap((_, seat) =>
    seatFieldNames.map((name) => [seatField(seat, name), seatFields[name]] as const),
  );
  return {
    fields: {
      ...contactFields,
      ...buyerFields,
      ...billingFields,
      ...languageFields(page.locale),
      ...Object.fromEntries(people),
      ...paymentFields,
      ...termsFields(page.locale),
    },
    schema: () => Request,
    inputOf(typed) {
      const canadian = inCanada(typed);
      const { 'billing.postalCode': postalCode, 'billing.province': province = '' } = typed;
      const own = [...Object.keys(contactFields), ...Object.keys(billingFields), ...Object.keys(paymentFields)];
      return {
        ...nested({
          ...Object.fromEntries(own.map((name) => [name, typed[name] ?? ''])),
          'contact.organisation': forOrganisation(typed) ? (typed['contact.organisation'] ?? '') : '',
          ...(!forOrganisation(typed) && { purchaseOrder: '', budgetCode: '' }),
          'billing.country': typed['billing.country'] ?? 'CA',
          'billing.province': canadian && province !== '' ? province : null,
          'billing.postalCode': canadian ? canadianPostalCode(postalCode) : (postalCode ?? ''),
        }),
        participants: seats.map(({ eventId }, seat) => ({
          eventId,
          ...personOf(typed, seat, buyerTakesPart(seats, typed)),
        })),
        language: frenchFirst(typed, page.locale) ? (typed.language ?? '') : page.locale,
        buyer: typed.buyer ?? 'organisation',
        terms: acceptedTerms(typed, page),
        totalCents: page.totalCents,
        packageCode: page.packageCode ?? '',
        promoCode: page.promoCode ?? '',
      };
    },
  };
}
