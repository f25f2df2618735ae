import { scaleLinear } from '@visx/scale';
import { Bar } from '@visx/shape';
import { barName } from './bar-name.ts';
import { useWidth } from './use-width.ts';

interface BarRow {
  key: string;
  /** Before the bar, and after it. */
  label: string;
  said: string;
  value: number;
  /** Of how many, where that is told; drawn as a lighter bar. */
  of?: number;
}

interface Props {
  /** What it shows, for who does not see it; the table beside it has every value. */
  label: string;
  rows: readonly BarRow[];
}

const ROW = 44;
const BAR = 14;
const TEXT = 16;

/** A bar a row, the longest as wide as there is room, with its name and value above it. */
export function BarPlot({ label, rows }: Props) {
  const { ref, width } = useWidth<HTMLDivElement>();
  const x = scaleLinear({
    domain: [0, Math.max(1, ...rows.map(({ value, of = 0 }) => Math.max(value, of)))],
    range: [0, width],
  });
  return (
    <div ref={ref}>
      {width > 0 && (
        <svg role="img" aria-label={label} width={width} height={rows.length * ROW} className="block">
          {rows.map(({ key, label: name, said, value, of }, index) => {
            const top = index * ROW;
            return (
              <g key={key} fontSize={14}>
                <text x={0} y={top + TEXT} className="fill-ink">
                  <title>{name}</title>
                  {barName(name, said, width)}
                </text>
                <text x={width} y={top + TEXT} textAnchor="end" className="tabular-nums fill-gray-600">
                  {said}
                </text>
                {of !== undefined && (
                  <Bar className="fill-blue-200" x={0} y={top + TEXT + 6} width={x(of)} height={BAR} />
                )}
                <Bar className="fill-blue-700" x={0} y={top + TEXT + 6} width={x(Math.max(0, value))} height={BAR} />
              </g>
            );
          })}
        </svg>
      )}
    </div>
  );
}
