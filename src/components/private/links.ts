import { href } from '~/i18n/routes.ts';
import type { PrivateLinks } from '~/islands/private/PrivateMenu.tsx';

/** Where the menu of the private pages leads. */
export const privateLinks: PrivateLinks = {
  training: href('clientSection', 'en'),
  videos: href('eventVideos', 'en'),
  testCards: href('excelTestCards', 'en'),
  survey: href('participantSurvey', 'en'),
  support: href('privateLiveSupport', 'en'),
  report: href('trainerReport', 'en'),
  classes: href('officeClasses', 'en'),
  office: href('officeToday', 'en'),
  home: { en: href('home', 'en'), fr: href('home', 'fr') },
};
