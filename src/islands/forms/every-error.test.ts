import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { loginForm, newPasswordForm, passwordLinkForm } from '../../domain/accounts/login-form.ts';
import { fieldReasons } from '../../domain/api/errors.ts';
import { checkoutForm } from '../../domain/booking/checkout-form.ts';
import {
  capacityForm,
  classActForm,
  datesForm,
  dayMessageForm,
  messageForm,
  priceForm,
  roomForm,
  trainerForm,
} from '../../domain/classes/act-forms.ts';
import { absenceForm } from '../../domain/classes/absences.ts';
import { creditDayForm } from '../../domain/classes/credit-day.ts';
import { daysForm } from '../../domain/classes/days-form.ts';
import { substituteForm } from '../../domain/classes/substitute-form.ts';
import { phoneForm } from '../../domain/classes/trainer-phone.ts';
import { costsForm, rateForm } from '../../domain/classes/costs.ts';
import { costParts } from '../../domain/classes/margin.ts';
import { usualForm } from '../../domain/classes/usual-costs-calls.ts';
import { classLinkForm } from '../../domain/classes/links.ts';
import { followUpForm, moveForm } from '../../domain/follow-ups/forms.ts';
import { creditForm } from '../../domain/changes/credit-form.ts';
import { changeContactForm } from '../../domain/changes/contact.ts';
import { nameOrderForm, officeNameOrderForm } from '../../domain/changes/purchase-order.ts';
import { reasonForm } from '../../domain/changes/reason-form.ts';
import { namesForm } from '../../domain/changes/names-form.ts';
import { enquiryForm, enquiryKinds } from '../../domain/enquiries/enquiries.ts';
import { newsletterForm } from '../../domain/enquiries/newsletter.ts';
import { check, type Form } from '../../domain/forms/form.ts';
import { extendForm } from '../../domain/packages/extend-form.ts';
import { buyForm } from '../../domain/packages/form.ts';
import { answerForm, handForm, NOBODY, placesForm, turnForm } from '../../domain/inbox/forms.ts';
import { handOverForm, inviteForm, inviteNewForm, roleForm } from '../../domain/people/forms.ts';
import { noteAddressForm } from '../../domain/needs/courseware.ts';
import { needsForm, noteNeedsForm, ownNeedsForm } from '../../domain/needs/needs.ts';
import { codeForm } from '../../domain/office/code-form.ts';
import { noteForm } from '../../domain/office/note-form.ts';
import { sellForm } from '../../domain/packages/sell-form.ts';
import { peopleForm, scheduleForm } from '../../domain/private-classes/forms.ts';
import { promoForm } from '../../domain/promo-codes/promo-form.ts';
import { invoiceForm } from '../../domain/payments/invoice-form.ts';
import { refundForm, sentForm } from '../../domain/payments/returned-forms.ts';
import { recordedForm } from '../../domain/payments/recorded-form.ts';
import { statementForm } from '../../domain/statements/form.ts';
import { promiseForm } from '../../domain/reminding/promise-form.ts';
import { takeBackForm } from '../../domain/payments/taken-back.ts';
import { togetherForm } from '../../domain/payments/together.ts';
import {
  changeQuoteForm,
  extendQuoteForm,
  offerDatesForm,
  declineQuoteForm,
  newQuoteForm,
  privateLineForm,
  seatsLineForm,
  serviceLineForm,
  withdrawQuoteForm,
} from '../../domain/quotes/forms.ts';
import { acceptForClientForm, acceptQuoteForm } from '../../domain/quotes/accept-forms.ts';
import { reportForm, supportForm, surveyForm } from '../../domain/training/forms.ts';
import { blockFewerForm, blockForm, blockUntilForm, telephoneForm } from '../../domain/telephone/forms.ts';
import { waitForm } from '../../domain/waitlist/form.ts';
import { partyForm } from '../../domain/waitlist/office-form.ts';
import { reasonText, summaryLine, type FormWords } from '../../i18n/form-words.ts';
import { strings } from '../../i18n/strings/index.ts';
import { buyWords, wordsOf } from '../checkout/words.ts';
import { nameWords, needsWords } from '../manage/words.ts';
import { bookingTexts, creditWords } from '../office/bookings-texts.ts';
import { coursewareTexts } from '../office/ClassCourseware.tsx';
import { needsTexts } from '../office/ClassNeeds.tsx';
import { absenceWords } from '../office/absence-texts.ts';
import { actWords, costWords, dayWords, peopleWords, substituteWords } from '../office/class-words.ts';
import { classTexts } from '../office/classes-texts.ts';
import { dayTexts } from '../office/day-texts.ts';
import { followUpWords } from '../office/follow-ups-texts.ts';
import { enquiryTexts, handWords } from '../office/enquiries-texts.ts';
import { packagesTexts } from '../office/packages-texts.ts';
import { handOverWords, inviteNewWords, peopleTexts, roleWords } from '../office/people-texts.ts';
import { privateWords } from '../office/private-words.ts';
import { promoWords } from '../office/promo-codes-texts.ts';
import { reminderTexts } from '../office/reminder-texts.ts';
import { codeWords, reasonWords } from '../office/texts.ts';
import { statementTexts } from '../office/statement-texts.ts';
import { fewerWords, telephoneTexts } from '../office/telephone-texts.ts';
import { waitlistsTexts } from '../office/waitlists-texts.ts';
import { sellWords } from '../office/sell-words.ts';
import { telephoneWords } from '../office/telephone-words.ts';
import { acceptForClientWords, headWords, lineWords, quoteTexts } from '../office/quotes-texts.ts';
import { acceptWords } from '../quotes/words.ts';
import { passwordWords, reportWords, surveyWords } from '../private/form-words.ts';
import { privateTexts } from '../private/texts.ts';

