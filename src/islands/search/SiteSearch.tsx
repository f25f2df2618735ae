import { useRef, useState } from 'react';
import '../header-sheet.ts';
import { searchTexts } from '../header-texts.ts';
import { useReady } from '../use-ready.ts';
import { SearchBox, type SearchProps } from './SearchBox.tsx';
import { SearchDialog } from './SearchDialog.tsx';

/** Below this the box is an icon that opens the search on the whole screen. The same as `md` in `theme.css`. */
const PHONE = '(width < 960px)';

/** The search of the header. */
export default function SiteSearch(page: Omit<SearchProps, 'texts'>) {
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
