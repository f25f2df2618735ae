/** What the last build handed over (`.site/data.json`); the bundler's alias points there, tests point at a fixture. */
declare module '#site-data' {
  const data: import('../src/domain/site/site-data.ts').SiteData;
  export default data;
}
