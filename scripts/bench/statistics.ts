export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const at = (index: number) => sorted[index] ?? NaN;
  return sorted.length % 2 === 1 ? at(middle) : (at(middle - 1) + at(middle)) / 2;
}

/** `p` from 0 to 100; the nearest rank. */
export function percentile(values: readonly number[], p: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.max(0, Math.ceil((p / 100) * sorted.length) - 1))] ?? NaN;
}

export const ms = (value: number) => `${value.toFixed(value < 10 ? 2 : 0)} ms`;
export const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
export const ratio = (ours: number, theirs: number) => `${(ours / theirs).toFixed(2)}×`;

/** Prints rows under headings, columns aligned: texts to the left, figures to the right. */
export function table(title: string, headings: string[], rows: (string | number)[][]): void {
  const cells = [headings, ...rows.map((row) => row.map(String))];
  const widths = headings.map((_, column) => Math.max(...cells.map((row) => (row[column] ?? '').length)));
  console.log(`\n${title}`);
  for (const [index, row] of cells.entries()) {
    console.log(
      '  ' +
        row
          .map((cell, column) => {
            const width = widths[column] ?? 0;
            return column === 0 ? cell.padEnd(width) : cell.padStart(width);
          })
          .join('   '),
    );
    if (index === 0) console.log('  ' + widths.map((width) => '─'.repeat(width)).join('   '));
  }
}
