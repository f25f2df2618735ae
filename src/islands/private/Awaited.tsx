import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { Locale } from '../../i18n/locales.ts';
import { $loggedIn } from '../../stores/account.ts';
import { useSlow } from '../use-slow.ts';
import { privateTexts } from './texts.ts';

/** What is shown until the worker has said who is logged in; nothing where the page says meanwhile that a login is needed. */
export function Awaited({ locale }: { locale: Locale }) {
  const known = useStore($loggedIn);
  const [said] = useState(() => document.querySelector('.login-first:not([hidden])') !== null);
  const slow = useSlow(true);
  return !known && said ? null : <p role="status">{slow ? privateTexts[locale].privateArea.loading : ''}</p>;
}
