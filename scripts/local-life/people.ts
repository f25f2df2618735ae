import type { Province } from '../../src/domain/money/provinces.ts';

export const firstNames: readonly [string, ...string[]] = [
  ...(['Amara', 'Benoît', 'Chantal', 'Dmitri', 'Élise', 'Farah', 'Gurpreet', 'Hugo', 'Ingrid', 'Jérôme'] as const),
  ...['Keira', 'Luc', 'Maëlle', 'Nadia', 'Owen', 'Priya', 'Quentin', 'Rosalie', 'Samir', 'Tessa', 'Wei', 'Yasmine'],
];
export const lastNames: readonly [string, ...string[]] = [
  ...(['Arsenault', 'Bélanger', 'Chowdhury', 'Dubois', 'Eriksen', 'Fournier', 'Gill', 'Hébert', 'Iqbal'] as const),
  ...['Jankowski', 'Kowalchuk', 'Lapointe', 'McIntyre', 'Nguyen', 'O’Brien', 'Pelletier', 'Quesnel', 'Reyes'],
  ...['Sinclair', 'Thibault', 'Usman', 'Vigneault', 'Whitford', 'Zhang'],
];

export interface Person {
  firstName: string;
  lastName: string;
  email: string;
}

/** An address of somebody, plain letters only. */
export const emailOf = (firstName: string, lastName: string, domain: string): string =>
  `${firstName}.${lastName}@${domain}`
    .normalize('NFD')
    .replace(/[^a-zA-Z0-9.@-]/g, '')
    .toLowerCase();

/** Who books on a developer's machine. None of them exists: their addresses lead nowhere. */
export interface Client {
  organisation: string;
  domain: string;
  city: string;
  province: Province;
  postalCode: string;
  line1: string;
  language: 'en' | 'fr';
  /** Who books for others there. */
  coordinator: Person;
}

const client = (
  organisation: string,
  domain: string,
  language: 'en' | 'fr',
  [line1, city, province, postalCode]: readonly [string, string, Province, string],
): Client => {
  // The same letters choose the same person.
  const first = firstNames[organisation.length % firstNames.length] ?? firstNames[0];
  const last = lastNames[(organisation.length * 5 + city.length) % lastNames.length] ?? lastNames[0];
  const coordinator = { firstName: first, lastName: last, email: emailOf(first, last, `${domain}.example`) };
  return { organisation, domain: `${domain}.example`, language, line1, city, province, postalCode, coordinator };
};

export const clients: readonly [Client, ...Client[]] = [
  client('Rideau Valley School Board', 'rvsb', 'en', ['133 Greenbank Way', 'Ottawa', 'ON', 'K2H 6L3']),
  client('Northern Transit Authority', 'northtransit', 'en', ['40 Elgin Court', 'Ottawa', 'ON', 'K1P 5K6']),
  client('Ministère des Rivières', 'rivieres', 'fr', ['25, rue Laurier', 'Gatineau', 'QC', 'J8X 4C8']),
  client('Association des greffes du Québec', 'greffes', 'fr', ['900, place D’Youville', 'Québec', 'QC', 'G1R 3P7']),
  client('Bow River Energy Co-op', 'bowriver', 'en', ['555 4th Avenue SW', 'Calgary', 'AB', 'T2P 3E7']),
  client('Foothills Health Region', 'foothillshealth', 'en', ['10101 Southport Road', 'Calgary', 'AB', 'T2W 3N2']),
  client('Burrard Harbour Authority', 'burrardharbour', 'en', ['999 Canada Place Walk', 'Vancouver', 'BC', 'V6C 3E1']),
  client('Pacific Archives Society', 'pacificarchives', 'en', ['401 West Georgia Lane', 'Vancouver', 'BC', 'V6B 5A1']),
  client('Office of the Grain Registrar', 'grain', 'en', ['303 Main Street', 'Winnipeg', 'MB', 'R3C 3G7']),
  client('Halifax Shipwrights’ Union', 'shipwrights', 'en', ['1690 Hollis Street', 'Halifax', 'NS', 'B3J 1V7']),
  client('Caisse de la Baie', 'caissedelabaie', 'fr', ['415, rue Main', 'Moncton', 'NB', 'E1C 1B9']),
  client('Lakehead Insurance Mutual', 'lakehead', 'en', ['34 Cumberland Street', 'Thunder Bay', 'ON', 'P7A 4L3']),
  client('Institut des mesures', 'mesures', 'fr', ['150, rue Slater', 'Ottawa', 'ON', 'K1A 1K3']),
  client('Prairie Wheat Growers', 'prairiewheat', 'en', ['2103 11th Avenue', 'Regina', 'SK', 'S4P 3Z8']),
];

/** People who book for themselves. */
export const homes: readonly [Client, ...Client[]] = [
  client('', 'mailhome', 'en', ['18 Sweetland Lane', 'Ottawa', 'ON', 'K1N 7T6']),
  client('', 'mailhome', 'en', ['2210 Trafalgar Street', 'Vancouver', 'BC', 'V6K 3S7']),
  client('', 'courrielmaison', 'fr', ['71, avenue Russell', 'Ottawa', 'ON', 'K1N 7X1']),
];
