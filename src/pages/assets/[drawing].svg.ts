import type { APIRoute, GetStaticPaths } from 'astro';
import { compositionFile } from '../../build/composition/composition.ts';
import { portrait } from '../../build/portrait/portrait.ts';
import { articles } from '../../collections/blog/load.ts';
import { team } from '../../collections/team/load.ts';
import { webinars } from '../../collections/webinars/load.ts';

/** Portraits of the team, and drawings of articles and webinars, called by their content as everything below `/assets` is. */
export const getStaticPaths = (async () => {
  const portraits = (await team()).map((person) => ({ address: person.portrait, svg: portrait(person.face) }));
  const drawings = [...(await articles()), ...(await webinars())].map((entry) => compositionFile(entry.drawing));
  return [...portraits, ...drawings].map(({ address, svg }) => ({
    params: { drawing: address.replace(/^\/assets\/|\.svg$/g, '') },
    props: { svg },
  }));
}) satisfies GetStaticPaths;

export const GET: APIRoute<{ svg: string }> = ({ props: { svg } }) =>
  new Response(svg, { headers: { 'content-type': 'image/svg+xml' } });
