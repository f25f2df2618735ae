import type { ErrorCode } from '../../domain/api/errors.ts';
import type { Locale } from '../../i18n/locales.ts';
import { privateTexts } from '../private/texts.ts';
import { officeError } from './texts.ts';

interface Props {
  locale: Locale;
  code: ErrorCode;
  retry: () => void;
  className?: string;
}

/** Why there is nothing to see, and the way to ask again. */
export function NotLoaded({ locale, code, retry, className }: Props) {
  const { failed, retry: label } = privateTexts[locale].privateArea;
  return (
    <div role="alert" className={className}>
      <p>
        {failed} {officeError(locale, code)}
      </p>
      <button type="button" className="button mt-1" onClick={retry}>
        {label}
      </button>
    </div>
  );
}
