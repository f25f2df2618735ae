import type { APIRoute, GetStaticPaths } from 'astro';
import { paperFonts } from '../../build/paper-supplies.ts';
import type { Style } from '../../paper/runs.ts';

export const getStaticPaths = (() =>
  Object.keys(paperFonts).map((style) => ({ params: { style } }))) satisfies GetStaticPaths;

export const GET: APIRoute<Record<string, never>, { style: Style }> = ({ params }) =>
  new Response(new Uint8Array(paperFonts[params.style]), { headers: { 'content-type': 'font/otf' } });
