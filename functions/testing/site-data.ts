import { compileRedirects } from '../../src/domain/site/redirects.ts';
import { paperColors, type PaperColors } from '../../src/domain/site/paper-colors.ts';
import type { SiteClass, SiteData } from '../../src/domain/site/site-data.ts';

/** A class of the fixture course, online from Toronto on January 12 and 13, 2027, unless told otherwise. */
export function scheduledClass(changes: Partial<SiteClass> & { id: string }): SiteClass {
  return {
    courseId: 'excel-level-1',
    language: 'en',
    delivery: 'online',
    placeId: null,
    timeZone: 'America/Toronto',
    sessions: [
      { start: '2027-01-12T14:00:00Z', end: '2027-01-12T21:00:00Z' },
      { start: '2027-01-13T14:00:00Z', end: '2027-01-13T21:00:00Z' },
    ],
    priceCents: 49_500,
    capacity: 7,
    minimum: 3,
    salesEnd: '2027-01-11T14:00:00Z',
    cancelled: false,
    trainer: 'Ada Tremblay',
    ...changes,
  };
}

/** A small build: two courses, two rooms, and the given classes. */
export function siteDataOf(classes: SiteClass[], changes: Partial<SiteData> = {}): SiteData {
  return {
    build: { id: 'build-1', time: '2026-11-20T12:00:00Z' },
    origin: 'https://gct.example',
    supplier: {
      name: 'GCT Training and Consulting Inc.',
      address: {
        en: ['2200 Rideau Terrace, Suite 410', 'Ottawa (Ontario) K1N 0A9'],
        fr: ['2200, Rideau Terrace, bureau 410', 'Ottawa (Ontario) K1N 0A9'],
      },
      email: 'info@gct.example',
      phone: '+16135550142',
      gstHstNumber: '10000 0000 RT0001',
      qstNumber: '1000000000 TQ0001',
    },
    paper: Object.fromEntries(paperColors.map((name) => [name, '#154388'])) as PaperColors,
    signatory: { name: 'Hélène Castonguay-Roy', role: { en: 'Managing director', fr: 'Directrice générale' } },
    mail: { from: 'bookings@gct.example', office: 'info@gct.example' },
    office: { timeZone: 'America/Toronto', province: 'ON' },
    taxes: {
      AB: [{ code: 'GST', rate: 5_000 }],
      BC: [{ code: 'GST', rate: 5_000 }],
      MB: [{ code: 'GST', rate: 5_000 }],
      NB: [{ code: 'HST', rate: 15_000 }],
      NL: [{ code: 'HST', rate: 15_000 }],
      NS: [{ code: 'HST', rate: 14_000 }],
      NT: [{ code: 'GST', rate: 5_000 }],
      NU: [{ code: 'GST', rate: 5_000 }],
      ON: [{ code: 'HST', rate: 13_000 }],
      PE: [{ code: 'HST', rate: 15_000 }],
      QC: [
        { code: 'GST', rate: 5_000 },
        { code: 'QST', rate: 9_975 },
      ],
      SK: [{ code: 'GST', rate: 5_000 }],
      YT: [{ code: 'GST', rate: 5_000 }],
    },
    cancellation: [
      { minBusinessDays: 21, feeRate: 0 },
      { minBusinessDays: 7, feeRate: 25_000 },
      { minBusinessDays: 4, feeRate: 50_000 },
      { minBusinessDays: 0, feeRate: 100_000 },
    ],
    invoice: { dueBusinessDays: 5 },
    payAtFirstSession: ['QC'],
    terms: { en: '2026-11-21-terms-en', fr: '2026-11-21-terms-fr' },
    changes: { namesUntilBusinessDays: 3, moves: 2 },
    lunch: { minutes: 60, beyondHours: 5 },
    trainerLinks: { join: ['meet.example'], files: ['files.example', 'meet.example'] },
    holidays: [
      { date: '2026-12-25', province: '' },
      { date: '2026-12-28', province: 'ON' },
      { date: '2027-01-01', province: '' },
    ],
    directions: {
      ottawa: {
        en: ['By train, get off at Parliament.', 'By car, the garages are paid.'],
        fr: ['En train, descendez à Parlement.', 'En voiture, les stationnements sont payants.'],
      },
    },
    places: [
      {
        id: 'ottawa',
        name: { en: 'GCT Training Centre', fr: 'Centre de formation GCT' },
        city: { en: 'Ottawa', fr: 'Ottawa' },
        address: { en: '155 Slater Crescent, 3rd floor', fr: '155, Slater Crescent, 3e étage' },
        province: 'ON',
      },
      {
        id: 'vancouver',
        name: { en: 'GCT Vancouver', fr: 'GCT Vancouver' },
        city: { en: 'Vancouver', fr: 'Vancouver' },
        address: { en: '640 Burrard Mews, Suite 1200', fr: '640, Burrard Mews, bureau 1200' },
        province: 'BC',
      },
    ],
    courses: [
      {
        id: 'excel-level-1',
        code: 'XL-101',
        level: 1,
        durationHours: 14,
        subject: 'microsoft-excel',
        kind: 'software',
        priceCents: 49_500,
        privatePriceCents: 250_000,
        entries: {
          en: {
            id: 'excel-level-1',
            code: 'XL-101',
            title: 'Excel Level 1',
            summary: 'Build, format and print worksheets.',
            pitch: 'A first day with worksheets that add up and print on one page.',
            outcomes: ['Build a worksheet that adds up', 'Format what others read', 'Print it on one page'],
            certificateText: 'Microsoft Excel, Level 1, 14 hours of instructor-led training',
          },
          fr: {
            id: 'excel-niveau-1',
            code: 'XL-101F',
            title: 'Excel, niveau 1',
            summary: 'Créez, présentez et imprimez des feuilles de calcul.',
            pitch: 'Une première journée avec des feuilles justes, qui s’impriment sur une page.',
            outcomes: ['Bâtir une feuille juste', 'Mettre en forme ce que d’autres lisent', 'L’imprimer sur une page'],
            certificateText: 'Microsoft Excel, niveau 1 : 14 heures de formation en direct',
          },
        },
      },
      {
        id: 'plain-language',
        code: 'WR-110',
        level: null,
        durationHours: 7,
        subject: 'business-writing',
        kind: 'professional',
        priceCents: 32_500,
        privatePriceCents: 195_000,
        entries: {
          en: {
            id: 'plain-language',
            code: 'WR-110',
            title: 'Plain Language',
            summary: 'Write so that readers understand at once.',
            pitch: 'Letters that are read once, and understood.',
            outcomes: ['Say first what matters', 'Cut what nobody needs', 'Test a text with its readers'],
            certificateText: 'Plain Language',
          },
        },
      },
    ],
    classes,
    trainers: [
      {
        ...{
          slug: 'ada-tremblay',
          name: 'Ada Tremblay',
          languages: ['en', 'fr'],
          subjects: ['microsoft-excel'],
          places: ['ottawa', 'vancouver'],
        },
        ...{ role: { en: 'Excel trainer', fr: 'Formatrice d’Excel' }, portrait: '/assets/ada.svg' },
      },
      {
        ...{
          slug: 'bo-larsen',
          name: 'Bo Larsen',
          languages: ['en'],
          subjects: ['microsoft-excel', 'business-writing'],
        },
        ...{ places: ['ottawa'], role: { en: 'Trainer', fr: 'Formateur' }, portrait: '/assets/bo.svg' },
      },
      {
        ...{ slug: 'cyd-roy', name: 'Cyd Roy', languages: ['en', 'fr'], subjects: ['business-writing'] },
        ...{ places: [], role: { en: 'Trainer', fr: 'Formateur' }, portrait: '/assets/cyd.svg' },
      },
    ],
    offers: [
      {
        id: 'software-5',
        sort: 'package',
        title: { en: 'Software package, 5 seats', fr: 'Forfait logiciels, 5 places' },
        kind: 'software',
        courses: [],
        seats: 5,
        validMonths: 12,
        priceCents: 177_500,
      },
      {
        id: 'software-25',
        sort: 'package',
        title: { en: 'Software package, 25 seats', fr: 'Forfait logiciels, 25 places' },
        kind: 'software',
        courses: [],
        seats: 25,
        validMonths: 12,
        priceCents: 790_000,
      },
      {
        id: 'the-great-writer',
        sort: 'series',
        title: { en: 'The Great Writer', fr: 'The Great Writer' },
        kind: null,
        courses: ['plain-language', 'excel-level-1'],
        seats: 2,
        validMonths: 12,
        priceCents: 70_000,
      },
    ],
    testCards: [
      {
        id: 'sum',
        level: 1,
        topic: { en: 'Formulas', fr: 'Formules' },
        question: { en: 'What adds A1 to A9?', fr: 'Qu’est-ce qui additionne A1 à A9?' },
        choices: [
          { en: '=A1+A9', fr: '=A1+A9' },
          { en: '=SUM(A1:A9)', fr: '=SOMME(A1:A9)', right: true },
          { en: '=A1:A9', fr: '=A1:A9' },
        ],
        answer: { en: 'SUM: the colon means “from … to”.', fr: 'SOMME : le deux-points signifie « de … à ».' },
      },
    ],
    webinars: [
      {
        id: 'pivot-tables',
        title: 'Pivot tables in an hour',
        start: '2026-12-02T17:00:00Z',
        minutes: 60,
        presenter: 'Grace Hopper',
        language: 'en',
      },
    ],
    events: [
      {
        id: 'documents-day',
        title: { en: 'Accessible Documents Day', fr: 'Journée des documents accessibles' },
        start: '2027-06-02T13:00:00Z',
        end: '2027-06-02T20:00:00Z',
        timeZone: 'America/Toronto',
        placeId: 'ottawa',
        priceCents: 14_500,
        capacity: 24,
      },
    ],
    posts: [
      { id: 'trainer', title: { en: 'Trainer', fr: 'Formatrice ou formateur' }, closes: '2026-12-15' },
      { id: 'facilitator', title: { en: 'Facilitator', fr: 'Animatrice ou animateur' } },
    ],
    policies: {
      list: [
        { script: [], style: ["'sha256-style'"] },
        { script: ["'sha256-script'"], style: ["'sha256-style'"] },
      ],
      pages: {
        '/': 1,
        '/404': 0,
        '/about': 1,
        '/checkout': 1,
        '/contact-us': 1,
        '/courses/vba-(visual-basic-for-applications)': 1,
        '/error': 0,
        '/fr': 1,
        '/fr/404': 0,
        '/fr/contactez-nous': 1,
        '/fr/error': 0,
        '/fr/formation-des-compétences': 1,
        '/fr/paiement': 1,
        '/private/client-section': 1,
        '/private/event-videos': 1,
      },
    },
    connect: [],
    thirdParties: [],
    speculation: "'sha256-ahead'",
    redirects: compileRedirects([
      { from: '/Courses/Details/17', to: '/about' },
      { from: '/default.aspx', to: '' },
      { from: '/fr/compétences', to: '/fr/formation-des-compétences' },
      { from: '/assets/old.css', to: '/about' },
      { from: '/website/old', to: '/about' },
      { from: 'http://excel-help.example/', to: '/about' },
      { from: 'http://word-help.example/', to: 'https://partner.example/gct' },
    ]),
    ...changes,
  };
}

/** What `#site-data` is in tests. */
export default siteDataOf([scheduledClass({ id: 'excel-online' })]);
