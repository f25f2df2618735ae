import { capabilities } from './capabilities.ts';
import { platformStored } from './platform/platform-stored.ts';
import type { Stored } from './platform/stored.ts';

/** Everything that is stored about people: see `Stored`. */
export const storedData: readonly Stored[] = [...platformStored, ...capabilities.flatMap(({ stored }) => stored ?? [])];
