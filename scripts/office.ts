import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { root } from './lib/run.ts';
import { fail } from './lib/staff-command.ts';
import { usageOf } from './lib/usage.ts';
import { officeClient, Refused, type Ask } from './office/client.ts';
import { commandOf, commands } from './office/commands.ts';

/** `npm run office`: the acts of the office for scripts, by the very calls of its screens. */
const LOCAL = 'http://localhost:8788';

const usage =
  usageOf(`npm run office -- ACT … [--url https://…]: the acts of the office, as its screens do them. Answers are JSON.

  login                 asks for e-mail, password and code; the session is kept in .wrangler/office-session.json
  logout                ends it
${Object.entries(commands)
  .map(([name, { takes, does }]) => `  ${`${name} ${takes}`.trim()}\n      ${does}`)
  .join('\n')}

BOOKING is its number or its id, DAY 2026-11-23, DOLLARS 1234.50. Without --url (or OFFICE_URL) it is the site of npm start,
${LOCAL}. Scripts give OFFICE_EMAIL, OFFICE_PASSWORD and OFFICE_CODE; whatever is missing is asked for here. Where money moves, or the
office has locked itself, a new code is asked for. What was refused ends with 1 and its code.`);

const texts = { email: 'E-mail', password: 'Password', code: 'Code from your phone' };

/** From the environment, else from whoever sits there; a code counts once. */
const ask: Ask = async (what) => {
  const name = `OFFICE_${what.toUpperCase()}`;
  const given = process.env[name];
  if (what === 'code') process.env[name] = '';
  if (given) return given;
  if (!process.stdin.isTTY) throw new Refused(`${name} is missing`);
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const said = await terminal.question(`${texts[what]}: `);
  terminal.close();
  return said.trim();
};

const names = [
  'url',
  'state',
  'open',
  'text',
  'what',
  'reason',
  'class',
  'seats',
  'fee',
  'back',
  'to',
  'from',
  'method',
];
const more = [
  'body',
  'query',
  'key',
  'amount',
  'on',
  'note',
  'payment',
  'language',
  'city',
  'course',
  'trainer',
  'where',
  'for',
  'parts',
  'per',
  'buyer',
  'terms',
  'po',
  'french',
  'online',
  'kind',
  'until',
  'why',
  'whole',
  'by-hand',
  'first-name',
  'last-name',
  'street',
  'street-2',
  'postal-code',
  'date',
];

function read() {
  try {
    const options = Object.fromEntries([...names, ...more].map((name) => [name, { type: 'string' as const }]));
    return parseArgs({ options, allowPositionals: true });
  } catch (error) {
    return fail(`${error instanceof Error ? error.message : String(error)}\n${usage}`);
  }
}

const { values, positionals } = read();
const given = values as Readonly<Partial<Record<string, string>>>;
const url = (given.url ?? process.env.OFFICE_URL ?? LOCAL).replace(/\/$/, '');
const office = officeClient({ url, file: join(root, '.wrangler/office-session.json'), ask });

try {
  const [first = ''] = positionals;
  if (first === 'login' || first === 'logout') {
    await office[first]();
  } else {
    const found = commandOf(positionals);
    if (!found) fail(usage);
    const said = await found.command.run(office, found.rest, given);
    if (said instanceof Uint8Array) process.stdout.write(said);
    else if (said !== undefined) console.log(JSON.stringify(said, null, 2));
  }
} catch (error) {
  if (error instanceof Refused) fail(error.message);
  fail(`${url} gave no answer that can be read: ${error instanceof Error ? error.message : String(error)}`);
}
