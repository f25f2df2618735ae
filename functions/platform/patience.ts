/** So long a task of the clock asks others in one run: whoever does not answer keeps nothing else from being done. Milliseconds. */
const IN_RUN_MS = 20_000;

/** Whether there is time for one more that may not answer; what is left waits for the next run. */
export function patience(most = IN_RUN_MS): () => boolean {
  const since = performance.now();
  return () => performance.now() - since < most;
}
