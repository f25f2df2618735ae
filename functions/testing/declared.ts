import * as v from 'valibot';
import { expect } from 'vitest';
import type { Dependencies } from '../platform/dependencies.ts';
import { capabilities } from '../capabilities.ts';

/** Expects a success in JSON to be what its call declares, and to hold nothing beside it. */
export async function expectAsDeclared(needs: Dependencies, request: Request, response: Response): Promise<void> {
  if (!response.ok || !response.headers.get('content-type')?.startsWith('application/json')) return;
  const path = new URL(request.url).pathname.toLowerCase();
  const calls = capabilities.flatMap((capability) => capability.calls?.(needs) ?? []).map((route) => route.call);
  const call = calls.find((one) => one.method === request.method && patternOf(one.path).test(path));
  if (!call || call.prebuilt || typeof call.answer === 'string') return;
  const body: unknown = await response.clone().json();
  expect(v.parse(call.answer, body), `the answer to ${call.path}`).toEqual(body);
}

function patternOf(path: string): RegExp {
  return new RegExp(
    `^${path
      .toLowerCase()
      .replaceAll('.', '\\.')
      .replace(/\{\w+\}/g, '[^/]+')}$`,
  );
}
