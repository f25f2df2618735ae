import { clothesOf, headset } from './clothes.ts';
import { faceOf, wholeBeard } from './face.ts';
import type { Face } from './features.ts';
import { hairOf } from './hair.ts';
import { ground, ink, skins } from './palette.ts';
import { disc, EYES, fill, headOf, line, type Head } from './shape.ts';

const turns: Record<Face['turn'], [tilt: number, aside: number]> = { left: [-3, -2.5], right: [3, 2.5], ahead: [0, 0] };

function jewels({ extras }: Face, { left, right }: Head): string {
  const gold = '#d9992b';
  if (extras.includes('studs')) return disc(left - 1, 82, 2.2, gold) + disc(right + 1, 82, 2.2, gold);
  if (extras.includes('hoops')) {
    return [left - 1, right + 1]
      .map((x) => `<circle cx="${x}" cy="87" r="5.5" fill="none" stroke="${gold}" stroke-width="2"/>`)
      .join('');
  }
  if (!extras.includes('drops')) return '';
  return [left - 1, right + 1].map((x) => fill(`M${x} 81l3 7l-3 6l-3 -6z`, gold)).join('');
}

/** The portrait of somebody, 160 x 160, round. What it is put together from says all of it: two alike are one person. */
export function portrait(face: Face): string {
  const head = headOf(face.shape);
  const skin = skins[face.skin];
  const hair = hairOf(face, head);
  const [tilt, aside] = turns[face.turn];
  const ears = [head.left, head.right]
    .map((x) => `<ellipse cx="${x}" cy="${EYES + 3}" rx="5" ry="7.5" fill="${skin.tone}"/>`)
    .join('');
  const inner = [head.left, head.right]
    .map((x, side) => line(`M${x + (side ? 1.5 : -1.5)} 71q${side ? 2 : -2} 3 0 6`, skin.shade, 1.6))
    .join('');
  const tilted = (content: string) =>
    tilt === 0 || content === '' ? content : `<g transform="rotate(${tilt} 80 112)">${content}</g>`;
  const parts = [
    tilted(hair.back ?? ''),
    fill('M67 92V120C67 134 93 134 93 120V92Z', skin.shade),
    `<g transform="translate(0 -7)">${clothesOf(face, skin.shade)}</g>`,
    tilted(
      [
        hair.ears ? ears + inner : '',
        fill(head.outline, skin.tone),
        wholeBeard(face, head),
        aside === 0 ? faceOf(face, head) : `<g transform="translate(${aside})">${faceOf(face, head)}</g>`,
        hair.front,
        hair.over ?? '',
        jewels(face, head),
        face.extras.includes('headset') ? headset(head.left, head.right, ink) : '',
      ].join(''),
    ),
  ].join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="10 3 140 140" stroke-linecap="round" stroke-linejoin="round"><clipPath id="a"><circle cx="80" cy="73" r="70"/></clipPath><g clip-path="url(#a)">${fill('M10 3h140v140H10z', ground)}${parts}</g></svg>`;
}
