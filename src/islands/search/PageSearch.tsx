import { useRef } from 'react';
import '../header-sheet.ts';
import { searchTexts } from '../header-texts.ts';
import { Icon } from '../icons.tsx';
import { useReady } from '../use-ready.ts';
import { SearchBox, type SearchProps } from './SearchBox.tsx';

interface Props extends Omit<SearchProps, 'texts'> {
  /** What the box is called, what stands in it while it is empty, and its button. */
  words: { label: string; hint: string; submit: string };
}

const BOX = 'course-search';

/** The large search of a page: the header's own, with a name that is read and the action of the view. */
export default function PageSearch({ words, ...page }: Props) {
  const root = useRef<HTMLElement>(null);
  useReady(root);
  const submit = (
    <button type="submit" className="button button-action shrink-0">
      <Icon name="search" />
      <span className="max-sm:sr-only">{words.submit}</span>
    </button>
  );
  return (
    <search ref={root}>
      <label htmlFor={BOX} className="font-semibold">
        {words.label}
      </label>
      <SearchBox
        {...page}
        texts={searchTexts[page.locale]}
        variant="page"
        own={{ id: BOX, hint: words.hint, submit }}
      />
    </search>
  );
}
