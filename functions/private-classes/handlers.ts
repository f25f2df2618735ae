import * as calls from '../../src/domain/private-classes/calls.ts';
import { ok, problem } from '../platform/answers.ts';
import { answer, type Route } from '../platform/calls/route.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { classesOfOrder } from './order.ts';
import { setPeople } from './people.ts';
import { scheduleClass } from './schedule.ts';

export const handlers = (needs: Dependencies): readonly Route[] => [
  answer(calls.orderClasses, async ({ params }) => {
    const order = await classesOfOrder(needs, params.id);
    return order ? ok(order) : problem('not_found', 'There is no such order.');
  }),
  answer(calls.schedulePrivate, (asked) => scheduleClass(needs, asked), { delivers: true }),
  answer(calls.setPrivatePeople, (asked) => setPeople(needs, asked)),
];
