import { expect, it } from 'vitest';
import { leadsTo } from './link-hosts.ts';

const hosts = ['zoom.us', 'teams.microsoft.com'];

it.each([
  'https://zoom.us/j/1',
  'https://us02web.zoom.us/j/1?pwd=x',
  'https://TEAMS.microsoft.com/l/1',
  'https://zoom.us:443/',
])('an address of a host of the list, or below it, leads there: %s', (url) => expect(leadsTo(url, hosts)).toBe(true));

it.each([
  'https://evilzoom.us/j/1',
  'https://zoom.us.evil.example/j/1',
  'https://zoom.us@evil.example/',
  'https://evil.example/?to=zoom.us',
  'https://evil.example#.zoom.us',
  'https://microsoft.com/l/1',
  'https://zoom.us:8443/j/1',
  'https://zoom.us./j/1',
  'http://zoom.us/j/1',
  'javascript:alert(1)',
  'zoom.us',
])('another one does not: %s', (url) => expect(leadsTo(url, hosts)).toBe(false));
