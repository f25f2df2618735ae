export interface Attachment {
  filename: string;
  contentType: string;
  /** Base64. */
  content: string;
}

/** A mail as it is handed to a transport. */
export interface Message {
  from: string;
  to: string;
  /** Where an answer goes, if not to the sender. */
  replyTo?: string;
  subject: string;
  html: string;
  text: string;
  attachments: Attachment[];
  /** Headers beyond the usual ones. */
  headers?: Record<string, string>;
}

export interface OutboxRow {
  id: string;
  kind: string;
  /** What the mail is of: a booking, a participant, an enquiry. */
  about: string;
  /** Which of several mails of one kind about the same; 1 where there is one. */
  version: number;
  recipient: string;
  attempts: number;
  /** Fixed by an earlier attempt. */
  message: string | null;
}

/** The first header of a mail with a control character in it, which could end the header and begin another. */
export function unsafeHeader(message: Message): string | null {
  const headers: [string, string][] = [
    ['from', message.from],
    ['to', message.to],
    ['subject', message.subject],
    ...(message.replyTo === undefined ? [] : [['reply-to', message.replyTo] as [string, string]]),
    ...Object.entries(message.headers ?? {}),
    ...message.attachments.flatMap(({ filename, contentType }): [string, string][] => [
      ['filename', filename],
      ['content-type', contentType],
    ]),
  ];
  // eslint-disable-next-line no-control-regex -- they are what is looked for
  return headers.find(([, value]) => /[\u0000-\u001f\u007f\u2028\u2029]/.test(value))?.[0] ?? null;
}

/** UTF-8 text in Base64. */
export function toBase64(text: string): string {
  return bytesToBase64(new TextEncoder().encode(text));
}

export function bytesToBase64(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

export function fromBase64(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}
