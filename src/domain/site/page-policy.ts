/** The inline scripts and styles of a page that its Content-Security-Policy lets run: `'sha256-…'` sources. */
export interface PagePolicy {
  script: string[];
  style: string[];
}

/** Every built page's policy; most pages share a few. */
export interface PagePolicies {
  list: PagePolicy[];
  /** Path as in the address bar (decoded, without a trailing slash) → position in `list`. */
  pages: Record<string, number>;
}
