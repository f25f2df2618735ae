import { color } from '../theme.ts';
import type { Face } from './features.ts';

/** Skin in one flat tone, its shadow below the chin, and the line in which a face is drawn on it. */
export const skins: Record<Face['skin'], { tone: string; shade: string; line: string; lip: string }> = {
  fair: { tone: '#f8dfcf', shade: '#e9c3ad', line: '#7d4e3c', lip: '#c9756b' },
  rosy: { tone: '#f3cdb6', shade: '#dfab90', line: '#764432', lip: '#be6559' },
  light: { tone: '#ecc3a0', shade: '#d5a37d', line: '#68402a', lip: '#b3604c' },
  olive: { tone: '#deb088', shade: '#c39168', line: '#583622', lip: '#a4553f' },
  tan: { tone: '#c99468', shade: '#ab754b', line: '#482a19', lip: '#93452f' },
  brown: { tone: '#a06b48', shade: '#825334', line: '#33190e', lip: '#74331f' },
  deep: { tone: '#754b36', shade: '#5b3727', line: '#200f08', lip: '#4d1f14' },
};

/** Hair, and the strands that are drawn on it. */
export const hairs: Record<Face['hair']['colour'], { tone: string; strand: string }> = {
  black: { tone: '#1d1c21', strand: '#4a4a55' },
  dark: { tone: '#37281f', strand: '#65503f' },
  brown: { tone: '#5b3c29', strand: '#8a6549' },
  chestnut: { tone: '#7f4c2e', strand: '#aa7550' },
  auburn: { tone: '#a04d24', strand: '#c8774a' },
  blond: { tone: '#d8b06f', strand: '#b38746' },
  grey: { tone: '#7b818b', strand: '#a5abb4' },
  silver: { tone: '#b7bdc6', strand: '#8d949f' },
  white: { tone: '#e9ebef', strand: '#bcc2cb' },
};

/** Cloth, with the seam that is drawn on it. */
export const cloths: Record<Face['clothes']['colour'], { tone: string; seam: string }> = {
  navy: { tone: color('blue-900'), seam: color('blue-600') },
  blue: { tone: color('blue-700'), seam: color('blue-400') },
  sky: { tone: color('blue-300'), seam: color('blue-600') },
  orange: { tone: color('orange-500'), seam: '#b06000' },
  amber: { tone: color('orange-300'), seam: '#c27a12' },
  teal: { tone: '#1f7a76', seam: '#6fb3af' },
  wine: { tone: '#7d2f45', seam: '#b56b80' },
  grey: { tone: '#5d6470', seam: '#969da9' },
  cream: { tone: '#f3e7d3', seam: '#c9b28d' },
  white: { tone: color('white'), seam: color('blue-300') },
};

export const ground = color('blue-100');
/** Eyes and the frames of glasses. */
export const ink = color('ink');
