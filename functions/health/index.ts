import type { Hono } from 'hono';
import { scheduledBuild } from '../catalogue/index.ts';
import type { AppEnv, Dependencies } from '../platform/dependencies.ts';
import { readAt } from '../platform/calls/methods.ts';

/** A database that takes longer to say one word is not reachable. */
const PATIENCE_MS = 2000;

interface Health {
  status: 'ok' | 'failing';
  database: 'reachable' | 'unreachable';
  /** The build that the worker and the pages are of. */
  build: string;
  /** The build whose schedule the database holds; the scheduled handler makes it the same. */
  schedule: string | null;
}

/** `GET /healthz`: 200 while the database answers, 503 otherwise; pages are served either way. */
export function healthRoutes(app: Hono<AppEnv>, { db, siteData }: Pick<Dependencies, 'db' | 'siteData'>): void {
  readAt(app, '/healthz', async (c) => {
    c.header('cache-control', 'no-store');
    const build = siteData.build.id;
    try {
      const schedule = await inTime(scheduledBuild(db));
      return c.json<Health>({ status: 'ok', database: 'reachable', build, schedule });
    } catch {
      return c.json<Health>({ status: 'failing', database: 'unreachable', build, schedule: null }, 503);
    }
  });
}

async function inTime<T>(work: Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error('no answer in time')), PATIENCE_MS);
  return Promise.race([work, late.promise]).finally(() => clearTimeout(timer));
}
