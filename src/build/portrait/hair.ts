import type { Face } from './features.ts';
import { coverings } from './coverings.ts';
import { cloths, hairs } from './palette.ts';
import type { Draw, Hair } from './layers.ts';
import { disc, fill, line, MIDDLE, type Head } from './shape.ts';

/** Discs on an arc about the skull, angles in degrees from the right, clockwise below. */
function tufts(
  count: number,
  [from, to]: [number, number],
  [rx, ry]: [number, number],
  r: number,
  tone: string,
  y = 60,
) {
  return Array.from({ length: count }, (_, index) => {
    const angle = ((from + ((to - from) * index) / (count - 1)) * Math.PI) / 180;
    return disc(MIDDLE + rx * Math.cos(angle), y + ry * Math.sin(angle), r, tone);
  }).join('');
}

/** The cap of a short cut, with its line on the forehead. */
const cap = ({ left, right }: Head, hairline: string, top = 17): string =>
  `M${left - 2} 73C${left - 5} ${top} ${right + 5} ${top} ${right + 2} 73L${right - 1.5} 73${hairline}L${left + 1.5} 73Z`;

const styles: Record<Face['hair']['style'], Draw> = {
  short: ({ left, right }, tone, strand) => ({
    ears: true,
    front:
      fill(
        `M${left - 2} 74C${left - 8} 40 56 20 84 21C108 21 ${right + 7} 38 ${right + 2} 74L${right - 1} 74C${right - 1} 64 ${right - 3} 57 ${right - 7} 52C95 55 76 53 65 44C62 52 ${left + 4} 56 ${left + 1} 74Z`,
        tone,
      ) + line(`M65 43C76 36 90 34 ${right - 8} 38`, strand, 1.6),
  }),
  swept: ({ left, right }, tone, strand) => ({
    ears: true,
    front:
      fill(
        `M${left - 1} 72C${left - 6} 54 ${left - 4} 42 ${left + 3} 34C58 14 98 6 ${right + 1} 27C${right + 7} 38 ${right + 5} 58 ${right + 1} 72L${right - 2} 72C${right - 2} 60 ${right - 4} 54 ${right - 8} 50C96 40 78 39 ${left + 10} 49C${left + 4} 54 ${left + 2} 60 ${left + 2} 72Z`,
        tone,
      ) + line(`M${left + 10} 42C66 28 84 24 100 28M72 36C82 31 92 30 102 34`, strand, 1.6),
  }),
  cropped: (head, tone) => ({
    ears: true,
    front: fill(
      cap(
        head,
        `C${head.right - 3} 58 ${head.right - 7} 50 ${head.right - 13} 48C92 45 68 45 ${head.left + 13} 48C${head.left + 7} 50 ${head.left + 3} 58 ${head.left + 1.5} 73`,
      ),
      tone,
    ),
  }),
  curls: (head, tone) => ({
    ears: true,
    front:
      fill(
        cap(
          head,
          `C${head.right - 2} 56 ${head.right - 8} 50 90 48C80 47 70 48 ${head.left + 8} 52C${head.left + 3} 58 ${head.left + 1} 64 ${head.left + 1.5} 73`,
        ),
        tone,
      ) +
      tufts(11, [172, 368], [head.right - MIDDLE + 1, 30], 8, tone, 58) +
      tufts(5, [205, 335], [18, 8], 7, tone, 49),
  }),
  receding: ({ left, right }, tone, strand) => ({
    ears: true,
    front:
      fill(
        `M${left - 2} 76C${left - 8} 46 54 25 82 25C108 25 ${right + 8} 46 ${right + 2} 76L${right - 1} 76C${right} 60 ${right - 3} 48 ${right - 10} 43C96 46 90 41 82 39C72 38 66 45 ${left + 10} 43C${left + 3} 48 ${left} 60 ${left + 1} 76Z`,
        tone,
      ) + line('M70 34C80 30 92 31 100 36', strand, 1.6),
  }),
  bald: ({ left, right }, tone) => ({
    ears: true,
    front:
      fill(
        `M${left - 2} 80C${left - 6} 66 ${left - 4} 54 ${left + 3} 50C${left + 1} 60 ${left + 3} 70 ${left + 1} 80Z`,
        tone,
      ) +
      fill(
        `M${right + 2} 80C${right + 6} 66 ${right + 4} 54 ${right - 3} 50C${right - 1} 60 ${right - 3} 70 ${right - 1} 80Z`,
        tone,
      ),
  }),
  afro: (head, tone) => ({
    ears: false,
    back: disc(MIDDLE, 56, 42, tone) + tufts(18, [120, 420], [38, 38], 9, tone, 57),
    front:
      tufts(7, [196, 344], [26, 16], 8, tone, 53) +
      fill(
        `M${head.left - 6} 66C${head.left - 4} 18 ${head.right + 4} 18 ${head.right + 6} 66C${head.right - 1} 52 96 44 80 44C64 44 ${head.left + 1} 52 ${head.left - 6} 66Z`,
        tone,
      ),
  }),
  pixie: ({ left, right }, tone, strand) => ({
    ears: true,
    front:
      fill(
        `M${left - 2} 78C${left - 11} 44 54 19 82 19C110 19 ${right + 11} 44 ${right + 2} 78C${right} 70 ${right - 1} 62 ${right - 3} 56C98 58 84 53 76 44C72 54 62 60 ${left + 3} 62C${left + 1} 68 ${left} 72 ${left - 2} 78Z`,
        tone,
      ) + line('M76 43C72 36 66 32 58 32M78 42C86 34 94 32 102 36', strand, 1.6),
  }),
  bob: ({ left, right }, tone, strand) => ({
    ears: false,
    back: fill(
      `M${left - 8} 66C${left - 10} 8 ${right + 10} 8 ${right + 8} 66C${right + 9} 82 ${right + 13} 96 ${right + 12} 107C${right + 4} 114 ${right - 6} 114 ${right - 8} 108L${left + 8} 108C${left + 6} 114 ${left - 4} 114 ${left - 12} 107C${left - 13} 96 ${left - 9} 82 ${left - 8} 66Z`,
      tone,
    ),
    front:
      fill(
        `M${left - 7} 84C${left - 12} 40 52 20 80 20C110 20 ${right + 12} 40 ${right + 7} 84C${right + 3} 76 ${right - 1} 62 ${right - 5} 54C94 52 76 50 66 40C62 52 ${left + 4} 60 ${left - 1} 68C${left - 2} 74 ${left - 5} 80 ${left - 7} 84Z`,
        tone,
      ) + line(`M66 39C80 30 98 32 ${right - 2} 44M65 40C60 42 ${left + 4} 48 ${left} 56`, strand, 1.6),
  }),
  fringe: ({ left, right }, tone, strand) => ({
    ears: false,
    back: fill(
      `M${left - 8} 66C${left - 10} 8 ${right + 10} 8 ${right + 8} 66L${right + 10} 122L${right - 8} 126L${left + 8} 126L${left - 10} 122Z`,
      tone,
    ),
    front:
      fill(
        `M${left - 6} 92C${left - 12} 40 52 20 80 20C108 20 ${right + 12} 40 ${right + 6} 92C${right + 1} 82 ${right - 1} 70 ${right - 2} 59C96 57 64 57 ${left + 2} 59C${left + 1} 70 ${left - 1} 82 ${left - 6} 92Z`,
        tone,
      ) + line('M72 57C72 50 73 44 76 38M88 57C89 50 88 44 86 40', strand, 1.6),
  }),
  wavy: ({ left, right }, tone, strand) => ({
    ears: false,
    back: fill(
      `M${left - 8} 62C${left - 8} 8 ${right + 8} 8 ${right + 8} 62C${right + 17} 72 ${right + 6} 82 ${right + 14} 92C${right + 20} 104 ${right + 8} 110 ${right + 12} 122L${left - 12} 122C${left - 8} 110 ${left - 20} 104 ${left - 14} 92C${left - 6} 82 ${left - 17} 72 ${left - 8} 62Z`,
      tone,
    ),
    front:
      fill(
        `M${left - 7} 78C${left - 14} 38 54 19 84 20C112 21 ${right + 13} 42 ${right + 7} 78C${right + 1} 72 ${right + 1} 62 ${right - 4} 56C100 46 96 44 90 38C86 48 72 54 ${left + 6} 56C${left + 2} 64 ${left} 70 ${left - 7} 78Z`,
        tone,
      ) +
      line(
        `M90 37C80 32 66 32 58 40M91 38C100 38 106 42 ${right + 2} 54M${left - 9} 88C${left - 4} 96 ${left - 12} 102 ${left - 8} 112M${right + 9} 88C${right + 4} 96 ${right + 12} 102 ${right + 8} 112`,
        strand,
        1.6,
      ),
  }),
  long: ({ left, right }, tone, strand) => ({
    ears: false,
    back: fill(
      `M${left - 7} 62C${left - 8} 10 ${right + 8} 10 ${right + 7} 62C${right + 8} 90 ${right + 14} 120 ${right + 16} 150L${left - 16} 150C${left - 14} 120 ${left - 8} 90 ${left - 7} 62Z`,
      tone,
    ),
    front:
      fill(
        `M${left - 6} 88C${left - 12} 40 54 21 80 21C106 21 ${right + 12} 40 ${right + 6} 88C${right + 1} 78 ${right} 66 ${right - 4} 58C${right - 9} 50 90 46 80 36C70 46 ${left + 9} 50 ${left + 4} 58C${left} 66 ${left - 1} 78 ${left - 6} 88Z`,
        tone,
      ) + line(`M80 35C72 38 62 42 ${left + 2} 52M80 35C88 38 98 42 ${right - 2} 52`, strand, 1.6),
    over:
      fill(
        `M${left - 6} 84C${left - 2} 104 ${left + 6} 118 ${left + 4} 152L${left - 15} 156C${left - 14} 128 ${left - 9} 104 ${left - 6} 84Z`,
        tone,
      ) +
      fill(
        `M${right + 6} 84C${right + 2} 104 ${right - 6} 118 ${right - 4} 152L${right + 15} 156C${right + 14} 128 ${right + 9} 104 ${right + 6} 84Z`,
        tone,
      ),
  }),
  bun: ({ left, right }, tone, strand) => ({
    ears: true,
    back: disc(MIDDLE, 20, 14, tone),
    front:
      fill(
        `M${left - 1} 70C${left - 5} 40 56 25 80 25C104 25 ${right + 5} 40 ${right + 1} 70C${right - 1} 58 ${right - 6} 48 ${right - 14} 44C90 41 70 41 ${left + 14} 44C${left + 6} 48 ${left + 1} 58 ${left - 1} 70Z`,
        tone,
      ) + line('M68 40C70 34 74 30 78 28M92 40C90 34 86 30 82 28M72 14C77 10 84 11 88 15', strand, 1.6),
  }),
  tied: ({ left, right }, tone, strand) => ({
    ears: true,
    back: fill(`M${right - 6} 78C${right + 12} 84 ${right + 16} 104 ${right + 4} 128L${right - 10} 128Z`, tone),
    front:
      fill(
        `M${left - 1} 72C${left - 8} 40 54 22 82 22C108 22 ${right + 8} 40 ${right + 1} 72C${right - 1} 62 ${right - 4} 54 ${right - 9} 49C94 44 78 43 70 38C66 46 ${left + 6} 50 ${left + 3} 58C${left + 1} 64 ${left} 68 ${left - 1} 72Z`,
        tone,
      ) + line(`M70 37C82 32 98 36 ${right - 2} 50`, strand, 1.6),
    over: fill(
      `M${right + 1} 92C${right + 10} 104 ${right + 10} 122 ${right} 140C${right - 6} 132 ${right - 4} 116 ${right - 6} 104Z`,
      tone,
    ),
  }),
  locs: ({ left, right }, tone, strand) => ({
    ears: false,
    back:
      fill(`M${left - 8} 62C${left - 9} 10 ${right + 9} 10 ${right + 8} 62L${right + 10} 112L${left - 10} 112Z`, tone) +
      [-10, -4, 2]
        .map((x) => line(`M${left + x} 66C${left + x - 4} 84 ${left + x - 2} 104 ${left + x - 4} 124`, tone, 7))
        .join('') +
      [10, 4, -2]
        .map((x) => line(`M${right + x} 66C${right + x + 4} 84 ${right + x + 2} 104 ${right + x + 4} 124`, tone, 7))
        .join(''),
    front:
      fill(
        `M${left - 5} 74C${left - 11} 40 54 20 80 20C106 20 ${right + 11} 40 ${right + 5} 74C${right} 64 ${right - 4} 54 ${right - 8} 50C94 46 76 48 66 42C62 50 ${left + 6} 54 ${left + 1} 62C${left - 1} 66 ${left - 3} 70 ${left - 5} 74Z`,
        tone,
      ) +
      line(
        `M66 41C62 34 60 32 56 32M68 41C70 34 72 30 74 26M72 42C80 34 84 32 90 30M78 44C88 38 96 38 102 40M${left - 9} 84L${left - 10} 116M${right + 9} 84L${right + 10} 116`,
        strand,
        1.4,
      ),
  }),
  ...coverings,
};

export function hairOf({ hair }: Face, head: Head): Hair {
  if (hair.cloth) return styles[hair.style](head, cloths[hair.cloth].tone, cloths[hair.cloth].seam);
  return styles[hair.style](head, hairs[hair.colour].tone, hairs[hair.colour].strand);
}
