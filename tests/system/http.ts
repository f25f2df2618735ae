import { request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { first, present } from '../../src/domain/present.ts';

export interface Reply {
  status: number;
  headers: Headers;
  body: Buffer;
}

export interface Ask {
  /** The host that the request names; the server decides by it, not by the address it is reached at. */
  host?: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

/** One request to the server on `port` of this machine, its path as it is written. */
export function ask(
  port: number,
  path: string,
  { host, method = 'GET', headers = {}, body }: Ask = {},
): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const sent = httpRequest(
      { host: '127.0.0.1', port, path, method, headers: { ...headers, ...(host && { host }) } },
      (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('error', reject);
        answer.on('end', () => {
          const received = new Headers();
          for (const [name, values] of Object.entries(answer.headersDistinct)) {
            for (const value of values ?? []) received.append(name, value);
          }
          resolve({ status: present(answer.statusCode, 'a status'), headers: received, body: Buffer.concat(parts) });
        });
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}

/** The head of the answer to a request line that no client would send; `undefined` when the server hangs up. */
export function askRaw(port: number, path: string, host: string): Promise<Omit<Reply, 'body'> | undefined> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    let received = '';
    socket.setEncoding('latin1');
    socket.on('connect', () => {
      socket.write(Buffer.from(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`, 'latin1'));
    });
    socket.on('data', (text: string) => (received += text));
    socket.on('error', reject);
    socket.on('close', () => {
      const [line = '', ...lines] = first(received.split('\r\n\r\n', 1)).split('\r\n');
      const status = /^HTTP\/1\.1 (\d{3})/.exec(line)?.[1];
      if (status === undefined) {
        resolve(undefined);
        return;
      }
      const headers = new Headers();
      for (const header of lines) {
        const colon = header.indexOf(':');
        headers.append(header.slice(0, colon), header.slice(colon + 1).trim());
      }
      resolve({ status: Number(status), headers });
    });
  });
}
