import { api } from '../../api/client.ts';
import { cancelOrder, creditOrder } from '../../domain/changes/office-calls.ts';
import type { OfficeOrder } from '../../domain/changes/orders.ts';
import { bookingTexts } from './bookings-texts.ts';
import { useOffice } from './context.ts';
import { packageHref } from './file-links.ts';
import { OrderCredit, type OrderAct } from './OrderCredit.tsx';

interface Props {
  id: string;
  revision: number;
  onDone: (text: string) => void;
  reload: () => void;
}

/** What the office does with an order without classes; a package is voided in its own file. */
export function OrderActs({ id, revision, onDone, reload }: Props) {
  const { locale, links } = useOffice();
  const { order: t, changes } = bookingTexts[locale];
  const actOf = (kind: 'cancel' | 'credit'): OrderAct => ({
    ...{ kind, label: t.kinds[kind] },
    send: (body, key) => api(kind === 'cancel' ? cancelOrder : creditOrder)(id, body, key),
  });
  const actsOf = ({ package: bought, state, creditableCents, classesToCome }: OfficeOrder) => [
    ...(bought === null && state === 'confirmed' && classesToCome === 0 ? [actOf('cancel')] : []),
    ...(bought?.state !== 'bought' && creditableCents > 0 ? [actOf('credit')] : []),
  ];
  const instead = ({ package: bought, worth, classesToCome }: OfficeOrder) =>
    bought?.state === 'bought' ? (
      <p>
        {t.package}{' '}
        <a className="link" href={packageHref(links, bought.id)}>
          {t.openPackage}
        </a>
      </p>
    ) : (
      <p>{worth === null ? t.gone : classesToCome > 0 ? t.classesFirst : t.none}</p>
    );
  return (
    <OrderCredit
      title={t.title}
      {...{ id, revision, actsOf, instead, reload }}
      note={({ classesToCome }) => (classesToCome > 0 ? t.classesFirst : '')}
      submit={changes.submit}
      onDone={() => onDone(t.done)}
    />
  );
}
