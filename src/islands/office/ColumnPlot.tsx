import { AxisBottom, AxisLeft } from '@visx/axis';
import { scaleBand, scaleLinear } from '@visx/scale';
import { Bar, LinePath } from '@visx/shape';
import { useWidth } from './use-width.ts';

interface ColumnRow {
  key: string;
  /** Under the column. */
  label: string;
  value: number;
  /** Of the period before, drawn as a line over the columns. */
  before: number;
  /** What pointing at it says. */
  title: string;
}

interface Props {
  /** What it shows, for who does not see it; the table beside it has every value. */
  label: string;
  rows: readonly ColumnRow[];
  /** A value as the axis has it: short. */
  format: (value: number) => string;
  /** Half of one there is not. */
  isCount?: boolean;
}

const HEIGHT = 220;
const MARGIN = { top: 12, right: 4, bottom: 28, left: 64 };
/** Labels take about so many pixels each. */
const LABEL_WIDTH = 72;
const FONT = { fontFamily: 'inherit', fontSize: 12, fill: 'currentColor' };

/** Columns in the order of time, with the period before as a dashed line. */
export function ColumnPlot({ label, rows, format, isCount = false }: Props) {
  const { ref, width } = useWidth<HTMLDivElement>();
  const values = rows.flatMap(({ value, before }) => [value, before]);
  const x = scaleBand({
    domain: rows.map(({ key }) => key),
    range: [MARGIN.left, width - MARGIN.right],
    padding: 0.25,
  });
  const y = scaleLinear({
    domain: [Math.min(0, ...values), Math.max(1, ...values)],
    range: [HEIGHT - MARGIN.bottom, MARGIN.top],
    nice: true,
  });
  const middle = (key: string) => (x(key) ?? 0) + x.bandwidth() / 2;
  const each = Math.max(1, Math.ceil(rows.length / Math.max(1, Math.floor((width - MARGIN.left) / LABEL_WIDTH))));
  const labels = new Map(rows.map((row) => [row.key, row.label]));
  return (
    <div ref={ref} className="min-h-[220px] text-gray-600">
      {width > 0 && (
        <svg role="img" aria-label={label} width={width} height={HEIGHT} className="block">
          <AxisLeft
            scale={y}
            left={MARGIN.left}
            tickValues={y.ticks(4).filter((value) => !isCount || Number.isInteger(value))}
            hideAxisLine
            tickFormat={(value) => format(Number(value))}
            tickLineProps={{ x2: width - MARGIN.left - MARGIN.right, className: 'stroke-blue-100' }}
            tickLabelProps={{ ...FONT, dx: -8, dy: 4, textAnchor: 'end' }}
          />
          {rows.map(({ key, value, title }) => (
            <Bar
              key={key}
              className="fill-blue-700"
              x={x(key) ?? 0}
              width={x.bandwidth()}
              y={y(Math.max(0, value))}
              height={Math.abs(y(value) - y(0))}
            >
              <title>{title}</title>
            </Bar>
          ))}
          <LinePath
            data={[...rows]}
            x={({ key }) => middle(key)}
            y={({ before }) => y(before)}
            className="pointer-events-none stroke-ink"
            strokeWidth={2}
            strokeDasharray="4 3"
          />
          <line className="stroke-gray-600" x1={MARGIN.left} x2={width - MARGIN.right} y1={y(0)} y2={y(0)} />
          <AxisBottom
            scale={x}
            top={HEIGHT - MARGIN.bottom}
            hideAxisLine
            tickValues={rows.filter((_, index) => index % each === 0).map(({ key }) => key)}
            tickFormat={(key) => labels.get(key) ?? ''}
            hideTicks
            tickLabelProps={{ ...FONT, dy: 4, textAnchor: 'middle' }}
          />
        </svg>
      )}
    </div>
  );
}
