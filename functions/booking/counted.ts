import { limits } from '../../src/domain/api/limits.ts';
import { mailboxKey } from '../../src/domain/fields.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { allowedBy, strangersMail, type SharedClaims } from '../platform/limits/limiter.ts';
import { seatsOf, tooMany, type TooMany, type Wanted } from './capped.ts';

/** What a booking without proof may cause in a day: mails, and bookings that wait for a card. */

type Needs = Pick<Dependencies, 'limiter'>;

interface ProofMail extends Pick<Wanted, 'visitor' | 'lines'> {
  email: string;
}

/**
 * What counts the mail that will ask for the proof, and the seats that it is for: as one of the mailbox's, and as what a network has
 * where others have used those up.
 */
function proofMailClaims({ visitor: { network }, email, lines }: ProofMail): [SharedClaims, SharedClaims] {
  const mailbox = `email ${mailboxKey(email)}`;
  const own = [
    { rule: limits.proofMailOfNetwork, who: `${mailbox} from ${network}` },
    { rule: limits.proofNetwork, who: `network ${network}` },
    { rule: limits.proofSeatsOfNetwork, who: `network ${network}`, count: seatsOf(lines) },
  ];
  const ofSite = strangersMail(`${network}`, 'bookings');
  return [
    { ...ofSite, own: [...own, { rule: limits.proofMail, who: mailbox }] },
    { ...ofSite, own: [...own, { rule: limits.proofMailBeyond, who: `${mailbox} from ${network}` }] },
  ];
}

/** Counts that mail: why it is not sent, if its network had as many as it may. */
export async function refusedProofMail({ limiter }: Needs, mail: ProofMail): Promise<TooMany | null> {
  const [usual, beyond] = proofMailClaims(mail);
  return (await allowedBy(limiter, usual)) || (await allowedBy(limiter, beyond)) ? null : tooMany();
}

/** For the batch that books without proof: counts that mail where it is written, and refuses it otherwise. */
export function withinProofMail({ limiter }: Needs, mail: ProofMail) {
  const [{ own, shared }] = proofMailClaims(mail);
  return limiter.within([...own, ...shared]);
}

const cardClaims = (network: string | null) => [{ rule: limits.cardBookings, who: `network ${network}` }];

/** Counts a booking that waits for its card: why it is not made, if its network had as many today as it may. */
export const refusedCard = async ({ limiter }: Needs, network: string | null) =>
  (await allowedBy(limiter, cardClaims(network))) ? null : tooMany();

/** The same for the batch that makes it. */
export const withinCards = ({ limiter }: Needs, network: string | null) => limiter.within(cardClaims(network));
