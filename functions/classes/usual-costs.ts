import type { CostPart, CostRate } from '../../src/domain/classes/margin.ts';
import type { setUsualCost as SetCall, UsualCost, UsualCosts } from '../../src/domain/classes/usual-costs-calls.ts';
import { done, problem, type AnswerTo } from '../platform/answers.ts';
import type { Asked } from '../platform/calls/route.ts';
import { choicesOf } from '../platform/choices.ts';
import { rowsOf, writeTogether } from '../platform/database.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { once, storeDone } from '../platform/idempotency.ts';
import { COST_RATES, CLASSES_BY_COSTS, SET_COST_RATE } from './costs-sql.ts';

type Needs = Pick<Dependencies, 'db' | 'now' | 'siteData'>;

interface Named {
  kind: CostPart;
  name: string;
}

/** Everybody of the team and whoever teaches a class to come, every place, and the materials of a seat; with what each usually costs. */
export async function usualCosts({ db, now, siteData }: Needs): Promise<UsualCosts> {
  const [rated, taught] = await db.batch([db.prepare(COST_RATES), db.prepare(CLASSES_BY_COSTS).bind(now().getTime())]);
  const rates = rowsOf<Named & CostRate>(rated);
  const classes = rowsOf<Named & { classes: number }>(taught);
  const { trainers, places } = choicesOf(siteData);
  const names = (kind: CostPart, known: readonly string[]) =>
    new Set([...known, ...[...rates, ...classes].filter((one) => one.kind === kind).map(({ name }) => name)]);
  const costOf = (of: CostPart, name: string, title = { en: name, fr: name }): UsualCost => {
    const is = (one: Named) => one.kind === of && one.name === name;
    const rate = rates.find(is);
    return {
      ...{ of, name, title, rate: rate ? { cents: rate.cents, per: rate.per } : null },
      classes: classes.find(is)?.classes ?? 0,
    };
  };
  const byTitle = (a: UsualCost, b: UsualCost) => a.title.en.localeCompare(b.title.en, 'en');
  const ofPlace = (id: string) => costOf('room', id, places.find((place) => place.id === id)?.city);
  return {
    costs: [
      ...[...names('trainer', trainers)].map((name) => costOf('trainer', name)).sort(byTitle),
      ...[
        ...names(
          'room',
          places.map(({ id }) => id),
        ),
      ]
        .map(ofPlace)
        .sort(byTitle),
      costOf('materials', ''),
    ],
  };
}

/** Sets what is usual. Whose it is does not go into the journal, as from a class. */
export function setUsual(
  needs: Needs,
  { body, keyed, acted }: Asked<typeof SetCall>,
): Promise<AnswerTo<typeof SetCall>> {
  const { db, now } = needs;
  const { of, name, cents, per, seen } = body;
  return once(db, keyed, async (): Promise<AnswerTo<typeof SetCall> | null> => {
    const before = (await usualCosts(needs)).costs.find((one) => one.of === of && one.name === name);
    if (!before) return problem('not_found', 'Nothing is called so.');
    const { rate } = before;
    if ((rate?.cents ?? null) !== seen) return problem('office_changed', 'Somebody else has changed this meanwhile.');
    const at = now().getTime();
    const written = await writeTogether(db, [
      db.prepare(SET_COST_RATE).bind(of, name, cents, per, seen, at),
      acted(
        { subject: 'cost', id: of === 'room' ? name : of, before: { of, ...(rate ?? {}) }, after: { of, cents, per } },
        at,
      ),
      storeDone(db, keyed, { about: of, status: 204, answer: '', at }),
    ]);
    return written && done;
  });
}
