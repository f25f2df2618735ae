import type { footer as en } from '../en/footer.ts';
import type { Texts } from '../texts.ts';

export const footer: Texts<typeof en> = {
  support: 'Assistance',
  cookies: 'Choix de confidentialité',
};
