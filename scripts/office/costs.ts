import { costParts, perWhat, ratesPer } from '../../src/domain/classes/margin.ts';
import { setUsualCost, usualCosts } from '../../src/domain/classes/usual-costs-calls.ts';
import { Refused } from './client.ts';
import { cents, need, oneOf, type Command } from './words.ts';

/** What trainers, rooms and materials usually cost. */
export const costs: Record<string, Command> = {
  'costs list': {
    takes: '',
    does: 'What trainers, rooms in a city and the materials of a seat usually cost.',
    run: (office) => office.make(usualCosts),
  },
  'costs set': {
    takes: `${costParts.join('|')} [NAME] --amount DOLLARS [--per ${perWhat.join('|')}]`,
    does: 'Sets one of them, a trainer by the name and a room by the city or its id; an owner alone.',
    run: async (office, [part = '', ...words], given) => {
      const of = oneOf({ part }, 'part', costParts);
      const name = words.join(' ');
      const found = (await office.make(usualCosts)).costs.filter(
        (one) => one.of === of && [one.name, one.title.en, one.title.fr].includes(name),
      );
      if (found.length !== 1 || !found[0]) throw new Refused(`${name || 'Nobody'} is no ${of} that is known`);
      const per = given.per === undefined ? (found[0].rate?.per ?? ratesPer[of][0]) : oneOf(given, 'per', perWhat);
      const body = {
        of,
        name: found[0].name,
        cents: cents(need(given, 'amount')),
        per,
        seen: found[0].rate?.cents ?? null,
      };
      return office.make(setUsualCost, { body });
    },
  },
};
