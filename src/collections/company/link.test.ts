import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { answeringIn, originsOf, supplierOf, thirdPartiesOf } from './link.ts';
import { companySchema } from './schema.ts';
import { personEntry, someTeam } from '../testing.ts';

const written = parse(readFileSync('content/company/company.yaml', 'utf8')) as Record<string, unknown>;
const company = (front: Record<string, unknown> = {}) => companySchema.parse({ ...written, ...front });

const phoned = (...numbers: string[]) => numbers.map((number) => ({ label: { en: 'Office', fr: 'Bureau' }, number }));

const script = (name: string, hosts?: string[]) => ({ src: `https://${name}.example/s.js`, id: 'X-1', hosts });

describe('the company', () => {
  it('is reached on invoices by its first telephone', () => {
    const phones = phoned('+16135550100', '+16135550101', '+16135550102');
    expect(supplierOf(company({ phones })).phone).toBe('+16135550100');
  });

  it('has somebody of the team answer in each language, and names the field of who is none', () => {
    const people = someTeam(personEntry('ada'), personEntry('bo'));
    const settings = {
      answering: { en: { collection: 'team', id: 'bo' }, fr: { collection: 'team', id: 'cy' } },
    } as const;
    expect(answeringIn('en', settings, people).slug).toBe('bo');
    expect(() => answeringIn('fr', settings, people)).toThrow('answering.fr');
  });

  it('has nothing of third parties unless they are named', () => {
    expect(thirdPartiesOf(company({ thirdParties: {} }))).toEqual({});
  });

  it('has advertising by a file of the site’s own, and says whom pages may talk to, each once', () => {
    const named = company({
      thirdParties: {
        analytics: script('b', ['https://a.example']),
        advertising: script('a'),
      },
    });
    expect(thirdPartiesOf(named)).toEqual({
      analytics: { src: 'https://b.example/s.js', id: 'X-1' },
      advertising: { src: '/bingAdds.js' },
    });
    expect(originsOf(named)).toEqual(['https://a.example', 'https://b.example']);
  });

  it.each([
    ['phones', phoned('613', '613', '613'), 'expected +1 and ten digits'],
    ['thirdParties', { chat: script('c', ['https://c.example/']) }, 'expected https:// and a host'],
  ])('takes no %s of another form', (field, value, problem) => {
    expect(() => company({ [field]: value })).toThrow(problem);
  });
});
