/** What the tests use of Vite. */
interface ImportMeta {
  glob<Module>(pattern: string, options: { eager: true }): Record<string, Module>;
}

/** A file as Vite hands it over. */
declare module '*.sql?raw' {
  const text: string;
  export default text;
}
