import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { EXPIRY_NOTICE_DAYS, kindOfFamily, seatsComingBack, seatsOfCourse } from '../../domain/packages/offer.ts';
import { expiresOn } from '../../domain/packages/expiry.ts';
import { families } from '../fields.ts';
import { packageSchema, type PackageData } from './schema.ts';

const content = new URL('../../../content/', import.meta.url).pathname;
const read = (file: string) => readFileSync(content + file, 'utf8');
const all = globSync('packages/*.yaml', { cwd: content }).map((file): [string, PackageData] => [
  file,
  packageSchema.parse(parse(read(file))),
]);

/** What is printed on every package, as the code keeps it. */
const said = {
  en: {
    seats: /one-day public class .*A two-day class takes two seats, and a three-hour class takes one\./,
    months: (months: number) => `Seats can be used for classes that begin within ${months} months of purchase.`,
    back: 'While the cancellation terms let you cancel free of charge, the seat goes back to the package; after that, it is used up.',
    kinds: { software: 'in software, databases or programming', professional: 'in professional skills' },
  },
  fr: {
    seats:
      /session publique d’une journée .*Une session de deux jours compte pour deux places; une session de trois heures, pour une\./,
    months: (months: number) => `les sessions qui commencent dans les ${months} mois suivant l’achat.`,
    back: 'Tant que les conditions d’annulation permettent d’annuler sans frais, la place retourne au forfait; ensuite, elle est utilisée.',
    kinds: {
      software: 'portant sur un logiciel, les bases de données ou la programmation',
      professional: 'en compétences professionnelles',
    },
  },
};

describe('what is promised with a package', () => {
  it.each(all)('%s says in both languages what the code does', (_, { conditions, kind, validMonths }) => {
    for (const locale of ['en', 'fr'] as const) {
      const text = conditions.map((condition) => condition[locale]).join('\n');
      expect(text).toMatch(said[locale].seats);
      for (const part of [said[locale].months(validMonths), said[locale].back, said[locale].kinds[kind]]) {
        expect(text).toContain(part);
      }
    }
  });

  it('rule 30: the code does what is said', () => {
    expect([6, 12, 3].map((durationHours) => seatsOfCourse({ durationHours }))).toEqual([1, 2, 1]);
    expect(expiresOn('2026-11-20', { validMonths: 18 })).toBe('2028-05-20');
    expect([seatsComingBack(2, 0), seatsComingBack(2, 25_000), seatsComingBack(2, 100_000)]).toEqual([2, 0, 0]);
    expect(families.filter((family) => kindOfFamily(family) === 'professional')).toEqual(['professional-skills']);
    expect(EXPIRY_NOTICE_DAYS).toBe(30);
  });

  it('every course lasts three hours, a day or two, as the conditions have it', () => {
    const hours = globSync('courses/*/*.md', { cwd: content }).map((file) =>
      Number(/^hours: (.+)$/m.exec(read(file))?.[1]),
    );
    expect(hours.length).toBeGreaterThan(0);
    expect([...new Set(hours)].sort((a, b) => a - b)).toEqual([3, 6, 12]);
  });

  it('the terms say in both languages what becomes of a seat that is given up', () => {
    expect(read('pages/en/terms.md')).toContain('goes back to the package, and is used up after that');
    expect(read('pages/fr/terms.md')).toContain('retourne au forfait, et elle est utilisée passé ce délai');
  });
});
