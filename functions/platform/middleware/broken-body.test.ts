import { expect, test } from 'vitest';
import { createApp } from '../../app.ts';
import { startSite } from '../../testing/harness.ts';
import { siteDataOf } from '../../testing/site-data.ts';

const utf16 = (text: string) => new Uint8Array([0xff, 0xfe, ...[...text].flatMap((sign) => [sign.charCodeAt(0), 0])]);
const bytes = (text: string) => new TextEncoder().encode(text);

/** A body whose line is cut after its beginning. */
const cut = (text: string) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(bytes(text));
    },
    pull: (controller) => controller.error(new TypeError('Network connection lost.')),
  });

async function send(path: string, type: string, body: BodyInit): Promise<[number, unknown]> {
  const site = await startSite(siteDataOf([]));
  const headers = { 'content-type': type, origin: 'https://gct.example', 'idempotency-key': crypto.randomUUID() };
  const request = new Request(`https://gct.example${path}`, { method: 'POST', headers, body });
  const answer = await createApp(site.needs).fetch(request);
  const text = await answer.text();
  return [answer.status, text.startsWith('{') ? (JSON.parse(text) as { code: string }).code : text];
}

test.each([
  ['no JSON', bytes('{"language":')],
  ['nothing', bytes('')],
  ['UTF-16', utf16('{"language":"en"}')],
  ['a mark of its order before it', new Uint8Array([0xef, 0xbb, 0xbf, ...bytes('{"language":"en"}')])],
  ['bytes that are no UTF-8', new Uint8Array([...bytes('{"language":"'), 0xe9, ...bytes('"}')])],
  ['half a sign at its end', new Uint8Array([...bytes('{"language":"'), 0xc3])],
  ['a line that was cut', cut('{"language":"en"')],
])('a call whose body is %s is a 400', async (_, body) => {
  expect(await send('/Website/hold-seats', 'application/json', body)).toEqual([400, 'bad_request']);
});

test('a message of the card company that was cut is a 400, too', async () => {
  const [status] = await send('/Website/card-events', 'application/json', cut('{"id":'));
  expect(status).toBe(400);
});
