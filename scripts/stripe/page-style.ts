/** The one sheet of the stand-in's pages. */
export const pageStyle = `
:root { color-scheme: light; --ink: #1a1f36; --quiet: #4f566b; --line: #c1c9d2; --accent: #0b5394; --wrong: #b3093c; }
* { box-sizing: border-box; }
body { margin: 0; color: var(--ink); background: #f6f8fa; font: 1rem/1.5 system-ui, sans-serif; }
.stand-in { margin: 0; padding: .75rem 1rem; background: #fff3cd; border-bottom: 1px solid #d9b95c; text-align: center; }
main { display: grid; gap: 2rem; max-width: 62rem; margin: 0 auto; padding: 1.5rem 1rem 3rem; }
@media (min-width: 48rem) { main.two { grid-template-columns: 1fr 1fr; align-items: start; padding-top: 3rem; } }
h1 { margin: 0 0 1rem; font-size: 1.5rem; line-height: 1.25; }
h2 { margin: 0 0 .75rem; font-size: 1.125rem; }
p { margin: 0 0 1rem; }
a { color: var(--accent); }
.back { display: inline-block; padding: .25rem 0; margin-bottom: 1rem; }
.lines { list-style: none; margin: 0; padding: 0; }
.lines li, .sum { display: flex; justify-content: space-between; gap: 1rem; padding: .75rem 0; border-bottom: 1px solid var(--line); }
.lines p { margin: 0; overflow-wrap: anywhere; }
.quiet { color: var(--quiet); font-size: .875rem; }
.amount { white-space: nowrap; font-variant-numeric: tabular-nums; }
.sum { border: 0; font-size: 1.25rem; font-weight: 600; margin: 0; }
.panel { padding: 1.25rem; background: #fff; border: 1px solid var(--line); border-radius: .5rem; }
form p { margin: 0; }
form { display: grid; gap: 1rem; margin-bottom: 1.5rem; }
label, .label { display: block; font-weight: 600; }
input { width: 100%; padding: .625rem .75rem; font: inherit; color: inherit; background: #fff; border: 1px solid #697386; border-radius: .375rem; }
input[aria-invalid] { border: 2px solid var(--wrong); }
.pair { display: grid; gap: 1rem; align-items: end; }
@media (min-width: 30rem) { .pair { grid-template-columns: 1fr 1fr; } }
.hint { display: block; color: var(--quiet); font-size: .875rem; }
.wrong { display: block; color: var(--wrong); font-size: .875rem; font-weight: 600; }
.problems { margin-bottom: 1rem; padding: .75rem 1rem; background: #fff; border: 2px solid var(--wrong); border-radius: .375rem; }
.problems h2 { margin: 0 0 .25rem; }
.problems ul { margin: 0; padding-left: 1.25rem; }
button { width: 100%; padding: .75rem; font: inherit; font-weight: 600; color: #fff; background: var(--accent); border: 0; border-radius: .375rem; cursor: pointer; }
button:hover { background: #083d6d; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
dl { margin: 0; }
dt { font: 600 1rem/1.5 ui-monospace, monospace; }
dd { margin: 0 0 .5rem; }
.narrow { max-width: 36rem; }
`;
