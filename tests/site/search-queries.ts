/**
 * What people type, and what has to stand among the first three results. An address stands for its counterpart in the other
 * language, too. Each of the lists behind a query wants one of its addresses.
 */
export type Row = readonly [query: string, ...wanted: (readonly string[])[]];

const course = (...ids: string[]) => ids.map((id) => `/course/${id}`);
const category = (...ids: string[]) => ids.map((id) => `/courses/${id}`);
const cancelling = ['/faq#cost-of-cancelling', '/terms-and-conditions'];
const lookups = course('excel-level-2', 'excel-formulas-and-functions');
const packages = ['/courses/training-packages'];

export const queriesInEnglish: readonly Row[] = [
  ['excel', category('microsoft-excel'), course('excel-level-1')],
  ['pivot tables', course('excel-pivottables')],
  ['pivot table excel', course('excel-pivottables')],
  ['vlookup', lookups],
  ['xlookup', lookups],
  ['macros', course('vba-level-1')],
  ['excel advanced', course('excel-level-3')],
  ['excel level ii', course('excel-level-2')],
  ['excel ottawa', ['/ottawa/microsoft-excel-training-courses']],
  ['excel vancouver', ['/vancouver/microsoft-excel-training-courses']],
  ['excel in french', course('excel-level-1')],
  ['powerbi', course('power-bi-level-1')],
  ['pwoer bi', course('power-bi-level-1')],
  ['power point', course('powerpoint-level-1')],
  ['teams', course('microsoft-teams')],
  ['copilot', course('copilot-for-microsoft-365')],
  ['sharepoint', course('sharepoint-level-1')],
  ['ms project', course('project-level-1')],
  ['project managment', course('project-management-level-1')],
  ['photoshop', course('photoshop-level-1')],
  ['indesign', course('indesign-level-1')],
  ['acrobat accessible', course('accessible-pdf-documents')],
  [
    'accessibility',
    [
      ...category('accessibility'),
      ...course('accessible-pdf-documents', 'accessible-powerpoint-presentations', 'accessible-word-documents'),
    ],
  ],
  ['python', course('python-level-1')],
  ['sql', course('sql-level-1')],
  ['database', [...course('access-level-1', 'sql-level-1'), '/databases-and-web-apps']],
  ['time management', course('time-management')],
  ['public speaking', course('public-speaking')],
  ['difficult people', course('difficult-customers')],
  ['leadership', [...category('leadership-skills'), ...course('leadership-essentials')]],
  ['new manager', course('new-managers')],
  ['write better emails', course('email-writing')],
  ['meeting minutes', course('meeting-minutes')],
  ['certificate', ['/faq#certificate']],
  ['parking', ['/our-training-centre', '/faq#parking']],
  ['cancel', cancelling],
  ['refund', cancelling],
  ['room rental', ['/room-rental-live']],
  ['invoice', ['/payment', '/faq#invoice-payment']],
  ['jobs', ['/careers']],
  ['webinar', ['/webinars']],
  ['podcast', ['/podcast']],
  ['private training', ['/faq#private-class', '/faq#private-price']],
  ['group discount', [...packages, '/faq#private-price']],
  ['government', category('government')],
];

export const queriesInFrench: readonly Row[] = [
  ['tableau croisé', course('excel-pivottables')],
  ['tableaux croises dynamiques', course('excel-pivottables')],
  ['recherchev', lookups],
  ['excel débutant', course('excel-level-1')],
  ['excel avancé', course('excel-level-3')],
  ['gestion du temps', course('time-management')],
  ['prise de parole', course('public-speaking')],
  ['rédaction', [...category('writing-skills'), ...course('business-writing', 'plain-language')]],
  ['langage clair', course('plain-language')],
  ['forfaits', packages],
  ['louer une salle', ['/room-rental-live']],
  ['payer une facture', ['/payment']],
  ['emploi', ['/careers']],
  ['remboursement', cancelling],
  ['attestation', ['/faq#certificate']],
  // What French readers have asked for besides.
  ['TVQ', ['/faq#taxes']],
  ['Photoshop', course('photoshop-level-1')],
  ['webinaire', ['/webinars']],
  ['time management', course('time-management')],
  ['power bi débutants', course('power-bi-level-1')],
  ['excel niveau 2', course('excel-level-2')],
  ['excel en anglais', course('excel-level-1')],
];
