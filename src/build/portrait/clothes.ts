import type { Face } from './features.ts';
import { cloths } from './palette.ts';
import { disc, fill, line } from './shape.ts';

/** Shoulders, from edge to edge of the field, with an open neck. */
const BODY = 'M12 162C13 138 34 129 62 121C66 132 94 132 98 121C126 129 147 138 148 162Z';

interface Cloth {
  tone: string;
  seam: string;
}
type Draw = (cloth: Cloth, under: Cloth, skin: string) => string;

const kinds: Record<Face['clothes']['kind'], Draw> = {
  sweater: ({ tone, seam }) =>
    fill(BODY, tone) +
    line('M61 122.5C65 135 95 135 99 122.5', seam, 3) +
    line('M38 146L36 160M122 146L124 160', seam, 1.6),
  shirt: ({ tone, seam }) =>
    fill(BODY, tone) +
    fill('M64 117L80 136L69 147L55 124ZM96 117L80 136L91 147L105 124Z', tone) +
    line('M64 117L80 136L69 147L55 124M96 117L80 136L91 147L105 124M80 136V160', seam, 1.8),
  blazer: ({ tone, seam }, under) =>
    fill(BODY, tone) +
    fill('M62 121C66 132 94 132 98 121L102 126L83 162H77L58 126Z', under.tone) +
    line('M64 125C69 134 91 134 96 125', under.seam, 1.8) +
    fill('M60 121L48 132L55 140L50 145L77 163L80 158ZM100 121L112 132L105 140L110 145L83 163L80 158Z', tone) +
    line('M60 121L48 132L55 140L50 145L78 162M100 121L112 132L105 140L110 145L82 162', seam, 1.8),
  tie: ({ tone, seam }, under) =>
    fill(BODY, under.tone) +
    fill('M74 134L86 134L84 142L88 162H72L76 142Z', tone) +
    fill('M64 117L80 135L69 146L55 124ZM96 117L80 135L91 146L105 124Z', under.tone) +
    line('M64 117L80 135L69 146L55 124M96 117L80 135L91 146L105 124M38 148L36 160M122 148L124 160', under.seam, 1.8) +
    line('M76 142H84', seam, 1.6),
  turtleneck: ({ tone, seam }) =>
    fill(BODY, tone) +
    fill('M65 108C70 114 90 114 95 108L98 128C92 136 68 136 62 128Z', tone) +
    line('M65 109C70 115 90 115 95 109M64 122C70 130 90 130 96 122M38 146L36 160M122 146L124 160', seam, 1.8),
  cardigan: ({ tone, seam }, under) =>
    fill(BODY, tone) +
    fill('M62 121C66 132 94 132 98 121L104 124C102 140 90 154 80 163C70 154 58 140 56 124Z', under.tone) +
    line('M64 125C69 134 91 134 96 125', under.seam, 1.8) +
    line('M57 123C60 142 72 154 80 162C88 154 100 142 103 123', seam, 3),
  blouse: ({ tone, seam }) =>
    fill(BODY, tone) +
    fill(
      'M80 135C70 124 60 124 56 130C58 140 70 142 80 135C90 124 100 124 104 130C102 140 90 142 80 135ZM78 136L68 158H76L81 138L86 158H94L82 136Z',
      tone,
    ) +
    line(
      'M80 135C70 124 60 124 56 130C58 140 70 142 80 135C90 124 100 124 104 130C102 140 90 142 80 135M78 138L69 158M82 138L92 158',
      seam,
      1.8,
    ),
  vneck: ({ tone, seam }, _, skin) =>
    fill(BODY, tone) + fill('M63 121C67 130 93 130 97 121L80 147Z', skin) + line('M61 121L80 149L99 121', seam, 2.6),
  shawl: ({ tone, seam }, under) =>
    fill(BODY, under.tone) +
    fill(
      'M58 117C66 128 94 128 102 117C112 124 116 134 106 140C92 148 68 148 54 140C44 134 48 124 58 117ZM88 140L106 134L112 162H92Z',
      tone,
    ) +
    line('M54 126C64 138 96 138 108 126M60 138C70 143 84 143 94 140M97 146L101 160', seam, 1.8),
};

export function clothesOf({ clothes }: Face, skin: string): string {
  const { kind, colour, under = 'white' } = clothes;
  return kinds[kind](cloths[colour], cloths[under], skin);
}

/** A headset, for who is on the telephone or in every class online. */
export const headset = (left: number, right: number, tone: string): string =>
  line(
    `M${left - 4} 68C${left - 6} 8 ${right + 6} 8 ${right + 4} 68M${left - 3} 80C${left + 2} 98 64 101 70 100`,
    tone,
    3.2,
  ) +
  fill(`M${left - 8} 64h7v18h-7zM${right + 1} 64h7v18h-7z`, tone) +
  disc(72, 99.5, 3.4, tone);
