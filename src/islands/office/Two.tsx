import type { ReactNode } from 'react';

/** A cell of two lines, of which the second says less; without either it is empty, and a phone leaves its head out. */
export const Two = ({ children, second }: { children: ReactNode; second: ReactNode }) =>
  (Boolean(children) || Boolean(second)) && (
    <span>
      {children}
      {second && <span className="block text-gray-600">{second}</span>}
    </span>
  );
