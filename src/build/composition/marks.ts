/** How a closed shape is filled: `ink` in the line's own blue, `spot` in orange. */
export type Tone = 'pale' | 'plain' | 'ink' | 'spot';

export const shape = (tone: Tone, d: string): string => `<path class="${tone}" d="${d}"/>`;
/** A line in blue, or in orange. */
export const stroke = (d: string, hand?: 'hand'): string => `<path${hand ? ' class="hand"' : ''} d="${d}"/>`;
