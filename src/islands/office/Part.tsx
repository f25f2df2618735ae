import { useId, type ReactNode } from 'react';

/** A part of a file of the office, named by its heading. */
export function Part({ title, children, className }: { title: string; children: ReactNode; className?: string }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={className}>
      <h3 id={id} className="mb-1 text-lg">
        {title}
      </h3>
      {children}
    </section>
  );
}
