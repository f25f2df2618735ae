import { useState } from 'react';
import type { FoundCourse } from '../../domain/level-finder/bank.ts';
import { fill } from '../../i18n/format.ts';
import { begin } from '../../stores/level-finder.ts';
import type { FinderProps } from './props.ts';

interface Props {
  texts: FinderProps['texts']['result'];
  /** What the level is called. */
  level: string;
  course: FoundCourse | undefined;
}

/** A letter in the visitor's own mail program; the site sends nothing. */
function letter({ texts: t, level, course }: Props): string {
  const courseLink = course ? new URL(course.href, location.href).href : '';
  const values = { level, course: course?.title ?? '', courseLink, link: location.href };
  const parts = { subject: fill(t.mailSubject, values), body: fill(t.mailBody, values).replaceAll('\n', '\r\n') };
  const query = Object.entries(parts).map(([name, text]) => `${name}=${encodeURIComponent(text)}`);
  return `mailto:?${query.join('&')}`;
}

/** The result as a link, a letter or a sheet of paper. */
export function Share(props: Props & Pick<FinderProps, 'locale'>) {
  const t = props.texts;
  const [note, setNote] = useState('');
  function copy() {
    navigator.clipboard.writeText(location.href).then(
      () => setNote(t.copied),
      () => setNote(t.copyFailed),
    );
  }
  return (
    <section className="finder-share">
      <h3 className="text-lg">{t.share}</h3>
      <p className="text-sm">{t.shareText}</p>
      <p className="finder-ways">
        <button type="button" className="button" onClick={copy}>
          {t.copy}
        </button>
        <a className="button" href={letter(props)}>
          {t.mail}
        </a>
        <button type="button" className="button" onClick={() => print()}>
          {t.print}
        </button>
        <button type="button" className="button" onClick={begin}>
          {t.again}
        </button>
      </p>
      <p role="status" className="text-sm">
        {note}
      </p>
    </section>
  );
}
