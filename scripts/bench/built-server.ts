import { createServer, type Server } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import { assets, pages, readAsset, type BuiltPage } from '../../tests/site/built-pages.ts';

/** What files are sent as: a style sheet or a script of another type would not be read. */
const types: Record<string, string> = {
  css: 'text/css',
  js: 'text/javascript',
  json: 'application/json',
  webmanifest: 'application/manifest+json',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  woff2: 'font/woff2',
};

/** Those of them that are sent compressed. */
const TEXTS = ['css', 'js', 'json', 'webmanifest', 'svg'];

/** What someone would write by hand to put the same text on a page: headings, paragraphs and lists, ten lines of style. */
function handWritten(page: BuiltPage): string {
  const blocks = page.root
    .querySelectorAll('h1, h2, h3, h4, p, li, dt, dd, th, td, summary')
    .filter((element) => !element.querySelector('p, li'))
    .map((element) => ({
      tag: /^H\d$/.test(element.tagName) ? element.tagName.toLowerCase() : 'p',
      text: element.text.replace(/\s+/g, ' ').trim(),
    }))
    .filter(({ text }) => text !== '');
  return `<!doctype html><html lang="${page.locale}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${page.root.querySelector('title')?.text ?? ''}</title><style>body{font:17px/1.6 sans-serif;max-width:70ch;margin:2rem auto;padding:0 1rem}h1,h2,h3{line-height:1.2}</style>${blocks.map(({ tag, text }) => `<${tag}>${text.replaceAll('<', '&lt;')}</${tag}>`).join('\n')}`;
}

interface Answer {
  headers: Record<string, string>;
  body: Buffer;
}

const html = (text: string): Answer => ({
  headers: { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' },
  body: brotliCompressSync(text),
});

function file(path: string): Answer {
  const extension = path.split('.').pop() ?? '';
  const text = TEXTS.includes(extension);
  const body = readAsset(path);
  return {
    headers: {
      'content-type': types[extension] ?? 'application/octet-stream',
      ...(text && { 'content-encoding': 'br' }),
      ...(path.startsWith('/assets/') && { 'cache-control': 'public, max-age=31536000, immutable' }),
    },
    body: text ? brotliCompressSync(body) : body,
  };
}

/** The built files over HTTP with brotli, as the platform sends them; `/floor…` are the hand-written pages. */
export function serveBuilt(): Promise<{ server: Server; url: string }> {
  const answers = new Map<string, Answer>();
  for (const page of pages) {
    answers.set(page.path, html(page.html));
    answers.set(`/floor${page.path}`, html(handWritten(page)));
  }
  for (const path of assets) answers.set(path, file(path));
  const server = createServer((request, response) => {
    const answer = answers.get(new URL(request.url ?? '/', 'http://localhost').pathname);
    if (answer) response.writeHead(200, answer.headers).end(answer.body);
    else response.writeHead(404).end();
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve({ server, url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}` });
    });
  });
}
