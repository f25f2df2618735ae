import type { APIRoute, GetStaticPaths } from 'astro';
import { furtherFonts, paperFonts } from '../../build/paper-supplies.ts';
import type { FurtherFont, Style } from '../../paper/runs.ts';

const fonts = { ...paperFonts, ...furtherFonts };

export const getStaticPaths = (() =>
  Object.keys(fonts).map((style) => ({ params: { style } }))) satisfies GetStaticPaths;

export const GET: APIRoute<Record<string, never>, { style: Style | FurtherFont }> = ({ params }) =>
  new Response(new Uint8Array(fonts[params.style]), { headers: { 'content-type': 'font/otf' } });
