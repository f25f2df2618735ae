import { enquiryPath, EnquiryReceipt, type EnquiryKind } from '../domain/enquiries/enquiries.ts';
import { site } from './client.ts';

/** Sends what a form holds; every value is a text. */
export const sendEnquiry = (kind: EnquiryKind, body: Record<string, string>, key: string) =>
  site.post(enquiryPath(kind), { body, key, answer: EnquiryReceipt });
