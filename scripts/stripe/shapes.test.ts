import { resolve } from 'node:path';
import ts from 'typescript';
import { beforeAll, expect, test } from 'vitest';
import { DECLINED, openShop, paidSession, REFUND_FAILS, sessionOf, type Shop } from './testing.ts';

/**
 * Answers are held against the types that Stripe's package declares, field by field: every field that a type promises is
 * there, none that it does not have, and each has one of its JSON types. The types are those of the version of the API
 * that the package speaks, so a new version shows here what the double lacks.
 */
const declared = ['Checkout.Session', 'LineItem', 'PaymentIntent', 'Charge', 'Refund', 'Dispute', 'Event'] as const;
type Declared = (typeof declared)[number];

const file = resolve('declared-by-stripe.ts');
const nameOf = (name: Declared) => name.replace('.', '');
const source = [
  `import Stripe from 'stripe';`,
  ...declared.map((name) => `export type ${nameOf(name)} = Stripe.${name};`),
  ...declared.map((name) => `export type ${nameOf(name)}List = Stripe.ApiList<Stripe.${name}>;`),
].join('\n');

let checker: ts.TypeChecker;
const types = new Map<string, ts.Type>();

beforeAll(() => {
  const options: ts.CompilerOptions = {
    strict: true,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    target: ts.ScriptTarget.ES2023,
    // Without the browser's, which are most of the work; the package asks for none that its answers are made of.
    lib: ['lib.es2023.d.ts'],
    skipLibCheck: true,
    types: [],
    noEmit: true,
  };
  const host = ts.createCompilerHost(options);
  host.jsDocParsingMode = ts.JSDocParsingMode.ParseNone;
  const { getSourceFile, fileExists } = host;
  host.fileExists = (path) => path === file || fileExists(path);
  host.getSourceFile = (path, ...rest) =>
    path === file ? ts.createSourceFile(path, source, ts.ScriptTarget.ES2023) : getSourceFile(path, ...rest);
  const program = ts.createProgram([file], options, host);
  checker = program.getTypeChecker();
  for (const statement of program.getSourceFile(file)?.statements ?? []) {
    if (ts.isTypeAliasDeclaration(statement)) {
      types.set(statement.name.text, checker.getTypeAtLocation(statement.name));
    }
  }
  // Reads some hundred files; a busy machine is slow, not wrong.
}, 120_000);

const isDecimal = (type: ts.Type) => (type.aliasSymbol ?? type.getSymbol())?.name === 'Decimal';
const isText = (type: ts.Type): boolean =>
  Boolean(type.flags & ts.TypeFlags.StringLike) ||
  isDecimal(type) ||
  // `OtherString`: a text that the package has no name for yet.
  (type.isIntersection() && type.types.some((part) => part.flags & ts.TypeFlags.StringLike));

/** The members of a union that a value can be meant by: those that name another `object` or `type` are left out. */
function candidates(value: unknown, { types: members }: ts.UnionType): ts.Type[] {
  const names = (value ?? {}) as Record<string, unknown>;
  const fitting = members.filter((member) =>
    ['object', 'type'].every((name) => {
      const property = checker.getPropertyOfType(member, name);
      const expected = property && checker.getTypeOfSymbol(property);
      return !expected?.isStringLiteral() || expected.value === names[name];
    }),
  );
  return fitting.length > 0 ? fitting : members;
}

/** Where a value differs from a type, as lines to read; none when it fits. */
function differences(value: unknown, type: ts.Type, path: string): string[] {
  if (type.isUnion()) {
    const all = candidates(value, type).map((one) => differences(value, one, path));
    return all.reduce((best, one) => (one.length < best.length ? one : best));
  }
  const wrong = [`${path}: ${JSON.stringify(value)?.slice(0, 40)} is not ${checker.typeToString(type).slice(0, 60)}`];
  if (value === null) return type.flags & ts.TypeFlags.Null ? [] : wrong;
  if (typeof value === 'string') {
    if (type.isStringLiteral()) return type.value === value ? [] : wrong;
    return isText(type) ? [] : wrong;
  }
  if (typeof value === 'number') return type.flags & ts.TypeFlags.NumberLike ? [] : wrong;
  if (typeof value === 'boolean') return checker.typeToString(type) === String(value) ? [] : wrong;
  if (Array.isArray(value)) {
    const [item] = checker.isArrayType(type) ? checker.getTypeArguments(type as ts.TypeReference) : [];
    return item ? value.flatMap((one, position) => differences(one, item, `${path}[${position}]`)) : wrong;
  }
  if (isText(type) || !(type.flags & ts.TypeFlags.Object) || checker.isArrayType(type)) return wrong;
  return differencesOfObject(value as Record<string, unknown>, type, path);
}

function differencesOfObject(value: Record<string, unknown>, type: ts.Type, path: string): string[] {
  const properties = checker.getPropertiesOfType(type);
  const lacking = properties
    .filter((property) => !(property.flags & ts.SymbolFlags.Optional) && !(property.name in value))
    .map((property) => `${path}.${property.name}: is lacking`);
  const index = checker.getIndexTypeOfType(type, ts.IndexKind.String);
  const others = Object.entries(value).flatMap(([name, inside]) => {
    const property = properties.find((one) => one.name === name);
    const expected = property ? checker.getTypeOfSymbol(property) : index;
    return expected ? differences(inside, expected, `${path}.${name}`) : [`${path}.${name}: is not Stripe's`];
  });
  return [...lacking, ...others];
}

