import { anybody } from '../accounts/access.ts';
import type { Call } from '../api/call.ts';
import { CodeView, TryCode } from './contract.ts';

/** What a code would do for a cart, whichever of the two it is. Nothing is used by asking. */
export const tryCode = {
  method: 'POST',
  path: '/Website/try-code',
  access: anybody,
  body: TryCode,
  answer: CodeView,
  limits: ['tryCode', 'tryCodeNetwork'],
} as const satisfies Call;
