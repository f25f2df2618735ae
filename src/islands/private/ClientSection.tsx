import { api } from '../../api/client.ts';
import { myTraining } from '../../domain/training/calls.ts';
import type { MyTraining, TrainingClass as Class } from '../../domain/training/contract.ts';
import { fill, formatMoney, formatPlainDate } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locales.ts';
import { OwnNeeds } from './OwnNeeds.tsx';
import { OwnPackages } from './OwnPackages.tsx';
import type { PrivateLinks } from './PrivateMenu.tsx';
import { Screen, type ScreenContext } from './Screen.tsx';
import { privateTexts } from './texts.ts';
import { TrainingClass } from './TrainingClass.tsx';

const load = api(myTraining);

export interface ClientSectionProps {
  links: PrivateLinks;
  passwordHref: string;
  catalogueHref: Record<Locale, string>;
  /** The page of an invoice, which takes the booking's id as its fragment. */
  invoiceHref: Record<Locale, string>;
  /** The page of certificates, below which each has its own by number. */
  verifyHref: Record<Locale, string>;
  /** The page on which a booking is changed: likewise. */
  manageHref: Record<Locale, string>;
  /** The page that sells packages. */
  packageHref: Record<Locale, string>;
}

/** What a client has booked and taken. */
export default function ClientSection(props: ClientSectionProps) {
  return (
    <Screen links={props.links} load={load}>
      {(training, context) => <Training {...props} {...context} training={training} />}
    </Screen>
  );
}

function Training(props: ClientSectionProps & ScreenContext & { training: MyTraining }) {
  const { training, locale } = props;
  const { training: t, privateArea } = privateTexts[locale];
  const teaches = props.session.role === 'trainer';
  const none = teaches ? fill(t.noneTaken, { own: privateArea.links.classes }) : t.noUpcoming;
  return (
    <div className="space-y-4">
      <section aria-labelledby="upcoming-title">
        <h2 id="upcoming-title" className="text-xl">
          {t.upcoming}
        </h2>
        <Classes {...props} items={training.upcoming} none={none} />
        {training.upcoming.length === 0 && !teaches && (
          <a href={props.catalogueHref[locale]} className="button button-action mt-2">
            {t.browse}
          </a>
        )}
      </section>
      {training.needs !== null && (
        <OwnNeeds
          needs={training.needs}
          address={training.address}
          {...{ locale, texts: props.texts, session: props.session, reload: props.reload }}
        />
      )}
      <section aria-labelledby="past-title">
        <h2 id="past-title" className="text-xl">
          {t.past}
        </h2>
        <Classes {...props} items={training.past} none={t.noPast} />
      </section>
      <section aria-labelledby="invoices-title">
        <h2 id="invoices-title" className="text-xl">
          {t.invoices}
        </h2>
        {training.invoices.length === 0 && <p className="mt-1">{t.noInvoices}</p>}
        <ul className="mt-1">
          {training.invoices.map(({ booking, number, issuedOn, totalCents, openCents, ofClasses }) => (
            <li key={number} className="border-t flex flex-wrap items-center gap-x-3 gap-y-0.5 border-blue-200 py-1">
              <a href={`${props.invoiceHref[locale]}#${encodeURIComponent(booking)}`} className="link py-0.5">
                {fill(t.invoice, { number })}
              </a>
              <span className="py-0.5">
                {fill(t.issued, { date: formatPlainDate(issuedOn, locale), total: formatMoney(totalCents, locale) })}
              </span>
              <span className="font-semibold me-auto py-0.5">
                {openCents === 0 ? t.paid : fill(t.open, { amount: formatMoney(openCents, locale) })}
              </span>
              {ofClasses && (
                <a href={`${props.manageHref[locale]}#${encodeURIComponent(booking)}`} className="link py-0.5">
                  {t.change}
                  <span className="sr-only">, {fill(t.invoice, { number })}</span>
                </a>
              )}
              {openCents > 0 && (
                <a
                  href={`${props.invoiceHref[locale]}#${encodeURIComponent(booking)}`}
                  className="button button-primary"
                >
                  {fill(t.pay, { amount: formatMoney(openCents, locale) })}
                  <span className="sr-only">, {fill(t.invoice, { number })}</span>
                </a>
              )}
            </li>
          ))}
        </ul>
      </section>
      <OwnPackages locale={locale} invoiceHref={props.invoiceHref[locale]} buyHref={props.packageHref[locale]} />
      <section aria-labelledby="account-title">
        <h2 id="account-title" className="text-xl">
          {t.account}
        </h2>
        <p className="mt-1">
          <a href={props.passwordHref} className="link inline-block py-0.5">
            {t.changePassword}
          </a>
        </p>
      </section>
    </div>
  );
}

interface ClassesProps {
  items: Class[];
  none: string;
  locale: Locale;
  links: PrivateLinks;
  manageHref: Record<Locale, string>;
  verifyHref: Record<Locale, string>;
}

function Classes({ items, none, locale, links, manageHref, verifyHref }: ClassesProps) {
  if (items.length === 0) return <p className="mt-1 max-w-text">{none}</p>;
  return (
    <ul className="mini-wide mt-1">
      {items.map((item) => (
        <TrainingClass key={item.event.id} {...{ item, locale, links, manageHref, verifyHref }} />
      ))}
    </ul>
  );
}
