import { shape, stroke } from './marks.ts';

// What a drawing stands on: something large in the middle of the field of 160 x 120, in blue. Things stand at its corners.

const SHEET = shape('plain', 'M24 16h112v80H24z') + shape('pale', 'M24 16h112v16H24zM24 32h20v64H24z');
const GRID = stroke('M44 16v80M75 16v80M105 16v80M24 48h112M24 64h112M24 80h112');
const PAGE = shape('plain', 'M40 8h60l20 20v84H40z') + shape('pale', 'M100 8v20h20z');
const SCREEN = shape('plain', 'M20 12h120v76H20z') + stroke('M64 88l-4 16m36-16 4 16M48 104h64');
const CALENDAR =
  shape('plain', 'M24 20h112v84H24z') + shape('pale', 'M24 20h112v20H24z') + stroke('M48 12v16m32-16v16m32-16v16');
const DAYS = stroke('M40 54h8m16 0h8m16 0h8m16 0h8M40 72h8m16 0h8m16 0h8m16 0h8M40 90h8m16 0h8m16 0h8m16 0h8');

const person = (x: number, y: number, tone: 'plain' | 'pale' = 'plain') =>
  shape(tone, `M${x - 20} ${y + 40}c0-26 40-26 40 0z`) +
  shape(tone, `M${x - 10} ${y}a10 10 0 1 0 20 0a10 10 0 1 0-20 0z`);

