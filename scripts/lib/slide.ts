import { box, colors, drawn, logo, paint, picture, type Element } from '../../src/build/drawing-board.ts';
import type { Block, Run, Slide } from '../../src/collections/recordings/script.ts';
import { first } from '../../src/domain/present.ts';

/** The frame of a recording, in pixels. */
const WIDTH = 1280;
const HEIGHT = 720;

const MARGIN = 80;
const BAR = 72;

/**
 * A box for every word, so that a line breaks between them and code keeps its colour. The space after a word does not
 * break, since one that stands alone would have no width.
 */
const words = (runs: Run[]): Element[] =>
  runs.flatMap(({ text, code }) =>
    text
      .split(/(?<= )/)
      .map((word) => box(code ? { color: colors.voice, fontWeight: 700 } : {}, word.replace(/ $/, '\u00a0'))),
  );

function listOf({ ordered, items }: Extract<Block, { kind: 'list' }>): Element {
  return box(
    { flexDirection: 'column' },
    items.map((item, index) =>
      box({ marginBottom: 16, fontSize: 36, lineHeight: 1.3, color: colors.ink }, [
        ordered
          ? box({ width: 48, color: colors.voice, fontWeight: 700 }, `${index + 1}.`)
          : box(
              { width: 12, height: 12, marginTop: 18, marginRight: 28, background: colors.hand, borderRadius: 6 },
              '',
            ),
        box({ flex: 1, flexWrap: 'wrap' }, words(item)),
      ]),
    ),
  );
}

/** A formula or keys, as they are typed. */
function codeOf({ lines }: Extract<Block, { kind: 'code' }>): Element {
  return box(
    {
      flexDirection: 'column',
      alignSelf: 'flex-start',
      padding: '16px 32px',
      background: colors.white,
      border: `3px solid ${colors.rule}`,
      borderRadius: 8,
      color: colors.voice,
      fontSize: 34,
      lineHeight: 1.4,
    },
    lines.map((line) => box({ whiteSpace: 'pre' }, line === '' ? ' ' : line)),
  );
}

/** Pixels of a letter of a table, on average, with some to spare. */
const LETTER = 17;

const NUMBER = /^[-−]?[\d\s\u00a0.,]+%?$/;

function tableOf({ rows }: Extract<Block, { kind: 'table' }>): Element {
  const [, ...data] = rows;
  const numeric = first(rows).map(
    (_, column) => data.length > 0 && data.every((row) => NUMBER.test(row[column] ?? '')),
  );
  const widths = first(rows).map((_, column) => 72 + LETTER * Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return box(
    { flexDirection: 'column', alignSelf: 'flex-start', background: colors.white, border: `3px solid ${colors.rule}` },
    rows.map((row, index) =>
      box(
        {
          background: index === 0 ? colors.pale : colors.white,
          borderTop: index === 0 ? 0 : `2px solid ${colors.rule}`,
        },
        row.map((cell, column) =>
          box(
            {
              width: widths[column] ?? 0,
              padding: '10px 20px',
              fontSize: 30,
              fontWeight: index === 0 ? 700 : 400,
              color: index === 0 ? colors.heading : colors.ink,
              justifyContent: numeric[column] ? 'flex-end' : 'flex-start',
            },
            cell === '' ? ' ' : cell,
          ),
        ),
      ),
    ),
  );
}

function drawBlock(block: Block): Element {
  if (block.kind === 'list') return listOf(block);
  return block.kind === 'code' ? codeOf(block) : tableOf(block);
}

/** What the bar below every slide says. */
export interface Bar {
  /** Of the webinar. */
  title: string;
  /** From 1. */
  number: number;
  count: number;
}

/** A slide as a PNG, with its first `shown` blocks; the others keep their room. The first one has a drawing. */
export function drawSlide(slide: Slide, shown: number, bar: Bar, drawing: string): Promise<Buffer> {
  const first = bar.number === 1;
  const blocks = slide.blocks.map((block, index) =>
    box({ flexDirection: 'column', marginBottom: 24, opacity: index < shown ? 1 : 0 }, drawBlock(block)),
  );
  const body = box({ flex: 1, flexDirection: 'column' }, blocks);
  return paint(
    box({ width: WIDTH, height: HEIGHT, flexDirection: 'column', background: colors.ground, fontFamily: 'Roboto' }, [
      box(
        {
          flex: 1,
          flexDirection: 'column',
          justifyContent: first ? 'center' : 'flex-start',
          padding: `56px ${MARGIN}px 0`,
        },
        [
          box(
            {
              color: colors.heading,
              fontSize: first ? 60 : 50,
              fontWeight: 700,
              lineHeight: 1.15,
              textWrap: 'balance',
            },
            slide.title,
          ),
          box({ width: 96, height: 8, marginTop: 20, marginBottom: 36, background: colors.hand }, ''),
          first
            ? box({ alignItems: 'center' }, [body, box({ marginLeft: 40 }, picture(drawn(drawing), 320, 240))])
            : body,
        ],
      ),
      box(
        {
          height: BAR,
          alignItems: 'center',
          padding: `0 ${MARGIN}px`,
          background: colors.voice,
          color: colors.white,
          fontSize: 24,
        },
        [picture(logo, 100, 36), box({ flex: 1, marginLeft: 28 }, bar.title), box({}, `${bar.number} / ${bar.count}`)],
      ),
    ]),
    WIDTH,
    HEIGHT,
  );
}
