import type { APIRoute, GetStaticPaths } from 'astro';
import { portrait } from '../../build/portrait/portrait.ts';
import { team } from '../../collections/team/load.ts';
import type { Person } from '../../collections/team/link.ts';

/** The portraits of the team, called by their content as everything below `/assets` is. */
export const getStaticPaths = (async () =>
  (await team()).map((person) => ({
    params: { portrait: person.portrait.replace(/^\/assets\/|\.svg$/g, '') },
    props: { face: person.face },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<Pick<Person, 'face'>> = ({ props }) =>
  new Response(portrait(props.face), { headers: { 'content-type': 'image/svg+xml' } });
