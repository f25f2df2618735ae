export { errors, validation } from './errors.ts';
