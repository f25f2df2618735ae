import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { parse } from 'node-html-parser';
import { box, colors, drawn, logo, paint, picture, type Element } from '../../build/drawing-board.ts';

/** The size that social networks ask for, in pixels. */
const WIDTH = 1200;
const HEIGHT = 630;

/** Part of every cache key: a change of the design below raises it. */
const DESIGN = 1;

/** How many are drawn at once; the encoder has threads of its own. */
const AT_ONCE = 8;

/** Below `dist`; `Base.astro` names the picture of each page there. */
const FOLDER = '/previews/pages/';

const root = new URL('../../../', import.meta.url);

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

const drawingFile = new URL('src/components/drawings/PeopleAtTable.astro', root);
const standard = () => /<Drawing[^>]*>([\s\S]*?)<\/Drawing>/.exec(readFileSync(drawingFile, 'utf8'))![1]!;

const DRAWING = /<main[\s\S]*?<svg [^>]*class="drawing[^>]*>([\s\S]*?)<\/svg>/;

/** What a built page says of itself, and where its picture is to stand. `undefined` for one without a picture. */
export function previewOf(
  html: string,
  slogans: Record<string, string>,
): { path: string; preview: Preview } | undefined {
  const head = parse(html.slice(0, html.indexOf('</head>')));
  const meta = (property: string) => head.querySelector(`meta[property="${property}"]`)?.getAttribute('content');
  const image = meta('og:image');
  const path = image === undefined ? '' : new URL(image).pathname;
  if (!path.startsWith(FOLDER)) return undefined;
  return {
    path,
    preview: {
      title: meta('og:title')!,
      description: meta('og:description')!,
      slogan: slogans[meta('og:locale')!.slice(0, 2)]!,
      drawing: DRAWING.exec(html)?.[1] ?? standard(),
    },
  };
}

const cacheFolder = join(fileURLToPath(root), 'node_modules/.cache/previews');

/** Drawn once for what it shows; the next build takes it from the cache. */
async function cached(preview: Preview): Promise<Buffer> {
  const key = createHash('sha256')
    .update(JSON.stringify([DESIGN, colors, preview]))
    .digest('hex');
  const file = join(cacheFolder, `${key}.png`);
  try {
    return await readFile(file);
  } catch {
    const png = await drawPreview(preview);
    await mkdir(cacheFolder, { recursive: true });
    await writeFile(file, png);
    return png;
  }
}

/** A picture for every page that can be shared: the page's own title, description and drawing, made after the build. */
export function socialImages(slogans: Record<string, string>): AstroIntegration {
  return {
    name: 'social-images',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const dist = fileURLToPath(dir);
        const waiting = globSync('**/*.html', { cwd: dist });
        let made = 0;
        const draw = async () => {
          for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
            const one = previewOf(await readFile(join(dist, file), 'utf8'), slogans);
            if (!one) continue;
            const target = join(dist, one.path);
            await mkdir(dirname(target), { recursive: true });
            await writeFile(target, await cached(one.preview));
            made += 1;
          }
        };
        await Promise.all(Array.from({ length: AT_ONCE }, draw));
        logger.info(`${made} pictures for sharing`);
      },
    },
  };
}
