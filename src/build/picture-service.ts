import sharp from 'astro/assets/services/sharp';
import { inSizes } from './picture-sizes.ts';

/** Astro's own service, which is asked for a picture in sizes wherever an author puts one. */
const service: typeof sharp = {
  ...sharp,
  validateOptions: (options, ...rest) =>
    sharp.validateOptions?.(inSizes(options) as typeof options, ...rest) ?? options,
};

export default service;
