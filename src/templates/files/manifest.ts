import { manifest } from '~/components/offline/manifest.ts';

export const GET = () => manifest('en');
