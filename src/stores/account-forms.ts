import { PRIVATE_DRAFTS } from '../domain/storage/private-drafts-key.ts';
import { $accountEnded, $accountId } from './account.ts';
import { keepForms } from './kept-forms.ts';

/** Of the forms behind the login; gone in every tab once somebody logs out. */
export const accountForms = keepForms(PRIVATE_DRAFTS, { $account: $accountId, $ended: $accountEnded });
