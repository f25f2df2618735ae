/** What is played, leafed through or shown piece by piece. */
const RANGED = /^(image|audio|video)\/|^application\/pdf\b/;

/** One range with at least one end; `bytes=0-9`, `bytes=500-`, `bytes=-500`. */
const RANGE = /^bytes=(\d{0,15})-(\d{0,15})$/;

export interface Slice {
  start: number;
  /** Inclusive. */
  end: number;
}

/**
 * The part of `size` bytes that a `Range` asks for; `unsatisfiable` when it lies behind the end. `undefined` for
 * everything that a server may ignore: other units, several ranges, nonsense.
 */
export function readRange(header: string, size: number): Slice | 'unsatisfiable' | undefined {
  const [, first, last] = RANGE.exec(header.trim()) ?? [];
  if (first === undefined || last === undefined || (first === '' && last === '')) return undefined;
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 };
  }
  const start = Number(first);
  if (last !== '' && Number(last) < start) return undefined;
  if (start >= size) return 'unsatisfiable';
  return { start, end: last === '' ? size - 1 : Math.min(Number(last), size - 1) };
}

/**
 * A file as the request's `Range` asks for it (RFC 9110, 14): 206 with the part, 416 when there is none, and the whole
 * of it otherwise, also when `If-Range` names another version. The assets service answers no ranges itself.
 */
export async function withRange(request: Request, file: Response): Promise<Response> {
  if (file.status !== 200 || !RANGED.test(file.headers.get('content-type') ?? '')) return file;
  const headers = new Headers(file.headers);
  headers.set('accept-ranges', 'bytes');

  const range = request.method === 'GET' ? request.headers.get('range') : null;
  if (range === null || !sameVersion(request.headers.get('if-range'), file.headers.get('etag'))) {
    return new Response(file.body, { headers });
  }
  const { size, body } = await measured(file);
  const slice = readRange(range, size);
  if (slice === undefined) return new Response(body, { headers });
  if (slice === 'unsatisfiable') {
    await body?.cancel();
    return new Response(null, {
      status: 416,
      headers: { 'content-range': `bytes */${size}`, 'accept-ranges': 'bytes' },
    });
  }
  headers.set('content-range', `bytes ${slice.start}-${slice.end}/${size}`);
  headers.set('content-length', String(slice.end - slice.start + 1));
  return new Response(body && cut(body, slice), { status: 206, headers });
}

/** Whether a range may be cut from this version: only a strong tag says that bytes are the same. */
function sameVersion(ifRange: string | null, etag: string | null): boolean {
  return ifRange === null || (etag !== null && !etag.startsWith('W/') && ifRange.trim() === etag);
}

/** The file with its length, which is counted where its headers do not say. */
async function measured(file: Response): Promise<{ size: number; body: ReadableStream<Uint8Array> | null }> {
  const stated = file.headers.get('content-length');
  if (stated !== null && !file.headers.has('content-encoding')) return { size: Number(stated), body: file.body };
  const bytes = await file.arrayBuffer();
  return { size: bytes.byteLength, body: new Response(bytes).body };
}

/** The bytes of a slice, as they come; what follows them is not read. */
function cut(body: ReadableStream<Uint8Array>, { start, end }: Slice): ReadableStream<Uint8Array> {
  const { readable, writable } = new FixedLengthStream(end - start + 1);
  const copy = async () => {
    const reader = body.getReader();
    const writer = writable.getWriter();
    for (let position = 0; position <= end;) {
      const { done, value } = await reader.read();
      if (done) break;
      const part = value.subarray(Math.max(0, start - position), Math.min(value.length, end + 1 - position));
      if (part.length > 0) await writer.write(part);
      position += value.length;
    }
    await writer.close();
    await reader.cancel();
  };
  // Whoever asked has gone away: there is nobody to tell.
  copy().catch(() => body.cancel().catch(() => undefined));
  return readable;
}
