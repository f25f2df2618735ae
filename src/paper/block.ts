import type { TextLook } from './sheet.ts';

/** A part of the page. `start` is the height that must be left for it to begin. */
export interface Block {
  start: number;
  before: number;
  after: number;
  draw: (parent: PDFKit.PDFStructureElement) => void;
}

/** Running text. */
export const body: TextLook = { size: 9.6, leading: 13.6 };
