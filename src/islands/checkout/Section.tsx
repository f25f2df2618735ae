import type { ReactNode } from 'react';

/** A part of the form: a group with its heading, for the eye and for assistive technology. What is still to be filled in is no matter for paper. */
export function Section({ title, help, children }: { title: string; help?: string; children: ReactNode }) {
  return (
    <fieldset className="border-t min-w-0 border-blue-200 pt-3 print:hidden">
      <legend className="float-left w-full">
        <h2 className="text-lg">{title}</h2>
      </legend>
      <div className="clear-both">
        {help !== undefined && <p className="mt-0.5 text-sm text-gray-600">{help}</p>}
        <div className="pt-2">{children}</div>
      </div>
    </fieldset>
  );
}
