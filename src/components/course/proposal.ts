import type { Course } from '~/collections/courses/load.ts';
import { addressOf } from '~/domain/api/address.ts';
import { proposalPdf } from '~/domain/team/calls.ts';

/** One page for whoever approves the course, for as many people as its page begins with; the page's script asks for others. */
export function proposalOf({ slug, locale, counterpart }: Course): string {
  const address = addressOf(proposalPdf, { id: slug });
  return locale === 'fr' && counterpart?.slug === slug ? `${address}?lang=fr` : address;
}
