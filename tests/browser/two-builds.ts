import { createServer } from 'node:http';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { present } from '../../src/domain/present.ts';

const dist = new URL('../../dist/', import.meta.url).pathname;

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};

export interface TwoBuilds {
  url: string;
  /** From now on the next build is served, and no script of the last one. */
  deploy(): void;
  /** A script's path in the first build, and in the next. */
  script: [string, string];
  close(): Promise<void>;
}

const scripts = readdirSync(join(dist, 'assets')).filter((name) => name.endsWith('.js'));
const inFirst = new RegExp(scripts.map((name) => name.replaceAll('.', '\\.')).join('|'), 'g');

/**
 * The last build, and another one after it: its pages have other titles and all its scripts other names, as the worker's
 * list of files has them. Of the API there is nothing.
 */
export async function serveTwoBuilds(): Promise<TwoBuilds> {
  let deployed = false;
  const server = createServer((request, response) => {
    const asked = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname);
    const gone = deployed && asked.startsWith('/assets/') && asked.endsWith('.js') && !asked.includes('/next-');
    const name = asked === '/' ? '/index.html' : asked.replace('/assets/next-', '/assets/');
    const file = [name, `${name}.html`]
      .map((each) => join(dist, each))
      .find((each) => extname(each) && existsSync(each));
    if (!file || gone) {
      response.writeHead(404).end();
      return;
    }
    const type = types[extname(file)] ?? 'application/octet-stream';
    response.setHeader('content-type', type);
    response.setHeader('cache-control', 'no-cache');
    if (!deployed || !/html|javascript/.test(type)) {
      response.end(readFileSync(file));
      return;
    }
    response.end(readFileSync(file, 'utf8').replace(inFirst, 'next-$&').replace('<title>', '<title>Next: '));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const later = present(scripts.find((name) => name.startsWith('later.')));
  return {
    url: `http://localhost:${typeof address === 'object' && address ? address.port : 0}`,
    deploy: () => void (deployed = true),
    script: [`/assets/${later}`, `/assets/next-${later}`],
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
