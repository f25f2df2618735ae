import { useId, type ReactNode } from 'react';

interface Props {
  title: string;
  children: ReactNode;
  className?: string;
  /** By which the address leads to it. */
  anchor?: string;
}

/** A part of a file of the office, named by its heading. */
export function Part({ title, children, className, anchor }: Props) {
  const id = useId();
  return (
    <section id={anchor} aria-labelledby={id} className={className}>
      <h3 id={id} className="mb-1 text-lg">
        {title}
      </h3>
      {children}
    </section>
  );
}
