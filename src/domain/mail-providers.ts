import { emailKey } from './fields.ts';

/** Names that have a domain of mail in many countries: `yahoo.ca`, `outlook.com.br`. */
const BRANDS = new Set([
  ...['gmail', 'googlemail', 'outlook', 'hotmail', 'live', 'msn', 'yahoo', 'ymail', 'rocketmail', 'aol', 'icloud'],
  ...['gmx', 'yandex', 'protonmail', 'zoho', 'zohomail', 'tutanota', 'fastmail', 'hushmail'],
]);

/** Other domains under which everybody has an address, so that they say nothing of who it is. */
const PROVIDERS = new Set([
  ...['me.com', 'mac.com', 'privaterelay.appleid.com', 'proton.me', 'pm.me', 'tuta.com', 'tuta.io', 'hey.com'],
  ...['duck.com', 'mozmail.com', 'mail.com', 'mail.ru', 'email.com', 'inbox.com', 'qq.com', '163.com'],
  ...['126.com', 'sina.com', 'naver.com', 'rediffmail.com', 'videotron.ca', 'bell.net', 'telus.net'],
  ...['telusplanet.net', 'shaw.ca', 'cogeco.ca', 'cgocable.ca', 'eastlink.ca', 'bellaliant.net', 'nbnet.nb.ca'],
  ...['sasktel.net', 'mts.net', 'mymts.net', 'xplornet.com', 'xplornet.ca', 'primus.ca', 'teksavvy.com'],
  ...['execulink.com', 'northwestel.net', 'globetrotter.net', 'tbaytel.net', 'vianet.ca', 'oricom.ca', 'comcast.net'],
  ...['verizon.net', 'att.net', 'sbcglobal.net', 'bellsouth.net', 'cox.net', 'charter.net', 'orange.fr'],
  ...['wanadoo.fr', 'free.fr', 'sfr.fr', 'laposte.net', 'bbox.fr', 'skynet.be', 'bluewin.ch', 'web.de'],
  ...['t-online.de', 'freenet.de', 'libero.it', 'btinternet.com', 'rogers.com', 'nl.rogers.com', 'canada.ca'],
]);

/** A telephone company whose clients have one below its own: `ns.sympatico.ca`. */
const WITH_REGIONS = 'sympatico.ca';

function isMailProvider(domain: string): boolean {
  const [name = '', ...country] = domain.split('.');
  const isOfCountry = country.length === 1 || (country.length === 2 && /^com?$/.test(country[0] ?? ''));
  return (BRANDS.has(name) && isOfCountry) || PROVIDERS.has(domain) || `.${domain}`.endsWith(`.${WITH_REGIONS}`);
}

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
