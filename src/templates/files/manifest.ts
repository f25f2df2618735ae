import type { APIRoute } from 'astro';
import { manifest } from '../../components/offline/manifest.ts';
import { routeAt } from '../../i18n/routes.ts';

export const GET: APIRoute = ({ routePattern }) => manifest(routeAt(routePattern).locale);
