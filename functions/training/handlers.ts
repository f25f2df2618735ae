import * as needsCalls from '../../src/domain/needs/calls.ts';
import * as calls from '../../src/domain/training/calls.ts';
import { classCalendar } from '../catalogue/index.ts';
import { ok, problem } from '../platform/answers.ts';
import { answer, type Route } from '../platform/calls/route.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { calendarDownload } from '../platform/mail/calendar-file.ts';
import { withRange } from '../platform/ranges.ts';
import { tellOwnNeeds } from './needs.ts';
import { knownBuyer } from './known-buyer.ts';
import { eventVideos, myTraining, ownClasses, recordingPath } from './view.ts';

const missing = () => problem('not_found', 'There is no such class for this account.');

export const handlers = (needs: Dependencies): readonly Route[] => [
  answer(calls.myTraining, async ({ session }) => ok(await myTraining(needs, session))),

  answer(needsCalls.tellOwnNeeds, ({ session, body }) => tellOwnNeeds(needs, session.accountId, body)),

  answer(calls.trainingCalendar, async ({ params, session: { accountId, language }, c }) => {
    const events = await ownClasses(needs, accountId, params.eventId);
    if (events.length === 0) return missing();
    const options = { language, origin: needs.origin, stampedAt: needs.now().getTime() };
    return calendarDownload(c, classCalendar(events, options));
  }),

  answer(calls.knownBuyer, async ({ session }) => ok(await knownBuyer(needs, session.accountId))),

  answer(calls.eventVideos, async ({ session }) => ok({ videos: await eventVideos(needs, session.accountId) })),

  answer(calls.eventVideo, async ({ params, session }) => {
    const [video] = await eventVideos(needs, session.accountId, params.eventId);
    return video ? ok(video) : missing();
  }),

  answer(calls.recordingFile, async ({ params: { eventId, number }, session, c }) => {
    const path = await recordingPath(needs, session.accountId, eventId, Number(number));
    if (path === undefined) return missing();
    const file = await needs.assets.fetch(new Request(new URL(path, needs.origin)));
    if (file.status !== 200) {
      await file.body?.cancel();
      needs.log('warn', 'recording_missing', { class: eventId, status: file.status });
      return missing();
    }
    const part = await withRange(c.req.raw, file);
    // The headers of a static file cannot be changed.
    return new Response(part.body, part);
  }),

  answer(calls.testCards, () => ok({ cards: needs.siteData.testCards })),
];
