export { errors, validation } from './errors.ts';
export { booking } from './booking.ts';
export { cart } from './cart.ts';
export { checkout, provinceNames, taxNames } from './checkout.ts';
export { classes } from './classes.ts';
export { search, searchPages } from './search.ts';
export { mail } from './mail.ts';
