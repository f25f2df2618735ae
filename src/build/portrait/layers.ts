import type { Head } from './shape.ts';

/** What hair, or the cloth on it, draws behind the body, over the face, and over the clothes. */
export interface Hair {
  back?: string;
  front: string;
  over?: string;
  /** Ears are under it. */
  ears: boolean;
}

/** In two flat tones, for a head of these measures. */
export type Draw = (head: Head, tone: string, strand: string) => Hair;
