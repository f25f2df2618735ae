import type { Capability } from '../platform/capability.ts';
import { seedDemoTraining } from './demo-seed.ts';
import { handlers } from './handlers.ts';

export { putLink, removeLink } from './links.ts';
export { currentClass, ownClasses } from './view.ts';

/**
 * What clients see of their own classes. Every query joins the account of the session (`account_classes`): a seat is one's
 * own by the participant's e-mail, a booking and its invoice by the contact's, and both are proven, since the password came
 * there. What is not one's own is answered as missing. The private pages are prebuilt and hold nobody's data; their screens
 * ask here, a 401 opens the login in place, and a logout in one tab takes away what the others show. Files below
 * `/private/` are no addresses: a recording passes the session and the class first.
 */
export const training: Capability = {
  name: 'training',
  calls: handlers,
  tasks: [{ name: 'seed_demo_training', run: seedDemoTraining }],
};
