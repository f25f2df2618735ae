import Bowser from 'bowser';
import { isbot } from 'isbot';

/** What measuring tells apart. */
export interface Device {
  class: 'mobile' | 'tablet' | 'desktop' | 'crawler';
  system: 'iOS' | 'Android' | 'other';
  /** `Chrome`, `Safari`, …; empty where it is not known. */
  browser: string;
}

export function deviceOf(userAgent: string): Device {
  const { browser, os, platform } = Bowser.parse(userAgent);
  const known = platform.type === 'mobile' || platform.type === 'tablet' ? platform.type : 'desktop';
  return {
    class: isbot(userAgent) ? 'crawler' : known,
    system: os.name === 'iOS' || os.name === 'Android' ? os.name : 'other',
    browser: browser.name ?? '',
  };
}
