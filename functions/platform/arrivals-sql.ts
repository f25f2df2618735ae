/** Day, kind of page, source, campaign and visits (JSON); how many kinds of a day are told apart */
export const COUNT_ARRIVALS = `INSERT INTO arrivals (day, page, source, campaign, visits)
SELECT day, page, iif(is_many, '', source), iif(is_many, '', campaign), visits
FROM (
  SELECT value ->> 0 AS day, value ->> 1 AS page, value ->> 2 AS source, value ->> 3 AS campaign, value ->> 4 AS visits,
    (SELECT COUNT(*) FROM arrivals WHERE arrivals.day = value ->> 0) >= ?2 AND NOT EXISTS (
      SELECT 1 FROM arrivals
      WHERE arrivals.day = value ->> 0 AND arrivals.page = value ->> 1 AND arrivals.source = value ->> 2
        AND arrivals.campaign = value ->> 3
    ) AS is_many
  FROM json_each(?1)
)
WHERE true
ON CONFLICT (day, page, source, campaign) DO UPDATE SET visits = visits + excluded.visits`;
