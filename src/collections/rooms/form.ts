import type { Form } from '../form.ts';
import { roomSchema } from './schema.ts';

export const roomForm: Form = { folder: 'rooms', schema: roomSchema, label: 'Room' };
