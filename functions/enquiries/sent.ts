import type { Enquiry, EnquiryEnvelope, EnquiryKind } from '../../src/domain/enquiries/enquiries.ts';

export interface SentEnquiry {
  kind: EnquiryKind;
  fields: Enquiry;
  envelope: Pick<EnquiryEnvelope, 'language' | 'page'>;
  /** The client's own, where it has one. */
  key: string | null;
  /** Whether the sender is logged in by this address. */
  proved: boolean;
  /** Whether places may be kept for the sender before the address is proved. */
  mayHold: boolean;
  /** Digest of the network that it came from; `null` where that is not known. */
  network: string | null;
}

/** One that is to be stored. */
export interface NewEnquiry extends SentEnquiry {
  /** The webinar, event or post that it is of. */
  about: string;
  /** Key of the sender's e-mail. */
  person: string;
  fingerprint: string;
  /** Of an event, where it is one. */
  taking: { places: number; capacity: number } | undefined;
}
