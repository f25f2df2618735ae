import theme from './theme.css?raw';
import { present } from '../domain/present.ts';

const colour = (name: string) => present(new RegExp(`--color-${name}: (#\\w+)`).exec(theme)?.[1], `the colour ${name}`);

/** The brand's blue, for what no style sheet reaches: the browser's own frame. */
export const themeColor = colour('blue-700');
export const backgroundColor = colour('white');
