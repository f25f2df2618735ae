import type { Form } from '../form.ts';
import { packageSchema } from './schema.ts';

export const packageForm: Form = { folder: 'packages', schema: packageSchema, label: 'Package' };
