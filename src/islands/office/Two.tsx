import type { ReactNode } from 'react';

/** A cell of two lines, of which the second says less. */
export const Two = ({ children, second }: { children: ReactNode; second: ReactNode }) => (
  <span>
    {children}
    {second && <span className="block text-gray-600">{second}</span>}
  </span>
);
