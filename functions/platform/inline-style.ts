/** What a policy allows the one style element of a page by: the digest of its text. */
export async function styleSource(style: string): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(style)));
  return `'sha256-${btoa(String.fromCharCode(...digest))}'`;
}
