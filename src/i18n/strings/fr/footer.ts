import type { footer as en } from '../en/footer.ts';
import type { Texts } from '../texts.ts';

export const footer: Texts<typeof en> = {
  support: 'Assistance',
  only: 'Cette page n’existe qu’en anglais. En français :',
  site: 'Le site en français :',
  cookies: 'Choix de confidentialité',
};
