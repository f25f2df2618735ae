import * as calls from '../../src/domain/accounts/office-calls.ts';
import { present } from '../../src/domain/present.ts';
import { done, ok } from '../platform/answers.ts';
import { answer, type Asked, type Route } from '../platform/calls/route.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { secretOf } from '../platform/secrets.ts';
import { beginSecondFactor, confirmSecondFactor, openOffice, type Showing } from './second-factor.ts';
import { presentedDevice } from './device.ts';
import { presentedToken } from './session.ts';

type Shown = Pick<Asked<typeof calls.openOffice>, 'session' | 'body' | 'c'>;

const showing = async ({ session, body, c }: Shown): Promise<Showing> => ({
  ...{ session, code: body.code },
  token: present(await presentedToken(c)),
  device: (await presentedDevice(c))?.digest ?? null,
});

export function officeHandlers(needs: Dependencies): readonly Route[] {
  const withSecret = () => ({ ...needs, secret: secretOf(needs) });
  return [
    answer(
      calls.beginSecondFactor,
      async ({ session }) => {
        const begun = await beginSecondFactor(withSecret(), session);
        return 'problem' in begun ? begun : ok(begun);
      },
      { needsSecret: true },
    ),
    answer(
      calls.confirmSecondFactor,
      async ({ acted, ...asked }) => {
        const confirmed = await confirmSecondFactor(withSecret(), await showing(asked), acted);
        return 'problem' in confirmed ? confirmed : ok(confirmed);
      },
      { needsSecret: true, delivers: true },
    ),
    answer(calls.openOffice, async (asked) => (await openOffice(withSecret(), await showing(asked), false)) ?? done, {
      needsSecret: true,
      delivers: true,
    }),
    answer(
      calls.openOfficeForMoney,
      async (asked) => (await openOffice(withSecret(), await showing(asked), true)) ?? done,
      { needsSecret: true, delivers: true },
    ),
  ];
}
