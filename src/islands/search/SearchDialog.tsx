import { useEffect, useRef } from 'react';
import { Icon } from '../icons.tsx';
import { SearchBox, type SearchProps } from './SearchBox.tsx';

/** The search on the whole screen of a phone. It is only rendered while it is open. */
export function SearchDialog({ onClose, ...props }: SearchProps & { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    dialog.current?.showModal();
    const box = dialog.current?.querySelector('input');
    box?.focus();
    // What was searched for before is replaced by typing.
    box?.select();
  }, []);

  return (
    <dialog ref={dialog} className="search-dialog" aria-label={props.texts.label} onClose={onClose}>
      <SearchBox {...props} variant="dialog">
        <button
          type="button"
          className="flex size-[44px] flex-none items-center justify-center text-blue-700"
          aria-label={props.texts.close}
          onClick={() => dialog.current?.close()}
        >
          <Icon name="close" size={24} />
        </button>
      </SearchBox>
    </dialog>
  );
}
