export const paymentMethods = ['card', 'invoice'] as const;

/** How a class can be paid. */
export type PaymentMethod = (typeof paymentMethods)[number];
