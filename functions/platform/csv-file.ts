import type { Context } from 'hono';

/** Comma-separated values, to be saved under a name. */
export const csvFile = (c: Context, name: string, text: string): Response =>
  c.body(text, 200, {
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="${name}.csv"`,
  });