export const grounds = {
  'sheet-column': SHEET + shape('pale', 'M75 32h30v64H75z') + GRID,
  'sheet-row': SHEET + shape('pale', 'M44 64h92v16H44z') + GRID,
  'sheet-cell': SHEET + GRID + shape('ink', 'M75 48h30v16H75z'),
  'sheet-total':
    SHEET + GRID + shape('ink', 'M44 80h92v16H44z') + shape('plain', 'M52 86h14v4H52zM83 86h14v4H83zM113 86h14v4h-14z'),
  'sheet-spill':
    SHEET +
    GRID +
    shape('ink', 'M44 32h31v16H44z') +
    shape('pale', 'M44 48h31v48H44z') +
    stroke('M44 64h31M44 80h31M59 52v36m-5-6l5 6l5-6'),
  'sheet-chain':
    SHEET +
    GRID +
    shape('ink', 'M52 37h14v6H52zM83 53h14v6H83zM113 85h14v6h-14z') +
    stroke('M66 40h24v13M97 56h23v29m-5-6l5 6l5-6'),
  'two-sheets':
    shape('pale', 'M56 8h88v64H56z') +
    stroke('M56 24h88M85 8v64M114 8v64M56 40h88M56 56h88') +
    shape('plain', 'M16 40h88v64H16z') +
    shape('pale', 'M16 40h88v16H16z') +
    stroke('M45 40v64M74 40v64M16 72h88M16 88h88'),
  'many-sheets':
    shape('pale', 'M16 8h60v44H16z') +
    shape('pale', 'M24 16h60v44H24z') +
    shape('plain', 'M32 24h60v44H32z') +
    stroke('M32 36h60M52 24v44M72 24v44M32 52h60') +
    shape('plain', 'M72 64h72v48H72z') +
    shape('pale', 'M72 64h72v12H72z') +
    stroke('M96 64v48M120 64v48M72 88h72M72 100h72'),
  pivot:
    shape('plain', 'M16 12h60v96H16z') +
    shape('pale', 'M16 12h60v16H16z') +
    stroke('M36 12v96M56 12v96M16 44h60M16 60h60M16 76h60M16 92h60M82 60h14m-6-6l6 6l-6 6') +
    shape('plain', 'M102 36h44v48h-44z') +
    shape('ink', 'M102 36h44v16h-44z') +
    stroke('M124 52v32M102 68h44'),
  'page-text': PAGE + shape('ink', 'M52 24h32v6H52z') + stroke('M52 44h56M52 56h48M52 68h56M52 80h40M52 92h48'),
  'page-heads':
    PAGE + shape('ink', 'M52 24h32v6H52zM52 60h40v6H52z') + stroke('M60 40h44M60 50h36M60 76h44M60 86h36M60 96h40'),
  'page-table':
    PAGE +
    stroke('M52 26h32') +
    shape('pale', 'M52 40h56v14H52z') +
    stroke('M52 40h56v56H52zM80 40v56M52 54h56M52 68h56M52 82h56'),
  'page-hidden':
    PAGE +
    stroke('M52 28h36M52 44h16m28 0h12M52 60h56M52 76h8m44 0h4M52 92h40') +
    shape('ink', 'M68 39h28v10H68zM60 71h44v10H60z'),
  'page-two':
    shape('plain', 'M16 12h60v92H16z') +
    shape('pale', 'M84 12h60v92H84z') +
    stroke('M28 28h24M28 44h36M28 56h28M28 68h36M28 80h20M96 28h24M96 44h36M96 56h28M96 68h36M96 80h30M96 92h20'),
  'page-list':
    PAGE +
    stroke('M76 32h32M76 52h28M76 72h32M76 92h24M54 32l4 4l8-9M54 52l4 4l8-9M54 72l4 4l8-9') +
    stroke('M54 86h12v12H54z'),
  'page-crossed': PAGE + stroke('M52 28h36M52 44h56M52 60h44M52 76h56M52 92h32M46 40l66 8M46 72l66 8'),
  'page-tags':
    PAGE +
    stroke('M62 36h46M70 52h38M70 64h30M62 80h46M70 96h34') +
    shape('ink', 'M28 30h26l6 6l-6 6H28zM28 74h26l6 6l-6 6H28z') +
    shape('pale', 'M40 51h20l5 5l-5 5H40z'),
  letter:
    shape('plain', 'M24 24h112v76H24z') + shape('pale', 'M24 24l56 44l56-44z') + stroke('M24 100l40-44M136 100L96 56'),
  inbox:
    SCREEN +
    shape('pale', 'M20 12h32v76H20z') +
    stroke('M28 28h16M28 40h12M28 52h16M62 28h44M62 44h60M62 60h36M62 76h52M52 36h88M52 52h88M52 68h88') +
    shape('ink', 'M126 25h6v6h-6z'),
  'screen-bars': SCREEN + shape('pale', 'M40 56h14v20H40zM64 44h14v32H64zM88 50h14v26H88zM112 32h14v44h-14z'),
  'screen-report':
    SCREEN +
    shape('pale', 'M28 20h32v24H28zM68 20h64v24H68zM28 52h56v28H28z') +
    shape('ink', 'M36 68h6v12h-6zM48 62h6v18h-6zM60 56h6v24h-6z') +
    shape('pale', 'M96 66a14 14 0 1 0 28 0a14 14 0 1 0-28 0z') +
    stroke('M110 66V52M110 66l11 9M36 32h14M76 38l14-10l12 6l20-10'),
  'screen-faces':
    SCREEN +
    stroke('M80 12v76M20 50h120') +
    [
      [50, 24],
      [110, 24],
      [50, 62],
      [110, 62],
    ]
      .map(
        ([x = 0, y = 0]) =>
          shape('pale', `M${x - 12} ${y + 22}c0-15 24-15 24 0z`) +
          shape('pale', `M${x - 6} ${y}a6 6 0 1 0 12 0a6 6 0 1 0-12 0z`),
      )
      .join(''),
  'screen-slide':
    SCREEN +
    shape('ink', 'M32 24h48v7H32z') +
    shape('pale', 'M84 40h44v36H84z') +
    stroke('M32 46h36M32 58h28M84 70l14-14l10 8l20-18'),
  'screen-rooms':
    SCREEN +
    shape('pale', 'M20 12h28v76H20z') +
    stroke('M28 26h12M28 40h12M28 54h12M48 30h92') +
    shape('pale', 'M58 40h46v14H58zM82 62h48v14H82z'),
  'screen-panes':
    SCREEN +
    shape('pale', 'M20 12h120v14H20z') +
    stroke('M52 26v62M98 26v62M28 38h16M28 50h12M60 38h28M60 52h22M60 66h28M106 38h26M106 50h18M106 62h26'),
  'calendar-day': CALENDAR + DAYS + shape('ink', 'M84 64h16v16H84z'),
  'calendar-week': CALENDAR + shape('pale', 'M24 62h112v20H24z') + DAYS,
  'calendar-span':
    CALENDAR + DAYS + shape('ink', 'M36 46h16v16H36zM108 82h16v16h-16z') + stroke('M52 54h52q16 0 16 14v12'),
  'calendar-pages':
    shape('pale', 'M48 12h96v72H48z') +
    shape('pale', 'M36 22h96v72H36z') +
    shape('plain', 'M20 32h96v76H20z') +
    shape('ink', 'M20 32h96v16H20z') +
    stroke('M36 60h8m16 0h8m16 0h8M36 76h8m16 0h8m16 0h8M36 92h8m16 0h8m16 0h8'),
  table:
    person(44, 32) +
    person(116, 32) +
    person(80, 24, 'pale') +
    shape('pale', 'M12 72h136v12H12z') +
    stroke('M28 84v24m104-24v24'),
  two: person(44, 58) + person(116, 58) + stroke('M12 106h136'),
  team: person(36, 60) + person(124, 60) + person(80, 44, 'pale') + stroke('M8 108h144'),
  half:
    person(36, 48) +
    stroke('M12 96h56') +
    shape('plain', 'M84 20h64v56H84z') +
    stroke('M108 76l-2 12m20-12l2 12M100 88h32') +
    shape('pale', 'M98 70c0-20 36-20 36 0z') +
    shape('pale', 'M108 42a8 8 0 1 0 16 0a8 8 0 1 0-16 0z'),
  folders: shape('pale', 'M16 24h40l8 8h48v52H16z') + shape('plain', 'M32 40h40l8 8h64v56H32z') + stroke('M32 60h112'),
  plan:
    shape('plain', 'M16 16h128v88H16z') +
    stroke('M48 16v88M80 16v88M112 16v88M56 35h0') +
    shape('ink', 'M24 28h40v10H24zM80 72h48v10H80z') +
    shape('pale', 'M48 50h40v10H48zM24 88h24v8H24z') +
    stroke('M64 33h8v22h8M88 55h8v17'),
  steps:
    shape('pale', 'M16 88h32v20H16z') +
    shape('pale', 'M48 68h32v40H48z') +
    shape('pale', 'M80 48h32v60H80z') +
    shape('plain', 'M112 28h32v80h-32z'),
  board:
    shape('plain', 'M16 12h128v80H16z') +
    stroke('M59 12v80M101 12v80M40 92l-8 16m88-16l8 16') +
    shape('pale', 'M24 24h26v16H24zM24 48h26v16H24zM67 24h26v16H67zM109 24h26v16h-26z') +
    shape('ink', 'M67 48h26v16H67z'),
} as const;
