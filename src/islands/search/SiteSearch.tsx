import { useRef, useState } from 'react';
import type { Locale } from '../../i18n/locales.ts';
import type { Dictionary } from '../../i18n/strings/index.ts';
import '../header-sheet.ts';
import { searchTexts } from '../header-texts.ts';
import { useReady } from '../use-ready.ts';
import { SearchBox } from './SearchBox.tsx';
import { SearchDialog } from './SearchDialog.tsx';

export type SearchTexts = Dictionary['search'];

interface Props {
  locale: Locale;
  /** Where the form leads: the catalogue. */
  action: string;
  /** What "Contact Us" leads to. */
  contactHref: string;
}

export type SearchProps = Props & { texts: SearchTexts };

/** Below this the box is an icon that opens the search on the whole screen. The same as `md` in `theme.css`. */
const PHONE = '(width < 960px)';

/** The search of the header. */
export default function SiteSearch(page: Props) {
  const props = { ...page, texts: searchTexts[page.locale] };
  const root = useRef<HTMLDivElement>(null);
  const [dialog, setDialog] = useState(false);
  useReady(root);

  function submit() {
    const phone = matchMedia(PHONE).matches;
    if (phone) setDialog(true);
    return phone;
  }

  return (
    <div ref={root}>
      <SearchBox {...props} variant="header" onSubmit={submit} />
      {dialog && <SearchDialog {...props} onClose={() => setDialog(false)} />}
    </div>
  );
}
