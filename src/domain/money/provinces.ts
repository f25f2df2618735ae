/** Two-letter codes of Canada Post for the thirteen provinces and territories. */
export const provinces = ['AB', 'BC', 'MB', 'NB', 'NL', 'NS', 'NT', 'NU', 'ON', 'PE', 'QC', 'SK', 'YT'] as const;

export type Province = (typeof provinces)[number];

export function isProvince(value: unknown): value is Province {
  return provinces.includes(value as Province);
}