const wire = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
/** Where an answer, as it goes over the wire, differs from what the package declares under this name. */
function slips(value: unknown, name: string): string[] {
  const type = types.get(name);
  if (!type) throw new Error(`There is no type ${name}`);
  return differences(wire(value), type, name);
}

/** An account in which everything has happened that can. */
async function busyShop(): Promise<Shop> {
  const shop = openShop();
  const { stripe } = shop;
  await stripe.checkout.sessions.create(
    sessionOf({ customer_email: 'ann@example.com', locale: 'fr-CA', metadata: { a: 'b' } }),
  );
  const declined = await stripe.checkout.sessions.create(sessionOf());
  await shop.pay(declined, { number: DECLINED });
  await stripe.checkout.sessions.expire(declined.id);
  const { intent } = await paidSession(shop, { number: REFUND_FAILS });
  await stripe.refunds.create({ payment_intent: intent, amount: 100, reason: 'duplicate', metadata: { a: 'b' } });
  await shop.double.control.forward(10_000);
  await stripe.refunds.create({ payment_intent: intent });
  const { intent: disputed } = await paidSession(shop);
  const { control } = shop.double;
  const dispute = await control.dispute(disputed);
  for (const status of ['under_review', 'won'] as const) await control.changeDispute(dispute, status);
  await control.dispute(disputed, { cents: 100, inquiry: true });
  return shop;
}

test('sessions, whatever has become of them, are as the package declares them', async () => {
  const { stripe } = await busyShop();
  const list = await stripe.checkout.sessions.list({
    expand: ['data.line_items', 'data.payment_intent.latest_charge.refunds'],
  });
  expect(new Set(list.data.map(({ status }) => status))).toEqual(new Set(['open', 'complete', 'expired']));
  expect(slips(list, 'CheckoutSessionList')).toEqual([]);
  for (const { id } of list.data) {
    expect(slips(await stripe.checkout.sessions.retrieve(id), nameOf('Checkout.Session'))).toEqual([]);
    expect(slips(await stripe.checkout.sessions.listLineItems(id), 'LineItemList')).toEqual([]);
  }
});

test('payments and charges, paid and declined, are as the package declares them', async () => {
  const { stripe } = await busyShop();
  const { data } = await stripe.checkout.sessions.list({ expand: ['data.payment_intent'] });
  const intents = data.flatMap(({ payment_intent: intent }) => (intent && typeof intent === 'object' ? intent : []));
  expect(intents.map(({ status }) => status)).toEqual(['succeeded', 'succeeded', 'canceled']);
  for (const { id, latest_charge: charge } of intents) {
    expect(slips(await stripe.paymentIntents.retrieve(id), nameOf('PaymentIntent'))).toEqual([]);
    if (typeof charge === 'string') expect(slips(await stripe.charges.retrieve(charge), nameOf('Charge'))).toEqual([]);
  }
});

test('refunds, made and failed, are as the package declares them', async () => {
  const { stripe } = await busyShop();
  const list = await stripe.refunds.list();
  expect(list.data.map(({ status }) => status)).toEqual(['succeeded', 'failed']);
  expect(slips(list, 'RefundList')).toEqual([]);
  for (const { id } of list.data) expect(slips(await stripe.refunds.retrieve(id), nameOf('Refund'))).toEqual([]);
});

test('disputes, decided and asked, are as the package declares them', async () => {
  const { stripe } = await busyShop();
  const list = await stripe.disputes.list({ expand: ['data.payment_intent'] });
  expect(list.data.map(({ status, amount }) => [status, amount])).toEqual([
    ['warning_needs_response', 100],
    ['won', 11_300],
  ]);
  expect(slips(list, 'DisputeList')).toEqual([]);
  for (const { id } of list.data) expect(slips(await stripe.disputes.retrieve(id), nameOf('Dispute'))).toEqual([]);
});

test('events of every type are as the package declares them, listed and sent', async () => {
  const { stripe, inbox } = await busyShop();
  const list = await stripe.events.list({ limit: 100 });
  expect(new Set(list.data.map(({ type }) => type)).size).toBe(17);
  expect(slips(list, 'EventList')).toEqual([]);
  for (const { event } of inbox) expect(slips(event, nameOf('Event'))).toEqual([]);
});

test('a field too few, too many or of another type is noticed', async () => {
  const { stripe } = await busyShop();
  const { data } = await stripe.refunds.list();
  const { amount, ...rest } = wire(data[0]) as Record<string, unknown>;
  expect(slips(rest, 'Refund')).toEqual(['Refund.amount: is lacking']);
  expect(slips({ ...rest, amount: String(amount) }, 'Refund')).toEqual(['Refund.amount: "11300" is not number']);
  expect(slips({ ...rest, amount, fee: 1 }, 'Refund')).toEqual(["Refund.fee: is not Stripe's"]);
});
