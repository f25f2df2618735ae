import { PRIVATE_DRAFTS } from '../domain/storage/private-drafts-key.ts';
import { $accountId } from './account.ts';
import { keepForms } from './kept-forms.ts';

/** Of the forms behind the login; gone in every tab once access is removed. */
export const accountForms = keepForms(PRIVATE_DRAFTS, $accountId);
