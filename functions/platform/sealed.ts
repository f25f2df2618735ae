/** What something sealed begins with: the format, by which another one is told from it. */
const MARK = new TextEncoder().encode('GCT1');
const NONCE_BYTES = 12;

/** 32 bytes in Base64. */
const keyOf = (key: string, use: 'encrypt' | 'decrypt') =>
  crypto.subtle.importKey(
    'raw',
    Uint8Array.from(atob(key), (char) => char.charCodeAt(0)),
    'AES-GCM',
    false,
    [use],
  );

async function through(bytes: Uint8Array, stream: CompressionStream | DecompressionStream) {
  const piped = new Blob([bytes as Uint8Array<ArrayBuffer>]).stream().pipeThrough(stream);
  return new Uint8Array(await new Response(piped).arrayBuffer());
}

/** A text that only who has the key opens, smaller than it was: gzip, then AES-256-GCM. */
export async function sealText(key: string, text: string): Promise<Uint8Array<ArrayBuffer>> {
  const small = await through(new TextEncoder().encode(text), new CompressionStream('gzip'));
  const iv = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, await keyOf(key, 'encrypt'), small);
  return new Uint8Array([...MARK, ...iv, ...new Uint8Array(sealed)]);
}

/** What `sealText` was given. Throws where it was not sealed so, under another key, or changed. */
export async function openSealed(key: string, sealed: Uint8Array<ArrayBuffer>): Promise<string> {
  if (MARK.some((byte, at) => sealed[at] !== byte)) throw new Error('This was not sealed here.');
  const iv = sealed.slice(MARK.length, MARK.length + NONCE_BYTES);
  const cipher = sealed.slice(MARK.length + NONCE_BYTES);
  const small = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, await keyOf(key, 'decrypt'), cipher);
  return new TextDecoder().decode(await through(new Uint8Array(small), new DecompressionStream('gzip')));
}
