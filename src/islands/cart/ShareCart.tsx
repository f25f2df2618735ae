import { useState } from 'react';
import type { CartLine } from '../../domain/cart/cart.ts';
import { shareFragment } from '../../domain/cart/shared-cart.ts';
import type { Dictionary } from '../../i18n/strings/index.ts';

interface Props {
  lines: readonly CartLine[];
  checkoutHref: string;
  texts: Dictionary['cart']['share'];
}

/** A link to the same cart, for whoever approves it: classes and seats, no names. Nothing is held by it. */
export function ShareCart({ lines, checkoutHref, texts }: Props) {
  const [state, setState] = useState<'closed' | 'shown' | 'copied'>('closed');
  const link = new URL(checkoutHref + shareFragment(lines), location.href).href;

  function share() {
    setState('shown');
    // Where the clipboard is not to be had, the link is there to be copied by hand.
    void (navigator.clipboard as Clipboard | undefined)?.writeText(link).then(
      () => setState('copied'),
      () => undefined,
    );
  }

  return (
    <div className="mt-1 text-sm print:hidden">
      <button type="button" className="link min-h-[44px]" onClick={share}>
        {texts.button}
      </button>
      {state !== 'closed' && (
        <label className="block">
          {texts.link}
          <input className="field" type="text" readOnly value={link} onFocus={({ target }) => target.select()} />
        </label>
      )}
      <p role="status">{state === 'copied' ? texts.copied : ''}</p>
    </div>
  );
}
