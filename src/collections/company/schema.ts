import { z } from 'astro/zod';
import { provinces } from '../../domain/money/provinces.ts';
import { weekdays } from '../../domain/time/schedule.ts';
import { bilingual, reference, time, timeZone } from '../fields.ts';

const phone = z.strictObject({
  label: bilingual,
  number: z.string().regex(/^\+1\d{10}$/, 'expected +1 and ten digits'),
});

/** `https://` and a host, as policies name one. */
const host = z.string().regex(/^https:\/\/[a-z0-9.-]+$/, 'expected https:// and a host, without a slash at the end');

/** A script of somebody else's: its address, the number it knows the site by, and the hosts it talks to besides its own. */
const thirdParty = z.strictObject({
  src: z.url({ protocol: /^https$/ }),
  id: z
    .string()
    .regex(/^[\w-]+$/)
    .optional(),
  hosts: z.array(host).default([]),
});

const network = z.enum(['facebook', 'youtube', 'twitter', 'instagram', 'linkedin']);

const addressLines = z.array(z.string()).min(2);

/** As it stands on an envelope, for a reader of either language. */
const address = z.strictObject({ en: addressLines, fr: addressLines });

export const companySchema = z.strictObject({
  name: z.string(),
  legalName: z.string(),
  slogan: bilingual,
  description: bilingual,
  /** The one place where the domain is written. */
  origin: z.url(),
  email: z.email(),
  /** Sender of the site's mails. */
  mailFrom: z.email(),
  /** The first is the one on invoices. */
  phones: z.tuple([phone, phone, phone]),
  headOffice: z.strictObject({ lines: address, province: z.enum(provinces) }),
  trainingCentre: z.strictObject({ lines: address, place: reference('places') }),
  timeZone,
  /** When the office answers, in its own time. */
  hours: z.strictObject({ days: z.array(z.enum(weekdays)).min(1), from: time, to: time }),
  gstHstNumber: z.string(),
  qstNumber: z.string(),
  social: z.array(z.strictObject({ network, url: z.url() })),
  founded: z.number().int(),
  /** Who signs certificates. */
  signatory: reference('team'),
  /** Who answers calls and messages, by their language. */
  answering: z.strictObject({ en: reference('team'), fr: reference('team') }),
  /** Left out: nothing is loaded, and nobody is asked. */
  thirdParties: z
    .strictObject({
      tagManager: thirdParty.optional(),
      analytics: thirdParty.required({ id: true }).optional(),
      chat: thirdParty.optional(),
      /** `/bingAdds.js` loads it. */
      advertising: thirdParty.required({ id: true }).optional(),
    })
    .default({}),
});

export type Company = z.output<typeof companySchema>;
