import { randomInt } from 'node:crypto';
import { connect, createServer } from 'node:net';

/** A port that is kept for whoever asked for it. */
export interface Reserved {
  port: number;
  /** Gives it free, for the program that is to listen on it. */
  release(): Promise<void>;
}

function reserve(wanted: number): Promise<Reserved> {
  return new Promise((resolve, reject) => {
    const keeper = createServer((socket) => socket.destroy());
    keeper.on('error', reject);
    keeper.listen(wanted, '127.0.0.1', () => {
      const address = keeper.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      resolve({ port, release: () => new Promise((done) => keeper.close(() => done())) });
    });
  });
}

const answers = (port: number, host: string) =>
  new Promise<boolean>((resolve) => {
    const socket = connect({ port, host, timeout: 1000 });
    const end = (answered: boolean) => {
      socket.destroy();
      resolve(answered);
    };
    socket
      .on('connect', () => end(true))
      .on('timeout', () => end(false))
      .on('error', () => end(false));
  });

/** Whether another program listens there, under either of the addresses that `localhost` means. */
const isTaken = async (port: number) => (await answers(port, '127.0.0.1')) || (await answers(port, '::1'));

const reserveIfFree = async (port: number) =>
  (await isTaken(port)) ? undefined : await reserve(port).catch(() => undefined);

/** Below those that a system gives to whoever asks for any: between the choice and its use no runtime's own socket takes one. */
const OURS = { from: 20_000, to: 32_000 };
const given = new Set<number>();

/** A port of this machine that nobody listens on, and that this process was not given before. */
export async function freePort(): Promise<number> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const port = randomInt(OURS.from, OURS.to);
    if (given.has(port)) continue;
    given.add(port);
    const reserved = await reserveIfFree(port);
    if (!reserved) continue;
    await reserved.release();
    return port;
  }
  throw new Error(`No free port was found between ${OURS.from} and ${OURS.to}.`);
}

const ATTEMPTS = 100;
const HIGHEST = 65_535;
/** How many ports after the usual one are tried. */
const ROOM = 50;

interface Wish {
  /** What was asked for, by option or environment; `undefined` where nothing was. */
  asked: string | undefined;
  /** Without a wish: this one, or the next that is free. */
  usual: number;
  /** The words of the command by which another port is asked for, up to its number. */
  option: string;
}

/**
 * A port to listen on: the one that was asked for, and no other; else the usual one, or one soon after it. It is kept until it is
 * released, since a build may lie between.
 */
export async function choosePort({ asked, usual, option }: Wish): Promise<Reserved> {
  if (asked !== undefined) {
    const port = Number(asked);
    if (!/^\d+$/.test(asked) || port < 1 || port > HIGHEST) {
      throw new Error(`A port is a number from 1 to ${HIGHEST}, not ${asked}.`);
    }
    const reserved = await reserveIfFree(port);
    if (reserved) return reserved;
    throw new Error(`Port ${port} is taken by another program. Name a free one: ${option} ${await freePort()}`);
  }
  for (let port = usual; port < usual + ROOM; port += 1) {
    const reserved = await reserveIfFree(port);
    if (reserved) return reserved;
  }
  throw new Error(
    `Ports ${usual} to ${usual + ROOM - 1} are all taken. Name a free one: ${option} ${await freePort()}`,
  );
}
