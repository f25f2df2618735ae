import * as v from 'valibot';
import { requiredLine } from '../fields.ts';
import { field, type Form } from '../forms/form.ts';
import { NewClassLink } from '../training/contract.ts';
import { linkKinds } from './office-classes.ts';

/** A link of the class that the address names; a new one to join takes the place of the old. */
export const SetLink = v.pipe(
  v.object({ kind: v.picklist(linkKinds, 'choose'), title: requiredLine(120), url: requiredLine(2_000) }),
  v.forward(
    v.check((link) => v.is(NewClassLink, { ...link, classId: 'any' }), 'link'),
    ['url'],
  ),
);
export type SetLink = v.InferOutput<typeof SetLink>;

export const RemoveLink = v.object({ linkId: v.pipe(v.string(), v.maxLength(64, 'invalid')) });

const fields = {
  kind: field(v.picklist(linkKinds, 'choose'), { as: 'choice', options: linkKinds }),
  title: field(requiredLine(120), { hint: 'title' }),
  url: field(requiredLine(2_000), { type: 'url', hint: 'url' }),
};

export const classLinkForm: Form<SetLink> = { fields, schema: () => SetLink };
