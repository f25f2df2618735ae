import { mkdirSync, readFileSync } from 'node:fs';
import { copyFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { box, colors, drawn, logo, paint, picture, type Element } from '../../build/drawing-board.ts';
import { madeOnce } from '../../build/made-once.ts';
import { readMarkup, type Markup, type MarkupElement } from '../../build/markup.ts';
import type { Step } from './pipeline.ts';

/** The size that social networks ask for, in pixels. */
const WIDTH = 1200;
const HEIGHT = 630;

/** Part of every cache key: a change of the design below raises it. */
const DESIGN = 1;

/** How many are drawn at once; the encoder has threads of its own. */
const AT_ONCE = 8;

/** Below `dist`; `Base.astro` names the picture of each page there. */
const FOLDER = '/previews/pages/';

/** What a picture shows. */
export interface Preview {
  title: string;
  description: string;
  slogan: string;
  /** The markup inside one of the site's drawings, on its field of 160 x 120. */
  drawing: string;
}

/** The largest size at which a title of this length takes three lines at most. */
function titleSize({ length }: string): number {
  if (length <= 28) return 68;
  return length <= 52 ? 56 : 46;
}

function design({ title, description, slogan, drawing }: Preview): Element {
  return box(
    { width: WIDTH, height: HEIGHT, flexDirection: 'column', background: colors.ground, fontFamily: 'Roboto' },
    [
      box({ height: 120, alignItems: 'center', paddingLeft: 72, background: colors.voice, color: colors.white }, [
        picture(logo, 175, 63),
        box({ marginLeft: 28, fontSize: 28 }, slogan),
      ]),
      box({ flex: 1, alignItems: 'center', justifyContent: 'space-between', padding: '0 72px' }, [
        box({ width: 680, flexDirection: 'column' }, [
          box(
            {
              color: colors.heading,
              fontSize: titleSize(title),
              fontWeight: 700,
              lineHeight: 1.12,
              textWrap: 'balance',
            },
            title,
          ),
          box(
            { display: 'block', marginTop: 24, color: colors.ink, fontSize: 28, lineHeight: 1.4, lineClamp: 4 },
            description,
          ),
        ]),
        picture(drawn(drawing), 336, 252),
      ]),
    ],
  );
}

/** A PNG of 1200 x 630 pixels. */
export function drawPreview(preview: Preview): Promise<Buffer> {
  return paint(design(preview), WIDTH, HEIGHT);
}

const STANDARD = 'src/components/drawings/PeopleAtTable.astro';

/** The site's own drawing, for pages that show none. */
function standardDrawing(): string {
  const file = readMarkup(readFileSync(STANDARD, 'utf8'));
  const [drawing] = file.named('drawing');
  if (!drawing) throw new Error(`${STANDARD}: expected an element Drawing`);
  return file.inner(drawing);
}

const isIn = (name: string, element: MarkupElement): boolean =>
  element.parent !== undefined && (element.parent.name === name || isIn(name, element.parent));

/** The content of the first drawing of a page's own. */
function drawingOf(page: Markup): string | undefined {
  const drawing = page
    .named('svg')
    .find((svg) => (svg.attributes.class ?? '').split(' ').includes('drawing') && isIn('main', svg));
  return drawing && page.inner(drawing);
}

/** A picture, and where it is to stand. */
interface Placed {
  path: string;
  preview: Preview;
}

/** What a page says of itself. `undefined` for one without a picture of its own. */
export function previewOf(page: Markup, slogans: Record<string, string>): Placed | undefined {
  const said = (property: string) =>
    page.named('meta').find(({ attributes }) => attributes.property === property)?.attributes.content;
  const image = said('og:image');
  const path = image === undefined ? '' : new URL(image).pathname;
  if (!path.startsWith(FOLDER)) return undefined;
  const [title, description, locale] = ['og:title', 'og:description', 'og:locale'].map(said);
  const slogan = slogans[locale?.slice(0, 2) ?? ''];
  if (title === undefined || description === undefined || slogan === undefined) {
    throw new Error('a picture for sharing: expected og:title, og:description and og:locale in the head');
  }
  return { path, preview: { title, description, slogan, drawing: drawingOf(page) ?? standardDrawing() } };
}

/** A picture for every page that can be shared: the page's own title, description and drawing. */
export function socialImages(slogans: Record<string, string>): Step<Placed | undefined> {
  const waiting: Placed[] = [];
  return {
    name: 'social-images',
    page: (page) => previewOf(page, slogans),
    gather(_, one) {
      if (one) waiting.push(one);
    },
    async end({ dir, logger }) {
      const count = waiting.length;
      const draw = async () => {
        for (let one = waiting.pop(); one !== undefined; one = waiting.pop()) {
          const { path, preview } = one;
          const target = join(fileURLToPath(dir), path);
          mkdirSync(dirname(target), { recursive: true });
          await copyFile(
            await madeOnce('previews', '.png', [DESIGN, colors, preview], () => drawPreview(preview)),
            target,
          );
        }
      };
      await Promise.all(Array.from({ length: AT_ONCE }, draw));
      logger.info(`${count} pictures for sharing`);
    },
  };
}
