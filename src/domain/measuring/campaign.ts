import * as v from 'valibot';

/** The parameters that a campaign's links carry, by what they are called where they are kept. */
const parameters = {
  source: 'utm_source',
  campaign: 'utm_campaign',
  content: 'utm_content',
  medium: 'utm_medium',
} as const;

/** Characters kept of each. */
export const MAX_PARAMETER_LENGTH = 200;

const Text = v.pipe(v.string(), v.maxLength(MAX_PARAMETER_LENGTH));

/** The advertisement that led here. A parameter that was missing is empty. */
export const Campaign = v.object({
  source: Text,
  campaign: Text,
  content: Text,
  medium: Text,
  /** ISO 8601 UTC. */
  websiteAccessDate: v.pipe(v.string(), v.isoTimestamp()),
});
export type Campaign = v.InferOutput<typeof Campaign>;

/** What a query says of a campaign, and the query without it; `undefined` where it says nothing. */
export function takeCampaign(search: string, now: Date): { campaign: Campaign; rest: string } | undefined {
  const query = new URLSearchParams(search);
  const names = Object.entries(parameters);
  if (!names.some(([, parameter]) => query.has(parameter))) return undefined;
  const found = names.map(([name, parameter]) => [name, (query.get(parameter) ?? '').slice(0, MAX_PARAMETER_LENGTH)]);
  for (const [, parameter] of names) query.delete(parameter);
  return {
    campaign: { ...Object.fromEntries(found), websiteAccessDate: now.toISOString() } as Campaign,
    rest: query.size > 0 ? `?${query}` : '',
  };
}
