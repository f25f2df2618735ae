export { errors, validation } from './errors.ts';
export { catalogue, families } from './catalogue.ts';
export { chrome, destinations } from './chrome.ts';
export { category, course } from './course.ts';
export { home } from './home.ts';
export { errorPage, notFound, pages } from './pages.ts';
