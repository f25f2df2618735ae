import {
  contactSubjects,
  MAX_PLACES,
  MAX_TEXT,
  paymentMethods,
  quotePlaces,
  roomPeriods,
  teachingLanguages,
  type EnquiryKind,
} from '~/domain/enquiries/enquiries.ts';
import { strings } from '~/i18n/strings/index.ts';

type Texts = ReturnType<typeof strings>['forms'];

/** How a field of a form is shown. What it takes is the schema's business (`src/domain/enquiries/enquiries.ts`). */
export interface FieldLook {
  name: keyof Texts['fields'];
  /** A box of several lines, or a list of choices; one line without it. */
  as?: 'text' | 'choice';
  required?: true;
  /** Required by what is said in another field; its name says when. */
  conditional?: true;
  type?: 'email' | 'tel' | 'date' | 'url';
  inputmode?: 'numeric' | 'decimal';
  autocomplete?: string;
  maxlength?: number;
  hint?: keyof Texts['hints'];
  /** Values of a list of choices whose names are `forms.options`; the page gives those of others. */
  options?: readonly string[];
  /** As wide as the form, where two would fit side by side. */
  wide?: true;
}

const name: FieldLook = { name: 'name', required: true, autocomplete: 'name', maxlength: 100 };
const email: FieldLook = { name: 'email', required: true, type: 'email', autocomplete: 'email', maxlength: 254 };
const phone: FieldLook = { name: 'phone', type: 'tel', autocomplete: 'tel', maxlength: 30 };
const organisation: FieldLook = { name: 'organisation', autocomplete: 'organization', maxlength: 120 };
const person = [name, email, phone, organisation];
const message: FieldLook = { name: 'message', as: 'text', maxlength: MAX_TEXT };
const number = { required: true, inputmode: 'numeric', maxlength: 6 } as const;

const placeCounts = Array.from({ length: MAX_PLACES }, (_, index) => String(index + 1));

/** The fields of each form in the order in which it asks for them. */
export const fieldLooks: Record<EnquiryKind, readonly FieldLook[]> = {
  contact: [
    ...person,
    { name: 'subject', as: 'choice', required: true, options: contactSubjects, wide: true },
    { ...message, required: true },
  ],
  quote: [
    { name: 'course', required: true, maxlength: 120, wide: true },
    { name: 'groupSize', ...number },
    { name: 'teachingLanguage', as: 'choice', required: true, options: teachingLanguages },
    { name: 'place', as: 'choice', required: true, options: quotePlaces },
    { name: 'city', conditional: true, autocomplete: 'address-level2', maxlength: 80 },
    { name: 'dates', hint: 'dates', maxlength: 200, wide: true },
    ...person,
    message,
  ],
  room: [
    { name: 'room', as: 'choice', required: true, wide: true },
    { name: 'date', required: true, type: 'date' },
    { name: 'period', as: 'choice', required: true, options: roomPeriods },
    { name: 'people', ...number },
    name,
    email,
    { ...phone, required: true },
    organisation,
    message,
  ],
  'strategy-session': [
    name,
    email,
    { ...phone, required: true },
    { ...organisation, required: true },
    { name: 'topics', as: 'text', required: true, hint: 'topics', maxlength: MAX_TEXT },
    { name: 'people', inputmode: 'numeric', maxlength: 6 },
    { name: 'times', hint: 'times', maxlength: 200, wide: true },
  ],
  'special-event': [
    { name: 'event', as: 'choice', required: true, wide: true },
    ...person,
    { name: 'places', as: 'choice', required: true, options: placeCounts },
    { name: 'needs', as: 'text', hint: 'needs', maxlength: MAX_TEXT },
  ],
  webinar: [name, email, organisation, { name: 'question', as: 'text', maxlength: MAX_TEXT }],
  career: [
    { name: 'post', as: 'choice', required: true, wide: true },
    name,
    email,
    phone,
    { name: 'link', type: 'url', hint: 'link', maxlength: 300, wide: true },
    { ...message, required: true, hint: 'applicationMessage' },
  ],
  payment: [
    { name: 'invoice', required: true, hint: 'invoice', maxlength: 20 },
    { name: 'amount', required: true, inputmode: 'decimal', hint: 'amount', maxlength: 20 },
    { name: 'method', as: 'choice', required: true, options: paymentMethods, wide: true },
    ...person,
    message,
  ],
};
