import type { ReactNode } from 'react';

/** An act that is unfolded to be done. */
export const Folded = ({ title, children }: { title: string; children: ReactNode }) => (
  <details className="print:hidden">
    <summary className="unfolds">{title}</summary>
    {children}
  </details>
);
