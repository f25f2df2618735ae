/** How wide a text with a picture is at most: its 70 letters. */
const TEXT_WIDTH = 680;

/** From a telephone to a screen with two dots a pixel. */
const WIDTHS = [400, 680, 1000, 1360];

/** What the service of pictures is asked for, as far as sizes go. */
export interface PictureOptions {
  src: unknown;
  width?: number | undefined;
  height?: number | undefined;
  widths?: number[];
  sizes?: string;
  [key: string]: unknown;
}

interface Raster {
  width: number;
  height: number;
  format: string;
}

const isRaster = (src: unknown): src is Raster =>
  typeof src === 'object' && src !== null && 'format' in src && src.format !== 'svg';

/** The sizes in which a picture of an author is made: none larger than it is, and one for its place in the text. Drawings scale by themselves. */
export function inSizes(options: PictureOptions): PictureOptions {
  const { src } = options;
  if (!isRaster(src)) return options;
  const width = Math.min(src.width, TEXT_WIDTH);
  const widths = [...WIDTHS.filter((one) => one < src.width), Math.min(src.width, 2 * TEXT_WIDTH)];
  return {
    ...options,
    width,
    height: Math.round((width * src.height) / src.width),
    widths: [...new Set(widths)],
    sizes: `(min-width: ${width + 32}px) ${width}px, calc(100vw - 32px)`,
  };
}
