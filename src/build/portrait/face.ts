import type { Face } from './features.ts';
import { hairs, ink, skins } from './palette.ts';
import { disc, EYES, fill, line, MIDDLE, type Head } from './shape.ts';

const APART = 11.5;
const [LEFT_EYE, RIGHT_EYE] = [MIDDLE - APART, MIDDLE + APART];

const brows: Record<Face['brows'], [d: string, width: number]> = {
  straight: ['M61.5 60.5C65 58.8 70 58.8 74 60M86 60C90 58.8 95 58.8 98.5 60.5', 2.6],
  arched: ['M61.5 61C64 56.8 70 56.5 74.5 59.5M85.5 59.5C90 56.5 96 56.8 98.5 61', 2.4],
  strong: ['M61 59.5C65 56 70 56 74.5 58.5M85.5 58.5C90 56 95 56 99 59.5', 3.6],
  soft: ['M62.5 60.5C66 58 70 58 73 59.5M87 59.5C90 58 94 58 97.5 60.5', 1.9],
};

const noses: Record<Face['nose'], string> = {
  short: 'M77 83C78.5 85 82 85 83.5 83',
  long: 'M80.5 70C82 76 84.5 80 83 83C82 84.8 79 85 77.5 84',
  broad: 'M74.5 82.5C75 86 78.5 85 80 85.5C81.5 85 85 86 85.5 82.5',
  round: 'M76 81.5C75.5 86 84.5 86 84 81.5',
};

function mouthOf(mouth: Face['mouth'], { line: tone, lip }: (typeof skins)[Face['skin']]): string {
  if (mouth === 'laugh') {
    return (
      fill('M69 90.5C75 92.5 85 92.5 91 90.5C90 100.5 70 100.5 69 90.5Z', tone) +
      fill('M71 91.3C76 92.8 84 92.8 89 91.3C88.5 95.5 71.5 95.5 71 91.3Z', '#ffffff')
    );
  }
  if (mouth === 'smile')
    return line('M70 91C74 97 86 97 90 91', tone) + line('M76 99C78.5 100 81.5 100 84 99', lip, 1.4);
  if (mouth === 'half') return line('M71.5 93C77 96 85 95.5 89.5 90.5', tone);
  return (
    fill('M70.5 91.3C74 91.2 77.5 90.2 80 91.4C82.5 90.2 86 91.2 89.5 91.3C86 98 74 98 70.5 91.3Z', lip) +
    line('M70.5 91.3C75 94.6 85 94.6 89.5 91.3', tone, 1.6)
  );
}

function glassesOf(kind: Face['glasses'], { left, right }: Head): string {
  if (!kind) return '';
  const sides = `M${left} 68L59 69.5M${right} 68L101 69.5`;
  const frames: Record<NonNullable<Face['glasses']>, string> = {
    round: `<circle cx="${LEFT_EYE - 0.5}" cy="${EYES}" r="9.5"/><circle cx="${RIGHT_EYE + 0.5}" cy="${EYES}" r="9.5"/><path d="M77.5 70C79 68.5 81 68.5 82.5 70${sides}"/>`,
    square: `<rect x="58" y="63.5" width="19.5" height="15" rx="4"/><rect x="82.5" y="63.5" width="19.5" height="15" rx="4"/><path d="M77.5 69H82.5${sides}"/>`,
    cat: `<path d="M57 63C62 64.5 72 64 77 66.5C78 74 75 79.5 68 79.5C61 79.5 59 74 57 63ZM103 63C98 64.5 88 64 83 66.5C82 74 85 79.5 92 79.5C99 79.5 101 74 103 63ZM77 68C79 66.5 81 66.5 83 68"/>`,
    half: `<path d="M58 67.5H77.5M82.5 67.5H102M77.5 69H82.5${sides}" stroke-width="3"/><path d="M58 68C58 77 63 79.5 68 79.5C73 79.5 77.5 77 77.5 68M102 68C102 77 97 79.5 92 79.5C87 79.5 82.5 77 82.5 68" stroke-width="1.2"/>`,
  };
  return `<g fill="none" stroke="${ink}" stroke-width="2.2">${frames[kind]}</g>`;
}

