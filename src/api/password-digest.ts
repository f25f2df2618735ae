/** SHA-256 in hex, in place of the password itself. Browsers have it over TLS and on `localhost` alone. */
export async function passwordDigest(password: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(password));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
