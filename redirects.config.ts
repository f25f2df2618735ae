import type { RedirectRule } from './src/domain/redirects.ts';

/** Hosts outside of the site that a rule may lead to. */
export const allowedHosts: readonly string[] = [];

export const redirects: readonly RedirectRule[] = [{ from: '/default.aspx', to: '' }];