function beardOf(kind: Face['beard'], { left, right, chin, jaw }: Head, tone: string): string {
  const moustache = fill(
    'M69.5 90.5C72 85.5 78 85.5 80 87.5C82 85.5 88 85.5 90.5 90.5C86 88.8 83 89.5 80 90.2C77 89.5 74 88.8 69.5 90.5Z',
    tone,
  );
  const around = (top: number) =>
    `M${right} 64${jaw}L${left + 1.5} 68C${left + 3} ${top - 8} ${left + 8} ${top} 68 ${top}C72 ${top - 2} 77 ${top - 2} 80 ${top - 1}C83 ${top - 2} 88 ${top - 2} 92 ${top}C${right - 8} ${top} ${right - 3} ${top - 8} ${right - 1.5} 68Z`;
  if (kind === 'full') {
    const longer = `M${left + 1} 76C${left + 2} 104 68 ${chin + 7} 80 ${chin + 7}C92 ${chin + 7} ${right - 2} 104 ${right - 1} 76C${right - 4} 84 ${right - 9} 88 91 87C84 84 76 84 69 87C${left + 9} 88 ${left + 4} 84 ${left + 1} 76Z`;
    return fill(longer, tone);
  }
  if (kind === 'short') return fill(around(87), tone);
  if (kind === 'goatee')
    return moustache + fill(`M73 99.5C74.5 ${chin + 2.5} 85.5 ${chin + 2.5} 87 99.5C83 102.5 77 102.5 73 99.5Z`, tone);
  if (kind === 'moustache') return moustache;
  if (kind === 'stubble') return `<g opacity=".28">${fill(around(87), tone)}</g>`;
  return '';
}

function linesOf(lines: Face['lines'], tone: string): string {
  if (!lines) return '';
  const few = 'M58 75L55 76.8M102 75L105 76.8M66.5 85C65 87 64.5 89 65 91M93.5 85C95 87 95.5 89 95 91';
  const more = 'M72 50.5C77 49.3 83 49.3 88 50.5M64.5 78.5C66.5 80 70 80 72 79M88 79C90 80 93.5 80 95.5 78.5';
  return `<g opacity=".55">${line(lines === 'few' ? few : few + more, tone, 1.4)}</g>`;
}

const freckles = (tone: string) =>
  `<g opacity=".5">${[
    [63, 81],
    [67, 83.5],
    [70.5, 80.5],
    [89.5, 80.5],
    [93, 83.5],
    [97, 81],
  ]
    .map(([x = 0, y = 0]) => disc(x, y, 1, tone))
    .join('')}</g>`;

/** A beard that reaches the ears stays where the head ends; the others move with the mouth. */
const isWhole = (beard: Face['beard']) => beard === 'full' || beard === 'short' || beard === 'stubble';

export const wholeBeard = ({ beard, hair }: Face, head: Head): string =>
  isWhole(beard) ? beardOf(beard, head, hairs[hair.colour].tone) : '';

/** Eyes, brows, nose, mouth and a small beard about it. */
export function faceOf(face: Face, head: Head): string {
  const skin = skins[face.skin];
  const hair = hairs[face.hair.colour].tone;
  const [brow, width] = brows[face.brows];
  const browTone = face.hair.colour === 'white' || face.hair.colour === 'silver' ? hairs.grey.tone : hair;
  const hidden = face.beard === 'full' || face.beard === 'short';
  return [
    linesOf(face.lines, skin.line),
    face.extras.includes('freckles') ? freckles(skin.line) : '',
    isWhole(face.beard) ? '' : beardOf(face.beard, head, hair),
    disc(LEFT_EYE, EYES, 2.9, ink),
    disc(RIGHT_EYE, EYES, 2.9, ink),
    line(brow, browTone === skin.tone ? skin.line : browTone, width),
    line(noses[face.nose], skin.line, 2),
    hidden ? fill('M71 91.5C75 95.5 85 95.5 89 91.5C87 98.5 73 98.5 71 91.5Z', '#ffffff') : mouthOf(face.mouth, skin),
    glassesOf(face.glasses, head),
  ].join('');
}
