import { Empty, Nothing, type Call } from '../api/call.ts';
import { NewSecondFactor, RecoveryCodes, ShowCode } from '../office/second-factor.ts';
import { staff } from './access.ts';

// How the office opens. The session's cookie says who asks; a code of that person's phone says that it is them.

/** A secret for a phone, for who has no second factor yet; asked for again, it is another one. */
export const beginSecondFactor = {
  method: 'POST',
  path: '/Website/office/second-factor',
  access: staff,
  beforeSecondFactor: true,
  body: Empty,
  answer: NewSecondFactor,
  refuses: ['closed'],
  limits: ['secondFactor'],
} as const satisfies Call;

/** The first code: the office opens, and codes for a lost phone are told. */
export const confirmSecondFactor = {
  method: 'POST',
  path: '/Website/office/second-factor/confirm',
  access: staff,
  beforeSecondFactor: true,
  body: ShowCode,
  answer: RecoveryCodes,
  refuses: ['closed'],
  limits: ['secondFactor'],
  act: 'second_factor_enrolled',
} as const satisfies Call;

/** Opens the office, until it was not used for a while. */
export const openOffice = {
  method: 'POST',
  path: '/Website/office/open',
  access: staff,
  beforeSecondFactor: true,
  body: ShowCode,
  answer: Nothing,
  status: 204,
  limits: ['secondFactor'],
} as const satisfies Call;

/** The same, and money may be moved for some minutes. */
export const openOfficeForMoney = { ...openOffice, path: '/Website/office/open-for-money' } as const satisfies Call;
