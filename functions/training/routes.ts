import type { Hono } from 'hono';
import { requireSession } from '../accounts/session.ts';
import { problem, sendProblem } from '../platform/answers.ts';
import type { AppEnv, Dependencies } from '../platform/dependencies.ts';
import { calendarFile } from '../platform/mail/calendar-file.ts';
import { privateAnswers } from '../platform/middleware/api-headers.ts';
import { endpoint } from '../platform/middleware/endpoint.ts';
import { withRange } from '../platform/ranges.ts';
import { eventVideos, myTraining, ownClasses, recordingFile } from './view.ts';

const missing = () => problem('not_found', 'There is no such class for this account.');

/** The calls of `src/domain/training/contract.ts`. */
export function trainingRoutes(app: Hono<AppEnv>, needs: Dependencies): void {
  const own = [privateAnswers(), requireSession(needs)] as const;

  endpoint(app, 'GET', '/website/my-training', ...own, async (c) => c.json(await myTraining(needs, c.get('session')!)));

  endpoint(app, 'GET', '/website/my-training/:id/calendar.ics', ...own, async (c) => {
    const { accountId, language } = c.get('session')!;
    const events = await ownClasses(needs, accountId, c.req.param('id'));
    if (events.length === 0) return sendProblem(c, missing());
    const file = calendarFile(events, { language, origin: needs.origin, stampedAt: needs.now().getTime() });
    return c.body(file, 200, {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="gct.ics"',
    });
  });

  endpoint(app, 'GET', '/website/event-videos', ...own, async (c) =>
    c.json({ videos: await eventVideos(needs, c.get('session')!.accountId) }),
  );

  endpoint(app, 'GET', '/website/event-videos/:id', ...own, async (c) => {
    const [video] = await eventVideos(needs, c.get('session')!.accountId, c.req.param('id'));
    return video ? c.json(video) : sendProblem(c, missing());
  });

  endpoint(app, 'GET', '/website/event-videos/:id/:number', ...own, async (c) => {
    const { id, number } = c.req.param();
    const path = await recordingFile(needs, c.get('session')!.accountId, id, Number(number));
    if (path === undefined) return sendProblem(c, missing());
    const file = await needs.assets.fetch(new Request(new URL(path, needs.origin)));
    if (file.status !== 200) {
      await file.body?.cancel();
      needs.log('warn', 'recording_missing', { class: id, status: file.status });
      return sendProblem(c, missing());
    }
    const answer = await withRange(c.req.raw, file);
    // The headers of a static file cannot be changed.
    return new Response(answer.body, answer);
  });

  endpoint(app, 'GET', '/website/excel-test-cards', ...own, (c) => c.json({ cards: needs.siteData.testCards }));
}
