/** The same function, which works out the answer for a value once. For what is asked again and again of a few values. */
export function remembered<Value, Answer>(work: (value: Value) => Answer): (value: Value) => Answer {
  const known = new Map<Value, Answer>();
  return (value) => {
    const answer = known.get(value) ?? work(value);
    known.set(value, answer);
    return answer;
  };
}
