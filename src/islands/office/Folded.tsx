import { useState, type ReactNode } from 'react';

interface Props<Content> {
  title: string;
  children: Content;
}

/** An act that is unfolded to be done. */
export const Folded = ({ title, children }: Props<ReactNode>) => (
  <details className="print:hidden">
    <summary className="unfolds">{title}</summary>
    {children}
  </details>
);

/** The same, of what is read when it is unfolded. */
export function ReadWhenUnfolded({ title, children }: Props<() => ReactNode>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="print:hidden" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="unfolds">{title}</summary>
      {isOpen && children()}
    </details>
  );
}
