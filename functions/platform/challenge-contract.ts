/** Whoever tells people from machines. */
export interface Challenge {
  /** Public; the widget is shown by it. */
  siteKey: string;
  /** Whether the widget has let somebody at this address pass. */
  passes: (token: string, address: string) => Promise<boolean>;
}
