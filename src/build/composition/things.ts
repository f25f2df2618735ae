import { shape, stroke } from './marks.ts';

// What stands before the ground: 48 x 48, closed, so that the ground does not show through. The part to look at is orange.

const disc = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0z`;
const BADGE = shape('plain', disc(24, 24, 20));

export const things = {
  magnifier: stroke('M31 31l13 13', 'hand') + shape('plain', disc(20, 20, 15)) + stroke('M12 18a9 9 0 0 1 7-7'),
  clock: BADGE + stroke('M24 12v12l8 6', 'hand'),
  check: BADGE + stroke('M14 24l7 8l13-15', 'hand'),
  cross: BADGE + stroke('M16 16l16 16m0-16l-16 16', 'hand'),
  question: BADGE + stroke('M18 19c0-9 13-9 13 0c0 5-7 5-7 10', 'hand') + shape('spot', disc(24, 36, 2)),
  warning: shape('plain', 'M24 4l22 39H2z') + stroke('M24 17v13', 'hand') + shape('spot', disc(24, 36.5, 2)),
  shield: shape('plain', 'M24 3l18 7v13c0 11-7 18-18 22c-11-4-18-11-18-22V10z') + stroke('M16 24l6 7l11-13', 'hand'),
  padlock:
    stroke('M13 22v-7c0-13 22-13 22 0v7') +
    shape('plain', 'M7 22h34v23H7z') +
    shape('spot', disc(24, 31, 3.5)) +
    stroke('M24 33v5', 'hand'),
  key: stroke('M21 27l23 0v10m-10-10v7', 'hand') + shape('plain', disc(13, 27, 10)) + shape('spot', disc(13, 27, 3)),
  balloon: shape('plain', 'M4 6h40v28H22l-9 10V34H4z') + stroke('M12 16h24M12 24h14', 'hand'),
  ask:
    shape('plain', 'M4 6h40v28H22l-9 10V34H4z') +
    stroke('M19 15c0-6 10-6 10 0c0 4-5 4-5 7', 'hand') +
    shape('spot', disc(24, 28, 1.8)),
  stop: shape('plain', 'M4 6h40v28H22l-9 10V34H4z') + stroke('M18 13l12 14m0-14L18 27', 'hand'),
  pencil:
    shape('plain', 'M34 4l10 10l-28 28l-13 3l3-13z') +
    shape('spot', 'M34 4l10 10l-6 6l-10-10z') +
    stroke('M6 32l10 10'),
  person:
    shape('plain', 'M5 45c0-24 38-24 38 0z') + shape('plain', disc(24, 13, 10)) + stroke('M18 36l6 6l6-6', 'hand'),
  arrow: BADGE + stroke('M13 24h21m-8-8l8 8l-8 8', 'hand'),
  back: BADGE + stroke('M35 32c1-14-18-17-22-6m-1-10v10h10', 'hand'),
  up: BADGE + stroke('M24 35V14m-8 8l8-8l8 8', 'hand'),
  down: BADGE + stroke('M24 13v21m-8-8l8 8l8-8', 'hand'),
  sort: BADGE + stroke('M17 13v22m-5-5l5 5l5-5', 'hand') + stroke('M26 15h5m-5 9h8m-8 9h11'),
  pin: shape('plain', 'M24 46C12 32 7 26 7 19c0-21 34-21 34 0c0 7-5 13-17 27z') + shape('spot', disc(24, 19, 6)),
  bars: shape('plain', 'M4 4h40v40H4z') + stroke('M14 36V24m10 12V12m10 24V20', 'hand'),
  trend: shape('plain', 'M4 4h40v40H4z') + stroke('M10 34l9-10l7 5l12-16m-8 0h8v8', 'hand'),
  bell:
    shape('plain', 'M7 37c6-5 5-11 5-16c0-18 24-18 24 0c0 5-1 11 5 16z') + stroke('M20 41c1 5 7 5 8 0M24 7V3', 'hand'),
  ladder: stroke('M14 46L18 2m12 44L26 2', 'hand') + stroke('M17.5 10h9M16.8 19h10.5M16 28h12M15 37h14'),
  cursor: shape('plain', 'M10 4l28 20l-14 2l8 15l-6 3l-8-15l-8 11z') + stroke('M40 8l4-4M43 15h4M33 4V0', 'hand'),
  formula: shape('plain', 'M2 10h44v28H2z') + stroke('M17 15c-4-2-6 0-6 5v13M7 23h9M22 20l11 13m0-13L22 33', 'hand'),
  lookup: shape('plain', 'M2 8h44v32H2z') + stroke('M24 8v32M2 24h22') + stroke('M14 16h22v14m-5-5l5 5l5-5', 'hand'),
  funnel: shape('plain', 'M4 6h40L29 25v19l-10-6V25z') + stroke('M12 13h24', 'hand'),
  spark: BADGE + shape('spot', 'M24 9c2 10 5 13 15 15c-10 2-13 5-15 15c-2-10-5-13-15-15c10-2 13-5 15-15z'),
  speaker: shape('plain', 'M4 17h9l13-11v36L13 31H4z') + stroke('M32 17c5 4 5 10 0 14m6-20c9 7 9 19 0 26', 'hand'),
  eye: shape('plain', 'M2 24c10-20 34-20 44 0c-10 20-34 20-44 0z') + shape('spot', disc(24, 24, 6)),
  dollar: BADGE + stroke('M30 17c-2-5-12-5-12 1c0 7 13 4 13 12c0 6-12 6-14 0M24 10v28', 'hand'),
  flag: stroke('M10 46V4') + shape('plain', 'M10 5h32l-8 11l8 11H10z') + stroke('M18 16h10', 'hand'),
  plug: shape('plain', 'M12 18h24v10c0 16-24 16-24 0z') + stroke('M24 40v6') + stroke('M18 18V6m12 12V6', 'hand'),
  record: shape('plain', disc(24, 24, 20)) + shape('spot', disc(24, 24, 9)),
  envelope: shape('plain', 'M2 10h44v29H2z') + stroke('M2 11l22 17l22-17', 'hand'),
  split: BADGE + stroke('M12 24h8l12-9m-12 9l12 9m-6-18h6v6m0 6v6h-6', 'hand'),
  link:
    stroke('M20 28l8-8') +
    shape(
      'plain',
      'M6 33a9 9 0 0 1 0-13l4-4a9 9 0 0 1 13 0l-4 4a4 4 0 0 0-5 0l-4 4a4 4 0 0 0 5 5l3-3l4 4l-4 4a9 9 0 0 1-12-1z',
    ) +
    stroke('M27 12l5-5a9 9 0 0 1 11 12l-6 6a9 9 0 0 1-12 0', 'hand'),
  certificate:
    shape('plain', 'M3 6h42v28H3z') +
    stroke('M10 14h20M10 22h12') +
    stroke('M30 32v13l5-4l5 4V32', 'hand') +
    shape('spot', disc(35, 28, 6)),
  cup:
    shape('plain', 'M8 18h26v16c0 12-26 12-26 0z') +
    stroke('M34 22c12-2 12 14-1 13') +
    stroke('M16 11c-3-4 3-5 0-9m9 9c-3-4 3-5 0-9', 'hand'),
  hand:
    shape(
      'plain',
      'M12 46V24l-5-7c-2-4 3-7 6-3l5 6V6c0-5 6-5 6 0v12V3c0-4 6-4 6 0v15V6c0-4 6-4 6 0v14v-8c0-4 5-4 5 0v20l-5 14z',
    ) + stroke('M20 33h14', 'hand'),
} as const;
