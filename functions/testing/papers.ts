import { fromBase64, type Message } from '../platform/mail/message.ts';

/** Every word of what was to be printed: in tests a document is printed as what it is made of. */
const printedWords = (bytes: Uint8Array): string => new TextDecoder().decode(bytes).replaceAll('\u00a0', ' ');

/** The words of the PDF that an answer carries. */
export const wordsOf = async (answer: Response): Promise<string> =>
  printedWords(new Uint8Array(await answer.arrayBuffer()));

/** Names and words of the PDFs that came with a mail. */
export const papersOf = ({ attachments }: Message) =>
  attachments
    .filter(({ contentType }) => contentType === 'application/pdf')
    .map(({ filename, content }) => ({ filename, words: printedWords(fromBase64(content)) }));
