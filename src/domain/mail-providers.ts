import { emailKey } from './fields.ts';

/** Domains under which everybody has an address, so that they say nothing of who it is. */
const PROVIDERS = new Set([
  ...[
    'gmail.com',
    'googlemail.com',
    'outlook.com',
    'outlook.fr',
    'hotmail.com',
    'hotmail.ca',
    'hotmail.fr',
    'live.com',
  ],
  ...['live.ca', 'live.fr', 'msn.com', 'yahoo.com', 'yahoo.ca', 'yahoo.fr', 'ymail.com', 'rocketmail.com', 'aol.com'],
  ...['icloud.com', 'me.com', 'mac.com', 'proton.me', 'protonmail.com', 'pm.me', 'tutanota.com', 'fastmail.com'],
  ...['hushmail.com', 'mail.com', 'gmx.com', 'gmx.net', 'zoho.com', 'yandex.com', 'qq.com', '163.com'],
  ...['videotron.ca', 'bell.net', 'sympatico.ca', 'rogers.com', 'telus.net', 'telusplanet.net', 'shaw.ca', 'cogeco.ca'],
  ...['eastlink.ca', 'bellaliant.net', 'nb.sympatico.ca', 'ns.sympatico.ca', 'nf.sympatico.ca', 'nl.rogers.com'],
  ...['sasktel.net', 'mts.net', 'mymts.net', 'xplornet.com', 'teksavvy.com', 'execulink.com', 'northwestel.net'],
  ...['globetrotter.net', 'canada.ca'],
]);

const isMailProvider = (domain: string): boolean => PROVIDERS.has(domain);

/** The group that an address is of, "@" and its domain; `null` where everybody may have one there. Takes an e-mail's key. */
export function groupOf(emailKey: string): string | null {
  const group = emailKey.slice(emailKey.lastIndexOf('@'));
  return isMailProvider(group.slice(1)) ? null : group;
}

/** Whether two addresses are one, or of one domain that says whose it is. */
export function isOfOneOwner(one: string, other: string): boolean {
  const [own, their] = [emailKey(one) ?? '', emailKey(other) ?? ''];
  return own === their || (groupOf(own) !== null && groupOf(own) === groupOf(their));
}
