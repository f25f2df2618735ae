import { BARE_DOT, DOT } from '../i18n/dot.ts';

/** Between facts on a line: a dot that is gone where the line ends (`.sep`). */
export const Sep = () => (
  <i className="sep">
    {' '}
    <i>{BARE_DOT}</i>
  </i>
);

/** Facts that were joined by `DOT`, with such dots between them. */
export const Dotted = ({ text }: { text: string }) =>
  text.split(DOT).map((fact, index) => (
    <span key={index}>
      {index > 0 && <Sep />}
      {fact}
    </span>
  ));
