import type { Draw } from './layers.ts';
import { fill, line } from './shape.ts';

/** What covers hair, in the tone of its cloth, with folds. */
export const coverings: Record<'headscarf' | 'turban', Draw> = {
  headscarf: ({ left, right, chin }, tone, seam) => ({
    ears: false,
    back: fill(
      `M${left - 10} 70C${left - 13} 6 ${right + 13} 6 ${right + 10} 70C${right + 11} 92 ${right + 6} 108 ${right + 12} 122L${left - 12} 122C${left - 6} 108 ${left - 11} 92 ${left - 10} 70Z`,
      tone,
    ),
    front:
      fill(
        `M${left - 9} 74C${left - 14} 12 ${right + 14} 12 ${right + 9} 74C${right + 9} 96 ${right} ${chin + 6} 80 ${chin + 9}C${left} ${chin + 6} ${left - 9} 96 ${left - 9} 74ZM${left + 1} 64C${left + 1} 90 66 ${chin} 80 ${chin}C94 ${chin} ${right - 1} 90 ${right - 1} 64C${right - 2} 38 ${left + 2} 38 ${left + 1} 64Z" fill-rule="evenodd`,
        tone,
      ) + line(`M${left - 4} 54C${left} 38 62 29 76 27`, seam, 1.6),
    over:
      fill(
        `M${left - 4} 92C62 ${chin + 8} 98 ${chin + 8} ${right + 4} 92C${right + 11} 106 ${right + 10} 116 ${right + 2} 121C96 130 70 130 ${left + 2} 122C${left - 9} 116 ${left - 11} 104 ${left - 4} 92Z`,
        tone,
      ) +
      line(
        `M${right + 3} 96C98 ${chin + 9} 78 ${chin + 13} ${left + 2} 110M${right + 5} 108C98 ${chin + 14} 88 ${chin + 19} 68 126`,
        seam,
        1.6,
      ),
  }),
  turban: ({ left, right }, tone, seam) => ({
    ears: true,
    front:
      fill(
        `M${left - 4} 68C${left - 16} 44 ${left - 6} 12 80 8C${right + 6} 12 ${right + 16} 44 ${right + 4} 68C${right} 58 96 48 80 41C64 48 ${left} 58 ${left - 4} 68Z`,
        tone,
      ) +
      line(
        `M${left - 3} 58C${left + 6} 44 68 36 80 32C92 36 ${right - 6} 44 ${right + 3} 58M${left - 5} 46C${left + 6} 34 66 26 80 22M${left + 1} 30C62 22 72 16 82 14M80 32C94 28 104 30 ${right + 4} 42M80 22C92 19 100 22 ${right} 30`,
        seam,
        1.8,
      ),
  }),
};
