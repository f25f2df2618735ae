import { useState } from 'react';
import { api } from '../../api/client.ts';
import { REPORT_AWAITED_DAYS } from '../../domain/certificates/contract.ts';
import { giveCertificate } from '../../domain/certificates/office-calls.ts';
import { reasonForm } from '../../domain/changes/reason-form.ts';
import type { OfficeClass, RosterSeat } from '../../domain/classes/office-classes.ts';
import { fill } from '../../i18n/format.ts';
import { ActForm } from './ActForm.tsx';
import { CertificateActs } from './CertificateActs.tsx';
import { certificatesTexts } from './certificates-texts.ts';
import { useOffice } from './context.ts';
import { Folded } from './Folded.tsx';
import type { FileTools } from './OpenedFile.tsx';
import { Part } from './Part.tsx';
import { reasonWords } from './texts.ts';

interface Props {
  file: OfficeClass;
  finish: FileTools['finish'];
}

const isOver = ({ sessions }: OfficeClass) => sessions.every(({ end }) => Date.parse(end) <= Date.now());

/** Who of a class that is over has a certificate, and who has none. */
export function ClassCertificates({ file, finish }: Props) {
  const { locale } = useOffice();
  const t = certificatesTexts[locale];
  const named = file.people.filter(({ name }) => name !== '');
  if (!isOver(file) || file.state === 'cancelled' || named.length === 0) return null;
  return (
    <Part title={t.title} className="print:hidden">
      <ul className="divide-y divide-blue-100">
        {named.map((seat) => (
          <li key={seat.id} className="py-1">
            <span className="font-semibold block">{seat.name}</span>
            {seat.certificate === null ? (
              <Give {...{ seat, finish }} classId={file.id} />
            ) : (
              <CertificateActs {...{ locale, finish }} number={seat.certificate} />
            )}
          </li>
        ))}
      </ul>
      <p className="mt-1 text-gray-600">{fill(t.hint, { days: REPORT_AWAITED_DAYS })}</p>
    </Part>
  );
}

function Give({ seat, classId, finish }: Pick<Props, 'finish'> & { seat: RosterSeat; classId: string }) {
  const { locale } = useOffice();
  const { none, give } = certificatesTexts[locale];
  const [isClosed, setClosed] = useState(false);
  return (
    <>
      {none}
      <Folded title={give.title}>
        <ActForm
          id={`give ${seat.id}`}
          form={reasonForm}
          words={reasonWords(locale)}
          submit={give.submit}
          send={async ({ reason }, key) => {
            const result = await api(giveCertificate)(classId, { participant: seat.id, reason }, key);
            setClosed(!result.ok && result.code === 'closed');
            return result;
          }}
          onDone={(answer) => finish(fill(give.done, answer))}
          explain={isClosed ? give.closed : null}
          before={<p className="max-w-text">{give.intro}</p>}
        />
      </Folded>
    </>
  );
}
