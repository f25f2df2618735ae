import { describe, expect, it } from 'vitest';
import { inSizes } from './picture-sizes.ts';

const of = (width: number, height: number, format = 'png') => inSizes({ src: { width, height, format } });

describe('a picture of an author', () => {
  it('is made for telephones, for its text and for sharp screens', () => {
    expect(of(2000, 1000)).toMatchObject({
      width: 680,
      height: 340,
      widths: [400, 680, 1000, 1360],
      sizes: '(min-width: 712px) 680px, calc(100vw - 32px)',
    });
  });

  it.each([
    [1360, [400, 680, 1000, 1360]],
    [900, [400, 680, 900]],
    [300, [300]],
  ])('that is %s pixels wide is never made larger', (width, widths) => {
    expect(of(width, 200).widths).toEqual(widths);
  });

  it('that is drawn scales by itself', () => {
    expect(of(680, 400, 'svg')).toEqual({ src: { width: 680, height: 400, format: 'svg' } });
  });
});
