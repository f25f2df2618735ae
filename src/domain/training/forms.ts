import { field, nested, type Fields, type Form } from '../forms/form.ts';
import { SupportRequest, supportTopics } from './support.ts';
import { ratedAspects, SurveyRequest } from './survey.ts';
import { Attendance, ReportRequest } from './trainer-report.ts';

/** One of the account's classes; the page gives the list. */
const eventId = field(SurveyRequest.entries.eventId, { as: 'choice', wide: true });

export const ratingField = (aspect: string) => `ratings.${aspect}`;

const ratings: Fields = Object.fromEntries(
  ratedAspects.map((aspect) => [
    ratingField(aspect),
    field(SurveyRequest.entries.ratings.entries[aspect], { as: 'scale', options: ['1', '2', '3', '4', '5'] }),
  ]),
);

/** The survey after a class. */
export const surveyForm: Form<SurveyRequest> = {
  fields: {
    eventId,
    ...ratings,
    liked: field(SurveyRequest.entries.liked, { as: 'text' }),
    improve: field(SurveyRequest.entries.improve, { as: 'text' }),
    mayQuote: field(SurveyRequest.entries.mayQuote, { as: 'tick', required: false }),
  },
  schema: () => SurveyRequest,
  inputOf({ mayQuote, ...typed }) {
    const numbers = ratedAspects.map(
      (aspect) => [ratingField(aspect), Number.parseInt(typed[ratingField(aspect)] ?? '', 10)] as const,
    );
    return nested({ ...typed, ...Object.fromEntries(numbers), mayQuote: mayQuote === 'on' });
  },
};

/** Help during a class, which `current` is, if any is. */
export const supportForm = (current: string | null): Form<SupportRequest> => ({
  fields: {
    topic: field(SupportRequest.entries.topic, { as: 'choice', options: supportTopics, wide: true }),
    phone: field(SupportRequest.entries.phone, { type: 'tel', autocomplete: 'tel', wide: true }),
    message: field(SupportRequest.entries.message, { as: 'text' }),
  },
  schema: () => SupportRequest,
  inputOf: (typed) => ({ ...typed, eventId: current }),
});

/** The field that says whether a participant was there: by the person and not by the place in a list. */
export const attendanceField = (participantId: string) => `seen-${participantId}`;

/** A trainer's report on a class, of which these are the participants. */
export function reportForm(participants: readonly { id: string }[]): Form<ReportRequest> {
  const attendance = participants.map(
    ({ id }) => [attendanceField(id), field(Attendance, { as: 'few', options: Attendance.options })] as const,
  );
  return {
    fields: {
      eventId,
      ...Object.fromEntries(attendance),
      covered: field(ReportRequest.entries.covered, { as: 'text' }),
      incidents: field(ReportRequest.entries.incidents, { as: 'text', hint: 'incidents' }),
      followUp: field(ReportRequest.entries.followUp, { as: 'text', hint: 'followUp' }),
    },
    schema: () => ReportRequest,
    inputOf: (typed) => ({
      ...typed,
      attendance: participants.map(({ id }) => ({ participantId: id, state: typed[attendanceField(id)] })),
    }),
    nameOf: (path) => attendance[Number(/^attendance\.(\d+)/.exec(path)?.[1])]?.[0] ?? path,
  };
}
