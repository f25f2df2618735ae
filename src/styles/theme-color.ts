import theme from './theme.css?raw';

/** The brand's blue, for what no style sheet reaches: the browser's own frame. */
export const themeColor = /--color-blue-700: (#\w+)/.exec(theme)![1]!;
export const backgroundColor = /--color-white: (#\w+)/.exec(theme)![1]!;
