import { whenNear, whenShown } from '../everywhere/when.ts';

// eslint-disable-next-line @typescript-eslint/no-non-null-assertion -- the list brings this script
const list = document.querySelector<HTMLElement>('#live-bars')!;

// A page that is prerendered asks for seats only when it is looked at.
whenShown(() => whenNear(list, () => void import('./live-bars.ts').then(({ fillBars }) => fillBars(list))));
