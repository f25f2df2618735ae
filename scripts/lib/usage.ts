/** What a command answers to `--help`, before it does anything; given back for whoever calls it otherwise than it says. */
export function usageOf(text: string): string {
  if (process.argv.slice(2).some((word) => word === '--help' || word === '-h')) {
    console.log(text);
    process.exit(0);
  }
  return text;
}
