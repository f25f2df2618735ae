import { bingAdds } from '~/collections/company/load.ts';

/** `/bingAdds.js`, where advertising is configured: it hands the site's number over to the service's own script. */
export async function getStaticPaths() {
  return (await bingAdds()) ? [{ params: { advertising: 'bingAdds' } }] : [];
}

export async function GET() {
  const { src, id } = (await bingAdds())!;
  const script = `window.uetq = window.uetq || [];
const script = document.createElement('script');
script.src = ${JSON.stringify(src)};
script.onload = () => {
  window.uetq = new UET({ ti: ${JSON.stringify(id)}, q: window.uetq });
  window.uetq.push('pageLoad');
};
document.head.append(script);
`;
  return new Response(script, { headers: { 'content-type': 'text/javascript' } });
}
