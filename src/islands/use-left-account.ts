import { useEffect } from 'react';
import { $accountId } from '../stores/account.ts';

/** Loads the page anew where its account logs out in another tab: what it has opened of theirs is nobody's to see then. */
export function useLeftAccount(): void {
  useEffect(() => $accountId.listen((account) => account === undefined && location.reload()), []);
}
