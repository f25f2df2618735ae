interface Props {
  text: string;
  href: string;
  label: string;
}

/** In place of a list with nothing in it: why, and where to go on. */
export function NothingYet({ text, href, label }: Props) {
  return (
    <div className="max-w-text">
      <p>{text}</p>
      <a href={href} className="button mt-2">
        {label}
      </a>
    </div>
  );
}
