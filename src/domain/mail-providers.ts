/** Domains under which everybody has an address, so that they say nothing of who it is. */
const PROVIDERS = new Set([
  ...['gmail.com', 'googlemail.com', 'outlook.com', 'hotmail.com', 'hotmail.ca', 'live.com', 'live.ca', 'msn.com'],
  ...['yahoo.com', 'yahoo.ca', 'icloud.com', 'me.com', 'mac.com', 'aol.com', 'proton.me', 'protonmail.com'],
  ...['videotron.ca', 'bell.net', 'sympatico.ca', 'rogers.com', 'telus.net', 'shaw.ca', 'cogeco.ca', 'canada.ca'],
]);

const isMailProvider = (domain: string): boolean => PROVIDERS.has(domain);

/** The group that an address is of, "@" and its domain; `null` where everybody may have one there. Takes an e-mail's key. */
export function groupOf(emailKey: string): string | null {
  const group = emailKey.slice(emailKey.lastIndexOf('@'));
  return isMailProvider(group.slice(1)) ? null : group;
}
