import type { Result } from '../api/result.ts';
import { useAnswer } from './use-answer.ts';

export const NOTHING = { ok: false, code: 'not_found' } as const;

/** What the link of a mail stands for, as `useAnswer` has it. An empty one stands for nothing, which is known at once. */
export function useLinked<Value, Details = never>(
  link: string,
  ask: (link: string) => Promise<Result<Value, Details>>,
): ReturnType<typeof useAnswer<Value, Details>> {
  const answer = useAnswer<Value, Details>(link, async (about) => (about === '' ? NOTHING : ask(about)));
  return link === '' ? { ...answer, result: NOTHING } : answer;
}
