import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Receiver } from './deliveries.ts';
import { createStripeDouble, type StripeDouble } from './double.ts';
import { ConnectionCut } from './faults.ts';
import { emptyState, type State } from './state.ts';

export interface StripeServerOptions {
  /** 0 for any that is free. */
  port: number;
  webhook?: Receiver;
  /** Where the state is kept from one start to the next; without it, it ends with the process. */
  stateFile?: string;
}

export interface StripeServer {
  url: string;
  double: StripeDouble;
  /** What it remembers, as it stands. */
  state: State;
  stop(): Promise<void>;
}

function load(file: string | undefined): State | undefined {
  if (file === undefined || !existsSync(file)) return undefined;
  const state = JSON.parse(readFileSync(file, 'utf8')) as State;
  // What was written by another version of the double is left behind with its payments; it is only ever test money.
  return (state.version as number) === 1 ? { ...emptyState(), ...state } : undefined;
}

/** Replaces the file in one step, so that a process killed in the middle leaves the old one whole. */
function saveTo(file: string): (state: State) => void {
  let last = '';
  return (state) => {
    const text = JSON.stringify(state);
    if (text === last) return;
    last = text;
    writeFileSync(`${file}.new`, text);
    renameSync(`${file}.new`, file);
  };
}

async function requestOf(incoming: IncomingMessage, url: string, signal: AbortSignal): Promise<Request> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  for await (const chunk of incoming) chunks.push(new Uint8Array(chunk as Buffer));
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  const method = incoming.method ?? 'GET';
  const body = method === 'GET' || method === 'HEAD' ? null : new Blob(chunks);
  return new Request(new URL(incoming.url ?? '/', url), { method, headers, body, signal });
}

async function answer(double: StripeDouble, url: string, incoming: IncomingMessage, out: ServerResponse) {
  const gone = new AbortController();
  out.on('close', () => gone.abort());
  try {
    const response = await double.fetch(await requestOf(incoming, url, gone.signal));
    const body = new Uint8Array(await response.arrayBuffer());
    out.writeHead(response.status, Object.fromEntries(response.headers)).end(body);
  } catch (error) {
    if (!(error instanceof ConnectionCut)) console.error(error);
    out.destroy();
  }
}

/** Serves the double on this machine alone. */
export async function startStripeDouble({ port, webhook, stateFile }: StripeServerOptions): Promise<StripeServer> {
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const url = `http://localhost:${(server.address() as AddressInfo).port}`;
  const state = load(stateFile) ?? emptyState();
  const double = createStripeDouble({
    url,
    ...(webhook && { webhook }),
    state,
    ...(stateFile !== undefined && { save: saveTo(stateFile) }),
  });
  server.on('request', (incoming, out) => void answer(double, url, incoming, out));
  // What was on its way when the last process ended goes out now.
  void double.control.settled();
  return {
    url,
    double,
    state,
    async stop() {
      double.close();
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
