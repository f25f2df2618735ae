import type { countryNames as en, provinceNames as enProvinces } from '../en/addresses.ts';
import type { Texts } from '../texts.ts';

export const provinceNames: Texts<typeof enProvinces> = {
  AB: 'Alberta',
  BC: 'Colombie-Britannique',
  MB: 'Manitoba',
  NB: 'Nouveau-Brunswick',
  NL: 'Terre-Neuve-et-Labrador',
  NS: 'Nouvelle-Écosse',
  NT: 'Territoires du Nord-Ouest',
  NU: 'Nunavut',
  ON: 'Ontario',
  PE: 'Île-du-Prince-Édouard',
  QC: 'Québec',
  SK: 'Saskatchewan',
  YT: 'Yukon',
};

export const countryNames: Texts<typeof en> = { CA: 'Canada', US: 'États-Unis', other: '' };