const NO_COSTS = { trainer: null, room: null, materials: null };
const seat = { eventId: 'a', firstName: '', lastName: '', email: '' };
const nothing = { classes: [], courses: [] };
const people = [{ id: 'p1', name: 'Ada Byron' }];
const needy = { id: 'p1', firstName: 'Ada', lastName: 'Byron', email: '', needs: '', address: '' };

/** Every form that there is, by the function that makes it, with what it says. */
function formsIn(locale: 'en' | 'fr'): [string, Form, FormWords][] {
  const t = strings(locale);
  const own = privateTexts[locale];
  const page = { locale, terms: { en: 'terms-en', fr: 'terms-fr' }, totalCents: 100 } as const;
  const checkoutWords = wordsOf({ texts: t.checkout, locale }, [seat], {});
  const { newsletter, subscription } = t;
  const newsletterWords = {
    fields: { email: newsletter.email, consent: subscription.consent },
    ifEmpty: { ...newsletter.ifEmpty, consent: newsletter.unticked },
  };
  return [
    ['checkoutForm', checkoutForm([seat], page), checkoutWords],
    ['sellForm', sellForm(page), sellWords(locale, {})],
    ['buyForm', buyForm(page), buyWords(checkoutWords, t.buyPackage)],
    ...enquiryKinds.map((kind) => ['enquiryForm', enquiryForm(kind), t.forms] as [string, Form, FormWords]),
    ['newsletterForm', newsletterForm, newsletterWords],
    ['invoiceForm', invoiceForm, t.forms],
    ['waitForm', waitForm('a', locale, 3), t.waitlist.form],
    ['namesForm', namesForm(people, 1), nameWords(t.manage, 1)],
    ['loginForm', loginForm, t.login],
    ['passwordLinkForm', passwordLinkForm, passwordWords(locale)],
    ['newPasswordForm', newPasswordForm, passwordWords(locale)],
    ['surveyForm', surveyForm, surveyWords(own)],
    ['supportForm', supportForm(null), own.support],
    ['reportForm', reportForm(people), reportWords(own, people)],
    ['codeForm', codeForm, codeWords(locale)],
    ['noteForm', noteForm, bookingTexts[locale].note],
    ['nameOrderForm', nameOrderForm({ revision: 0, purchaseOrder: '' }), t.manage.purchaseOrder],
    [
      'officeNameOrderForm',
      officeNameOrderForm({ revision: 0, purchaseOrder: '' }),
      bookingTexts[locale].purchaseOrder,
    ],
    [
      'changeContactForm',
      changeContactForm({
        revision: 0,
        contact: { firstName: '', lastName: '', email: '', phone: '', organisation: '' },
      }),
      bookingTexts[locale].contact,
    ],
    ['needsForm', needsForm([needy], true), needsWords(t.manage, [needy], true)],
    [
      'ownNeedsForm',
      ownNeedsForm({ needs: '', address: '' }),
      { fields: { ...own.needs.own.fields, address: own.courseware.own } },
    ],
    ['noteAddressForm', noteAddressForm([{ id: 'p1', noted: '' }]), coursewareTexts[locale].note],
    ['noteNeedsForm', noteNeedsForm([{ id: 'p1', noted: '' }]), needsTexts[locale].note],
    ['creditForm', creditForm({ openCents: 100, mostCents: 100, locale }), creditWords(locale, 100)],
    ['classActForm', classActForm(0), actWords(classTexts[locale])],
    ['trainerForm', trainerForm(0, ['Ada']), actWords(classTexts[locale])],
    ['roomForm', roomForm(0), actWords(classTexts[locale])],
    ['capacityForm', capacityForm(0), actWords(classTexts[locale])],
    ['costsForm', costsForm({ revision: 0, entered: NO_COSTS }, locale), costWords(classTexts[locale])],
    ...costParts.map(
      (part) =>
        ['rateForm', rateForm(part, { rates: NO_COSTS }, locale), costWords(classTexts[locale])] as [
          string,
          Form,
          FormWords,
        ],
    ),
    ['priceForm', priceForm(0), actWords(classTexts[locale])],
    ['datesForm', datesForm(0, [{ date: '', from: '', to: '' }]), actWords(classTexts[locale], 1)],
    [
      'messageForm',
      messageForm(true),
      { fields: classTexts[locale].acts.messageFields, ifEmpty: classTexts[locale].acts.messageEmpty },
    ],
    ['absenceForm', absenceForm(['Ada']), absenceWords(locale, ['Ada'])],
    ['phoneForm', phoneForm('Ada Tremblay', ''), classTexts[locale].phone],
    ['dayMessageForm', dayMessageForm(true), dayTexts[locale].message],
    ['classLinkForm', classLinkForm, classTexts[locale].link],
    [
      'statementForm',
      statementForm({ of: 'client', to: 'a', others: false, openCents: 1 }),
      statementTexts[locale].mails,
    ],
    ['answerForm', answerForm(0), enquiryTexts[locale].answer],
    ['placesForm', placesForm(0), enquiryTexts[locale].places],
    ['turnForm', turnForm(0), enquiryTexts[locale].places],
    ['handForm', handForm({ state: 'new', assignee: null, revision: 0, staff: [] }), handWords(locale, NOBODY, [])],
    ['followUpForm', followUpForm({ day: '', assignee: null, staff: [] }), followUpWords(locale, 'note', [])],
    ['moveForm', moveForm({ day: '', assignee: null, staff: [] }, 1), followUpWords(locale, 'move', [])],
    ['inviteForm', inviteForm('', 'en'), peopleTexts[locale].invite],
    ['inviteNewForm', inviteNewForm('en'), inviteNewWords(locale)],
    ['handOverForm', handOverForm([]), handOverWords(locale, [])],
    ['partyForm', partyForm('en'), waitlistsTexts[locale].file.add],
    ['extendForm', extendForm(''), packagesTexts[locale].file.extend],
    ['reasonForm', reasonForm, peopleTexts[locale].reason],
    ['roleForm', roleForm({ role: 'client', teaches: '' }), roleWords(locale)],
    ['promoForm', promoForm(['excel']), promoWords(locale, new Map([['excel', 'Excel']]))],
    ['reasonForm', reasonForm, reasonWords(locale)],
    ['promiseForm', promiseForm, reminderTexts[locale].promise],
    ['takeBackForm', takeBackForm(true), bookingTexts[locale].taken],
    ['takeBackForm', takeBackForm(false), bookingTexts[locale].cameBack],
    ['togetherForm', togetherForm, bookingTexts[locale].payment],
    ['usualForm', usualForm('trainer', null, locale), costWords(classTexts[locale])],
    ['recordedForm', recordedForm(100, '2026-11-27', locale), bookingTexts[locale].payment],
    ['reasonForm', reasonForm, bookingTexts[locale].changes.form],
    ['refundForm', refundForm, bookingTexts[locale].refund],
    ['sentForm', sentForm, bookingTexts[locale].sent],
    ['telephoneForm', telephoneForm([seat], page), telephoneWords(locale, [seat], {})],
    ['blockForm', blockForm, telephoneTexts[locale].block],
    [
      'blockUntilForm',
      blockUntilForm(''),
      { fields: telephoneTexts[locale].blocks.movedFields, ifEmpty: telephoneTexts[locale].block.ifEmpty },
    ],
    ['blockFewerForm', blockFewerForm(['a'], 6), fewerWords(locale, { a: 'Excel' })],
    ['newQuoteForm', newQuoteForm({}, null), headWords(locale)],
    ['changeQuoteForm', changeQuoteForm({}, 1), headWords(locale)],
    ['seatsLineForm', seatsLineForm(1), lineWords(locale, 'seats', nothing)],
    ['privateLineForm', privateLineForm(1), lineWords(locale, 'private', nothing)],
    ['serviceLineForm', serviceLineForm(1), lineWords(locale, 'service', nothing)],
    ['offerDatesForm', offerDatesForm('line', [], 1), quoteTexts[locale].dates],
    ['extendQuoteForm', extendQuoteForm('2026-12-18', 1), quoteTexts[locale].end],
    ['withdrawQuoteForm', withdrawQuoteForm(1), quoteTexts[locale].withdraw],
    [
      'acceptForClientForm',
      acceptForClientForm(
        { locale, terms: { en: 'e', fr: 'f' }, version: 1, country: 'CA', province: 'ON', choosesDate: true },
        { today: '2026-11-20', seen: 1 },
      ),
      acceptForClientWords(locale),
    ],
    [
      'creditDayForm',
      creditDayForm('165.00', { days: ['2027-01-12'], lost: [] }),
      classTexts[locale].acts.days.creditDay,
    ],
    [
      'daysForm',
      daysForm({
        seen: 0,
        open: [1, 2],
        next: 1,
        hours: { from: '09:00', to: '16:00' },
        isOnline: false,
        isOnly: false,
      }),
      dayWords(classTexts[locale], {}),
    ],
    [
      'substituteForm',
      substituteForm({ seen: 0, days: [1, 2], next: 1, trainers: ['Bo Larsen'] }),
      substituteWords(classTexts[locale], { session: {}, trainer: {} }),
    ],
    ['scheduleForm', scheduleForm({ line: 'a', initial: {}, sessions: 1 }), privateWords(locale, 1, 'QC')],
    ['peopleForm', peopleForm(0, 8), peopleWords(classTexts[locale])],
    [
      'acceptQuoteForm',
      acceptQuoteForm({ ...page, version: 1, country: 'CA', province: 'ON', choosesDate: true }),
      acceptWords(t.checkout, t.quote.accept),
    ],
    ['declineQuoteForm', declineQuoteForm(1), t.quote.decline],
  ];
}

