/** Icons on a 24 px grid, drawn with one stroke of 2. */
export const icons = {
  arrow: 'M5 12h14m-6-6 6 6-6 6',
  calendar: 'M4 6h16v14H4zM4 10h16M8 3v4m8-4v4',
  chevron: 'm6 9 6 6 6-6',
  clock: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zm0 4v5l3 2',
  close: 'M6 6l12 12M18 6 6 18',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  info: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zm0 8v5m0-8.5v.01',
  language: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM3 12h18M12 3c5 5 5 13 0 18-5-5-5-13 0-18',
  mail: 'M3 6h18v12H3zm0 1 9 7 9-7',
  menu: 'M4 7h16M4 12h16M4 17h16',
  people: 'M9 5a3 3 0 1 0 0 6 3 3 0 0 0 0-6zm-6 14c0-7 12-7 12 0m0-14a3 3 0 0 1 0 6m2 2.5c3 .5 4 3 4 5.5',
  phone: 'M5 4h4l2 5-2.5 1.5a11 11 0 0 0 5 5L15 13l5 2v4c0 1-1 2-2 2C10 20.5 3.5 14 3 6c0-1 1-2 2-2z',
  pin: 'M12 21c5-5.5 7-8.5 7-11a7 7 0 0 0-14 0c0 2.5 2 5.5 7 11zm0-13.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zm5 11.5L20 20',
  up: 'M12 19V5m-6 6 6-6 6 6',
  warning: 'M12 4 2.5 20h19zm0 6v5m0 2v.01',
  facebook: 'M16 4h-2a3 3 0 0 0-3 3v13M7 12h8',
  youtube: 'M3 6h18v12H3zm7 3 5 3-5 3z',
  twitter: 'm5 4 14 16M19 4 5 20',
  instagram: 'M4 4h16v16H4zm8 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8z',
  linkedin: 'M5 9v11M5 4v.01M10 20V9m0 5c0-6 9-6 9 0v6',
} as const;

export type IconName = keyof typeof icons;
