import type { Form } from '../form.ts';
import { personSchema } from './schema.ts';

export const personForm: Form = { folder: 'team', schema: personSchema, label: 'Team', named: 'name' };
