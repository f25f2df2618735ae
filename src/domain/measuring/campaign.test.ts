import { expect, test } from 'vitest';
import * as v from 'valibot';
import { Campaign, MAX_PARAMETER_LENGTH, takeCampaign } from './campaign.ts';
import { present } from '../present.ts';

const now = new Date('2026-11-20T15:00:00Z');

test('a campaign is taken out of the query, and the rest of it stays', () => {
  expect(takeCampaign('?tab=adobe&utm_source=letter&utm_medium=e-mail&utm_campaign=a%20b&q=pdf', now)).toEqual({
    campaign: {
      source: 'letter',
      campaign: 'a b',
      content: '',
      medium: 'e-mail',
      websiteAccessDate: '2026-11-20T15:00:00.000Z',
    },
    rest: '?tab=adobe&q=pdf',
  });
  expect(takeCampaign('?utm_content=x', now)?.rest).toBe('');
});

test('a query without one is left alone', () => {
  expect(takeCampaign('?q=utm_source&my_utm_source=1', now)).toBeUndefined();
  expect(takeCampaign('', now)).toBeUndefined();
});

test('what is kept can be read again, however long the link was', () => {
  const { campaign } = present(takeCampaign(`?utm_source=${'x'.repeat(5000)}`, now), 'a campaign');
  expect(campaign.source).toHaveLength(MAX_PARAMETER_LENGTH);
  expect(v.is(Campaign, campaign)).toBe(true);
});
