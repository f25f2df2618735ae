/** Icons on the 24 px grid of `components/ui/icons.ts`, for islands. */
const paths = {
  cart: 'M3 4h2.5l2.300 11h10.400l2-8H6.5M9.5 19.5v.01m7.5-.01v.01',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  close: 'M6 6l12 12M18 6 6 18',
  external: 'M14 4h6v6m0-6-9 9M10 5H5v14h14v-5',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zm5 11.5L20 20',
  swap: 'M8 5 4 9l4 4M4 9h16m-4 2 4 4-4 4m4-4H4',
  user: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4 20c0-7 16-7 16 0',
  warning: 'M12 4 2.5 20h19zm0 6v5m0 2v.01',
} as const;

export function Icon({
  name,
  size = 20,
  className = '',
}: {
  name: keyof typeof paths;
  size?: number;
  className?: string;
}) {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} className={`icon ${className}`} aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}
