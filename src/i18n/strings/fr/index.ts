export { errors, validation } from './errors.ts';
export { mail } from './mail.ts';
