/** A value that is known to be there. Throws where it is not, and says what was missing. */
export function present<Value>(value: Value | null | undefined, what = 'a value'): Value {
  if (value === undefined || value === null) throw new Error(`Missing: ${what}`);
  return value;
}

/** The first of a list that is known to have one. Throws where it is empty. */
export const first = <Item>(list: Iterable<Item>, what = 'the first of an empty list'): Item => {
  for (const item of list) return item;
  throw new Error(`Missing: ${what}`);
};

/** The one item of a list that is known to have no other. Throws where there are none or more. */
export function only<Item>(list: Iterable<Item>): Item {
  const items = [...list];
  if (items.length !== 1) throw new Error(`Expected one item, got ${items.length}`);
  return first(items);
}
