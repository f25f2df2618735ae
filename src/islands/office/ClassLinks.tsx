import type { ReactNode } from 'react';
import type { Result } from '../../api/result.ts';
import type { TrainersClass } from '../../domain/classes/office-classes.ts';
import type { Locale } from '../../i18n/locales.ts';
import { WaitingButton } from '../Waits.tsx';
import { classTexts } from './classes-texts.ts';

interface Props {
  links: TrainersClass['links'];
  locale: Locale;
  remove: (linkId: string, key: string) => Promise<Result<unknown>>;
  onRemoved: (result: Result<unknown>) => void;
  /** The form that adds one. */
  children: ReactNode;
}

/** The same, to be read alone. */
export function LinksToRead({ links, locale }: Pick<Props, 'links' | 'locale'>) {
  const t = classTexts[locale];
  return (
    <>
      <p className="text-gray-600">{t.own.linksOfOthers}</p>
      {links.length === 0 && <p className="mt-1">{t.file.noLinks}</p>}
      <ul className="divide-y my-1 divide-blue-100">
        {links.map(({ id, kind, title, url }) => (
          <li key={id} className="py-1 [overflow-wrap:anywhere]">
            <a className="link" href={url}>
              {title}
            </a>
            <span className="text-gray-600">, {t.file.kinds[kind]}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Where a class meets, its files and recordings: what its participants see in My Training. */
export function ClassLinks({ links, locale, remove, onRemoved, children }: Props) {
  const t = classTexts[locale].file;
  return (
    <>
      <p className="text-gray-600">{t.linksHint}</p>
      {links.length === 0 && <p className="mt-1">{t.noLinks}</p>}
      <ul className="divide-y my-1 divide-blue-100">
        {links.map(({ id, kind, title, url }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-2 py-1">
            <span className="min-w-0 [overflow-wrap:anywhere]">
              <a className="link" href={url}>
                {title}
              </a>
              <span className="text-gray-600">, {t.kinds[kind]}</span>
            </span>
            <WaitingButton
              label={t.remove}
              waiting={t.removing}
              act={async () => onRemoved(await remove(id, `remove-${id}`))}
              className="button"
            />
          </li>
        ))}
      </ul>
      <details>
        <summary className="unfolds">{classTexts[locale].link.title}</summary>
        {children}
      </details>
    </>
  );
}
