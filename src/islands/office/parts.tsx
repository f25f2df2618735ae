import type { ReactNode } from 'react';

/** Rows of what happened when. */
export const Moments = ({ rows }: { rows: readonly { at: string; what: ReactNode }[] }) => (
  <ul className="divide-y divide-blue-100">
    {rows.map(({ at, what }, index) => (
      <li key={index} className="office-moment grid gap-x-2 py-0.5 sm:grid-cols-[13rem_1fr]">
        <span className="text-gray-600">{at}</span>
        <span>{what}</span>
      </li>
    ))}
  </ul>
);

/** What was written, with its line breaks. */
export const Written = ({ rows }: { rows: readonly { head: ReactNode; text: string }[] }) => (
  <ul className="space-y-1">
    {rows.map(({ head, text }, index) => (
      <li key={index}>
        <p className="text-gray-600">{head}</p>
        <p className="whitespace-pre-line">{text}</p>
      </li>
    ))}
  </ul>
);
