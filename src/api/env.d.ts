interface ImportMetaEnv {
  /** Where the API is, when it is not the site's own origin. */
  readonly PUBLIC_API_BASE_URL?: string;
  /** The staging host's. */
  readonly PUBLIC_STAGING_API_BASE_URL?: string;
}
