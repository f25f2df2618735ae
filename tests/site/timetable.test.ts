import { expect, test } from 'vitest';
import { present } from '../../src/domain/present.ts';
import { pages } from './built-pages.ts';

test.each(['/schedule', '/fr/horaire'])(
  '%s: the legend knows the bars that come after it, so that no sign moves',
  (path) => {
    const { root } = present(pages.find((page) => page.path === path));
    const legend = present(root.querySelector('.timetable > .legend'));
    expect(root.querySelectorAll('.bar[data-id]').length).toBeGreaterThan(0);
    for (const sign of ['data-room', 'data-other']) {
      expect(legend.hasAttribute(sign), sign).toBe(root.querySelector(`.bar[data-id][${sign}]`) !== null);
    }
  },
);
