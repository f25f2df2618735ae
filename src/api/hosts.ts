/**
 * Base URLs of the named API hosts, without a slash at the end. `site` is `PUBLIC_API_BASE_URL`, or else the page's
 * own origin; `staging` is `PUBLIC_STAGING_API_BASE_URL`.
 */
export const hosts = {
  site: import.meta.env.PUBLIC_API_BASE_URL ?? '',
  staging: import.meta.env.PUBLIC_STAGING_API_BASE_URL ?? '',
} satisfies Record<string, string>;

export type Host = keyof typeof hosts;
