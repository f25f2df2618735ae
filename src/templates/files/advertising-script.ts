import type { APIRoute } from 'astro';
import { advertisingParty } from '../../collections/company/load.ts';

/** Hands the site's number over to the advertising service's own script. No file where none is configured. */
export const GET: APIRoute = async () => {
  const party = await advertisingParty();
  if (!party) return new Response(null, { status: 404 });
  const script = `window.uetq = window.uetq || [];
const script = document.createElement('script');
script.src = ${JSON.stringify(party.src)};
script.onload = () => {
  window.uetq = new UET({ ti: ${JSON.stringify(party.id)}, q: window.uetq });
  window.uetq.push('pageLoad');
};
document.head.append(script);
`;
  return new Response(script, { headers: { 'content-type': 'text/javascript' } });
};
