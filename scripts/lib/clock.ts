/**
 * The clock of tests. With `TEST_CLOCK` (ISO 8601) in the environment, whoever imports this file, and every Node process that it
 * starts, reads a clock that went on from that moment when the first of them began; without it, nothing happens.
 */
const SHIFTED = Symbol.for('clock of tests');

function shift(milliseconds: number): void {
  const real = Date;
  const now = () => real.now() + milliseconds;
  globalThis.Date = new Proxy(real, {
    apply: () => new real(now()).toString(),
    construct: (target, given, as) =>
      Reflect.construct(target, given.length === 0 ? [now()] : given, as) as InstanceType<DateConstructor>,
    get: (target, name) => (name === 'now' ? now : (Reflect.get(target, name) as unknown)),
  });
}

const { TEST_CLOCK } = process.env;
if (TEST_CLOCK && !(SHIFTED in globalThis)) {
  const wanted = Date.parse(TEST_CLOCK);
  if (Number.isNaN(wanted))
    throw new Error(`TEST_CLOCK: expected a moment such as 2029-01-02T15:00Z, got ${TEST_CLOCK}`);
  // What is started later goes on by the same clock.
  process.env.TEST_CLOCK_SHIFT ??= String(wanted - Date.now());
  process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --import=${import.meta.url}`;
  Object.defineProperty(globalThis, SHIFTED, { value: true });
  shift(Number(process.env.TEST_CLOCK_SHIFT));
}
