import * as calls from '../../src/domain/certificates/calls.ts';
import * as officeCalls from '../../src/domain/certificates/office-calls.ts';
import type { Certificate } from '../../src/domain/certificates/contract.ts';
import { ok, problem } from '../platform/answers.ts';
import { answer, type Route } from '../platform/calls/route.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { pdfAnswer } from '../platform/documents/paper.ts';
import { give, sendAgain, withdraw } from './by-hand.ts';
import { correct } from './correct.ts';
import { certificateFile, certificatePaper } from './paper.ts';
import { CERTIFICATE_BY_NUMBER } from './sql.ts';

async function certificateBy({ db }: Pick<Dependencies, 'db'>, number: string): Promise<Certificate | null> {
  const document = await db.prepare(CERTIFICATE_BY_NUMBER).bind(number).first<string>('document');
  return document === null ? null : (JSON.parse(document) as Certificate);
}

const noCertificate = () => problem('not_found', 'There is no such certificate.');

export const handlers = (needs: Dependencies): Route[] => [
  answer(calls.certificateOf, async ({ params }) => {
    const certificate = await certificateBy(needs, params.number);
    return certificate ? ok(certificate) : noCertificate();
  }),
  answer(calls.certificatePdf, async ({ params, c }) => {
    const certificate = await certificateBy(needs, params.number);
    if (!certificate) return noCertificate();
    const paper = await needs.print(certificatePaper(certificate, needs.origin));
    return pdfAnswer(c, paper, certificateFile(certificate));
  }),
  answer(officeCalls.correctCertificate, (asked) => correct(needs, asked), { delivers: true }),
  answer(officeCalls.withdrawCertificate, (asked) => withdraw(needs, asked)),
  answer(officeCalls.sendCertificate, (asked) => sendAgain(needs, asked), { delivers: true }),
  answer(officeCalls.giveCertificate, (asked) => give(needs, asked), { delivers: true }),
];
