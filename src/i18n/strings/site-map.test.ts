import { expect, it } from 'vitest';
import { routes } from '../routes.ts';
import { siteMap } from './en/site-map.ts';

/**
 * Private pages, files, steps of a booking, answers to forms, what stands in without a connection, and pages made from
 * entries, which the site map lists from the entries.
 */
const notListed = (name: string, path: string) =>
  /^\/private\/|\.\w+$|\/confirmation$|\/invoice$|\/thank-you$|^\/offline$|\[id\]$/.test(path) ||
  name.startsWith('category');

it('names every page of the route table in the site map', () => {
  const named = Object.values(siteMap.groups).flatMap(({ pages }) => Object.keys(pages));
  const listed = Object.entries(routes).flatMap(([name, { en }]) => (notListed(name, en) ? [] : [name]));
  expect(named.toSorted()).toEqual(listed.toSorted());
});
