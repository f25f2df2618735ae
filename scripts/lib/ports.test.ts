import { createServer, type Server } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { choosePort, freePort } from './ports.ts';

const others: Server[] = [];
afterEach(() => others.splice(0).forEach((server) => server.close()));

/** Another program on this port; `false` where the machine does not know the address. */
const occupy = (port: number, host: string) =>
  new Promise<boolean>((resolve) => {
    const server = createServer();
    server.on('error', () => resolve(false));
    server.listen(port, host, () => {
      others.push(server);
      resolve(true);
    });
  });

const option = 'npm start -- --port';

test('gives each program a port of its own, which no system gives to whoever asks for any', async () => {
  const ports = await Promise.all(Array.from({ length: 50 }, freePort));
  expect(new Set(ports).size).toBe(50);
  expect(Math.max(...ports)).toBeLessThan(32_768);
});

test('takes the usual port, and the next one where another program has it', async () => {
  const usual = await freePort();
  const first = await choosePort({ asked: undefined, usual, option });
  expect(first.port).toBe(usual);
  const second = await choosePort({ asked: undefined, usual, option });
  expect(second.port).toBeGreaterThan(usual);
  await Promise.all([first.release(), second.release()]);
  await occupy(usual, '127.0.0.1');
  const third = await choosePort({ asked: undefined, usual, option });
  expect(third.port).toBeGreaterThan(usual);
  await third.release();
});

test('takes the port that was asked for, or says that another program has it and which is free', async () => {
  const asked = await freePort();
  const chosen = await choosePort({ asked: String(asked), usual: 8788, option });
  expect(chosen.port).toBe(asked);
  await chosen.release();
  await occupy(asked, '0.0.0.0');
  await expect(choosePort({ asked: String(asked), usual: 8788, option })).rejects.toThrow(
    new RegExp(`Port ${asked} is taken by another program.*npm start -- --port \\d+`),
  );
});

test('a program that listens by IPv6 alone is what a browser would reach first', async () => {
  const usual = await freePort();
  if (!(await occupy(usual, '::1'))) return;
  const { port, release } = await choosePort({ asked: undefined, usual, option });
  expect(port).toBeGreaterThan(usual);
  await release();
});

test.each(['', '0', '65536', '-1', '80a', 'x'])('refuses %j as a port', async (asked) => {
  await expect(choosePort({ asked, usual: 8788, option })).rejects.toThrow('A port is a number');
});