test('no form is forgotten here', () => {
  const declared = globSync('src/domain/**/*.ts', { exclude: (path) => path.endsWith('.test.ts') }).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/^export (?:function|const) (\w+Form)\b/gm)].map(([, name]) => name),
  );
  expect(declared.length).toBeGreaterThan(10);
  expect([...new Set(formsIn('en').map(([name]) => name))].toSorted()).toEqual(declared.toSorted());
});

/** What may be left empty as a whole. */
const nothingAsked: readonly string[] = [
  ...[
    'namesForm',
    'declineQuoteForm',
    'offerDatesForm',
    'costsForm',
    'nameOrderForm',
    'officeNameOrderForm',
    'needsForm',
    'ownNeedsForm',
    'phoneForm',
    'statementForm',
  ],
];

test.each(['en', 'fr'] as const)('what an empty field asks for is said of that very field (%s)', (locale) => {
  const texts = strings(locale);
  const { accept, required, choose } = texts.validation;
  for (const [form, declared, words] of formsIn(locale)) {
    const checked = check(declared, {}, { today: '2026-11-20' });
    const problems = 'problems' in checked ? checked.problems : {};
    const said = Object.entries(problems)
      .filter(([name]) => declared.fields[name] && declared.fields[name].as !== 'given')
      .map(([name, reason]) => [name, reasonText(words, texts, name, reason)] as const);
    if (!nothingAsked.includes(form)) expect(said.length, form).toBeGreaterThan(0);
    for (const [name, text] of said) {
      expect(text === accept || !(text.includes(required) || text.includes(choose)), `${form} ${name}: ${text}`).toBe(
        true,
      );
    }
    // None is said of two fields: it would name neither.
    expect(new Set(said.map(([, text]) => text)).size, form).toBe(said.length);
  }
});

test.each(['en', 'fr'] as const)('a reason that could be said of any field is said with its name (%s)', (locale) => {
  const texts = strings(locale);
  const nameless = [
    'invalid',
    'too_short',
    'too_long',
    'control_characters',
    'duplicate',
    'whole_number',
    'day',
  ] as const;
  for (const [form, { fields }, words] of formsIn(locale)) {
    for (const name of Object.keys(fields)) {
      const field = words.fields[name];
      expect(field, `${form} ${name}`).toBeTruthy();
      for (const reason of fieldReasons) {
        expect(reasonText(words, texts, name, reason), `${form} ${name} ${reason}`).not.toBe('');
        expect(summaryLine(words, texts, name, reason)).not.toContain('undefined');
      }
      for (const reason of nameless) {
        const own = words.reasons?.[name]?.[reason];
        expect(reasonText(words, texts, name, reason), `${form} ${name} ${reason}`).toContain(own ?? field);
      }
    }
  }
});
