/** What an account is for. Trainers report on the classes they have given, besides what every client does. */
export const accountRoles = ['client', 'trainer'] as const;

/** Who runs the classes; an owner also says who does, and may what cannot be taken back. */
export const officeRoles = ['staff', 'owner'] as const;

export const roles = [...accountRoles, ...officeRoles] as const;

/**
 * Who may make a call. `visitor` is anybody; `link` is whoever brings the reference of a booking or the token of a mail,
 * which the call itself looks up; the others are accounts that are logged in, by their role.
 */
export const callers = ['visitor', 'link', ...roles] as const;
export type Caller = (typeof callers)[number];

/** A call is open to every one of these, and to anybody else as if it did not exist. */
export type Access = readonly Caller[];

export const anybody = ['visitor'] as const satisfies Access;
export const byLink = ['link'] as const satisfies Access;
/** Everybody who is logged in. */
export const members = roles satisfies Access;
export const trainers = ['trainer'] as const satisfies Access;
export const staff = officeRoles satisfies Access;
export const owners = ['owner'] as const satisfies Access;

/** Whether a call is the office's: made by those alone who have shown a second factor. */
export function isOffice(access: Access): boolean {
  return access.every((caller) => (officeRoles as Access).includes(caller));
}

/** Whether a call asks for no session: what it answers, it answers to whoever asks rightly. */
export function isOpen(access: Access): boolean {
  return access.includes('visitor') || access.includes('link');
}
