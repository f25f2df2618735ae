import { glob, file } from 'astro/loaders';
import { defineCollection, reference } from 'astro:content';
import { z } from 'astro/zod';
import { blogCategories } from './domain/catalogue/blog-categories.ts';
import { pageDrawings } from './domain/content/drawings.ts';
import { provinces } from './domain/money/provinces.ts';
import { routes, type RouteName } from './i18n/routes.ts';

/** Entries lie in `content/{collection}/{en,fr}/`; the id is `en/excel-level-1`, its language is its folder. */
const markdown = (name: string) =>
  glob({
    base: `./content/${name}`,
    pattern: '{en,fr}/*.md',
    generateId: ({ entry }) => entry.replace(/\.md$/, ''),
  });

const families = ['microsoft', 'adobe', 'professional-skills', 'programming-specialty'] as const;

/** Whole cents are written in dollars by authors: `495` or `495.50`. */
const dollars = z
  .number()
  .nonnegative()
  .refine(
    (value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6,
    'expected dollars with at most two decimals',
  )
  .transform((value) => Math.round(value * 100));

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'expected a time such as "09:00"');
const date = z
  // Without quotes YAML makes a date of it, at midnight UTC.
  .preprocess(
    (value) => (value instanceof Date ? value.toISOString().slice(0, 10) : value),
    z
      .string('expected a date such as "2026-12-08"')
      .regex(/^\d{4}-\d{2}-\d{2}$/, 'expected a date such as "2026-12-08"'),
  )
  .refine((value) => !Number.isNaN(Date.parse(value)), 'expected a day that exists');

const question = z.strictObject({ question: z.string().min(5), answer: z.string().min(10) });

const categories = defineCollection({
  loader: markdown('categories'),
  schema: z.strictObject({
    /** Heading of the page, and the name of the category in menus. */
    title: z.string().max(70),
    /** Title for search engines, when the heading does not do. */
    seoTitle: z.string().max(65).optional(),
    /** One or two sentences: search engines and previews show them. 50 to 165 characters. */
    description: z.string().min(50).max(165),
    /** The tab of the catalogue it stands under. */
    family: z.enum(families),
    /** Two or three sentences that open the page. */
    intro: z.string().min(80),
    /** Who it is for, one line each. */
    audience: z.array(z.string()).min(2),
    /** Its courses in the order in which one would take them. */
    courses: z.array(reference('courses')).min(1),
    related: z.array(reference('categories')).default([]),
    questions: z.array(question).min(2),
    /** Words people type when they look for it. */
    tags: z.array(z.string()).default([]),
    /** French entries only: the English category it is the counterpart of. */
    counterpart: reference('categories').optional(),
    draft: z.boolean().default(false),
  }),
});

const courses = defineCollection({
  loader: markdown('courses'),
  schema: z.strictObject({
    title: z.string().max(80),
    /** 50 to 165 characters, for search engines and lists. */
    description: z.string().min(50).max(165),
    /** The company's own code, `XL-101`; the French one ends in `F`. */
    code: z.string().regex(/^[A-Z0-9]+-\d{3}F?$/, 'expected a code such as "XL-101" or "XL-101F"'),
    category: reference('categories'),
    /** 1, 2, 3, or left out where there are no levels. */
    level: z.number().int().min(1).max(3).optional(),
    /** Hours of teaching. */
    hours: z.number().positive(),
    /** Dollars for one public seat. */
    price: dollars,
    /** Dollars for a private class of up to 12. */
    privatePrice: dollars,
    delivery: z.array(z.enum(['online', 'in-person'])).min(1),
    /** Languages it is taught in. */
    languages: z.array(z.enum(['en', 'fr'])).min(1),
    /** Two or three sentences: what one can do after it. */
    summary: z.string().min(80).max(420),
    audience: z.string().min(40),
    prerequisites: z.string().min(10),
    /** What one can do afterwards; each begins with a verb. */
    objectives: z.array(z.string()).min(4),
    outline: z.array(z.strictObject({ title: z.string(), topics: z.array(z.string()).min(2) })).min(3),
    /** The line on the certificate. */
    certificateText: z.string(),
    tags: z.array(z.string()).min(2),
    related: z.array(reference('courses')).default([]),
    /** French entries only: the English course it is the counterpart of. */
    counterpart: reference('courses').optional(),
    draft: z.boolean().default(false),
  }),
});

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

/** −1 is the last of its kind in the month. */
const weekOfMonth = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(-1)]);

/** The sittings of a class: each on its own day, counted from the first (`day: 0`). */
const sitting = z.strictObject({ day: z.number().int().min(0).max(60).default(0), from: time, to: time });

const scheduleRule = z.strictObject({
  /** The course, by its English entry where it has one. */
  course: reference('courses'),
  language: z.enum(['en', 'fr']),
  /** Left out: online. */
  place: reference('places').optional(),
  /** IANA name. Left out: the place's, or the office's for an online class. */
  timeZone: z.string().optional(),
  sessions: z.array(sitting).min(1),
  capacity: z.number().int().min(1).max(40),
  /** Confirmed seats from which the class is guaranteed to run. */
  minimum: z.number().int().min(1),
  /** Dollars for a seat, where it differs from the course's. */
  price: dollars.optional(),
  /** Hours before the first session at which sales end. */
  salesEndHours: z.number().min(0).default(24),
  /** "On the 2nd Tuesday of every month": `{ week: 2, day: tuesday }`; `week: -1` is the last; `every: 2` is every other month. */
  monthly: z
    .strictObject({
      week: weekOfMonth,
      day: z.enum(weekdays),
      every: z.number().int().min(1).max(6).default(1),
      /** With `every`: a month that counts, 1 to 12. */
      from: z.number().int().min(1).max(12).default(1),
    })
    .optional(),
  /** Or explicit first days. */
  dates: z.array(date).optional(),
  /** First days on which a rule does not run, or a class is cancelled. */
  except: z.array(date).default([]),
  cancelled: z.array(date).default([]),
});

const schedule = defineCollection({
  loader: glob({ base: './content/schedule', pattern: '*.yaml' }),
  schema: z.strictObject({
    classes: z.array(
      scheduleRule
        .refine((rule) => (rule.monthly === undefined) !== (rule.dates === undefined), {
          message: 'expected either `monthly` or `dates`, not both',
        })
        .refine((rule) => rule.minimum <= rule.capacity, { message: '`minimum` is above `capacity`' }),
    ),
  }),
});

const bilingual = z.strictObject({ en: z.string(), fr: z.string() });

const places = defineCollection({
  loader: file('./content/company/places.yaml'),
  schema: z.strictObject({
    id: z.string(),
    name: bilingual,
    city: bilingual,
    address: z.string(),
    postalCode: z.string(),
    province: z.enum(provinces),
    timeZone: z.string(),
    transport: bilingual,
  }),
});

const phone = z.strictObject({
  label: bilingual,
  number: z.string().regex(/^\+1\d{10}$/, 'expected +1 and ten digits'),
});

/** `https://` and a host, as policies name one. */
const host = z.string().regex(/^https:\/\/[a-z0-9.-]+$/, 'expected https:// and a host, without a slash at the end');

/** A script of somebody else's: its address, the number it knows the site by, and the hosts it talks to besides its own. */
const thirdParty = z.strictObject({
  src: z.url({ protocol: /^https$/ }),
  id: z
    .string()
    .regex(/^[\w-]+$/)
    .optional(),
  hosts: z.array(host).default([]),
});

const company = defineCollection({
  loader: glob({ base: './content/company', pattern: 'company.yaml' }),
  schema: z.strictObject({
    name: z.string(),
    legalName: z.string(),
    slogan: bilingual,
    description: bilingual,
    /** The one place where the domain is written. */
    origin: z.url(),
    email: z.email(),
    /** Sender of the site's mails. */
    mailFrom: z.email(),
    phones: z.array(phone).length(3),
    headOffice: z.strictObject({ lines: z.array(z.string()).min(2), province: z.enum(provinces) }),
    trainingCentre: z.strictObject({ lines: z.array(z.string()).min(2), place: reference('places') }),
    timeZone: z.string(),
    /** When the office answers, in its own time. */
    hours: z.strictObject({ days: z.array(z.enum(weekdays)).min(1), from: time, to: time }),
    gstHstNumber: z.string(),
    qstNumber: z.string(),
    social: z.array(
      z.strictObject({ network: z.enum(['facebook', 'youtube', 'twitter', 'instagram', 'linkedin']), url: z.url() }),
    ),
    founded: z.number().int(),
    /** Left out: nothing is loaded, and nobody is asked. */
    thirdParties: z
      .strictObject({
        tagManager: thirdParty.optional(),
        analytics: thirdParty.required({ id: true }).optional(),
        chat: thirdParty.optional(),
        /** `/bingAdds.js` loads it. */
        advertising: thirdParty.required({ id: true }).optional(),
      })
      .default({}),
  }),
});

const dayOfYear = z
  .string('expected month and day in quotes, such as "12-25"')
  .regex(/^(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/, 'expected month and day such as "12-25"')
  // A day that only leap years have is none of every year.
  .refine((value) => new Date(`2027-${value}`).toISOString().slice(5, 10) === value, 'expected a day of every year');

/** A day of every year, in one of four ways. */
const yearlyRule = z.union(
  [
    z.strictObject({ date: dayOfYear }),
    z.strictObject({ month: z.number().int().min(1).max(12), week: weekOfMonth, day: z.enum(weekdays) }),
    z.strictObject({ day: z.enum(weekdays), before: dayOfYear }),
    z.strictObject({ easter: z.number().int().min(-100).max(100) }),
  ],
  'expected { date }, { month, week, day }, { day, before } or { easter }',
);

/** Rates and legal points, each signed off by the owner. */
const policies = defineCollection({
  loader: glob({ base: './content/company', pattern: 'policies.yaml' }),
  schema: z.strictObject({
    /** Percent, as the law writes it: `13`, `9.975`. */
    taxes: z.record(
      z.enum(provinces),
      z.array(
        z.strictObject({
          code: z.enum(['GST', 'HST', 'QST']),
          percent: z
            .number()
            .positive()
            .max(30)
            .transform((value) => Math.round(value * 1000)),
        }),
      ),
    ),
    /** From the most days to the fewest. */
    cancellation: z.array(
      z.strictObject({
        /** Whole business days before the first session. */
        minBusinessDays: z.number().int().min(0),
        feePercent: z
          .number()
          .min(0)
          .max(100)
          .transform((value) => Math.round(value * 1000)),
      }),
    ),
    invoice: z.strictObject({ dueBusinessDays: z.number().int().min(1) }),
    /** Of every year. */
    holidays: z.array(
      z.strictObject({
        on: yearlyRule,
        name: bilingual,
        /** The name of the day that takes its place when it falls on a weekend. Left out: none does. */
        observed: bilingual.optional(),
        /** Left out: everywhere. */
        provinces: z.array(z.enum(provinces)).default([]),
      }),
    ),
    /** Days on which the company is closed besides. */
    closingDays: z.array(z.strictObject({ date, name: bilingual })).default([]),
  }),
});

const blog = defineCollection({
  loader: markdown('blog'),
  schema: z.strictObject({
    title: z.string().max(90),
    /** 50 to 165 characters, for search engines and lists. */
    description: z.string().min(50).max(165),
    category: z.enum(blogCategories),
    author: reference('team'),
    /** The day it appears; before it, the article is not built. */
    date,
    updated: date.optional(),
    /** One of the site's drawings. */
    drawing: z.enum(['screen', 'chart', 'people', 'book', 'map', 'calendar', 'certificate', 'accessibility']),
    tags: z.array(z.string()).min(2),
    /** Courses that teach what it is about. */
    courses: z.array(reference('courses')).min(1),
    related: z.array(reference('blog')).default([]),
    draft: z.boolean().default(false),
  }),
});

const webinars = defineCollection({
  loader: markdown('webinars'),
  schema: z.strictObject({
    title: z.string().max(90),
    description: z.string().min(50).max(165),
    /** The first minute, in the office's time zone: a day and a time. */
    date,
    time,
    minutes: z.number().int().min(20).max(120),
    language: z.enum(['en', 'fr']).default('en'),
    presenter: reference('team'),
    takeaways: z.array(z.string()).min(3),
    /**
     * A file below `public/recordings/`, once it has been held; its captions stand beside it under the same name, `.vtt`, and
     * chapters and a first picture may, `.chapters.vtt` and `.webp`. Or an address.
     */
    recording: z
      .string()
      .regex(/^(?:[a-z0-9-]+\.mp4|https:\/\/\S+)$/, 'expected a file such as "excel-lookups.mp4", or an address')
      .optional(),
    /** Numbers under which the site before this one knew it; they become redirects. */
    oldIds: z.array(z.number().int().positive()).default([]),
    tags: z.array(z.string()).min(2),
    courses: z.array(reference('courses')).default([]),
    draft: z.boolean().default(false),
  }),
});

/** The body is the script of a webinar in short, named as the webinar is: `scripts/webinar-recordings.ts` makes slides and voice. */
const recordings = defineCollection({
  loader: markdown('recordings'),
  schema: z.strictObject({
    /** Below every slide. */
    title: z.string().max(90),
    /** On the first slide. */
    drawing: z.enum(pageDrawings),
  }),
});

/** The body is the document itself: a build step makes the tagged PDF from it. */
const downloads = defineCollection({
  loader: markdown('downloads'),
  schema: z.strictObject({
    title: z.string().max(80),
    description: z.string().min(50).max(165),
    /** The name of the PDF below `/free-downloads/`, without `.pdf`. */
    file: z.string().regex(/^[a-z0-9-]+$/, 'expected small letters, digits and hyphens'),
    /** What it is about, for the headings of the list. */
    subject: z.enum([
      'Excel',
      'Word',
      'Outlook',
      'PowerPoint',
      'Microsoft 365',
      'Adobe',
      'Accessibility',
      'Professional skills',
    ]),
    updated: date,
    tags: z.array(z.string()).min(2),
    courses: z.array(reference('courses')).default([]),
    draft: z.boolean().default(false),
  }),
});

/** The body is the transcript: a paragraph for each turn, `**Host:** …`. */
const podcast = defineCollection({
  loader: markdown('podcast'),
  schema: z.strictObject({
    title: z.string().max(90),
    description: z.string().min(50).max(165),
    number: z.number().int().positive(),
    /** The day it appears; before it, the episode is not built. */
    date,
    /** A file below `public/podcast/`; `scripts/podcast-audio.ts` reads a transcript aloud. */
    audio: z.string().regex(/^[a-z0-9-]+\.mp3$/, 'expected the name of an MP3 file in small letters'),
    /** By role: “Facilitator, writing”. */
    guests: z.array(z.string()).min(1),
    /** What was said, a sentence each. */
    notes: z.array(z.string()).min(3),
    tags: z.array(z.string()).min(2),
    courses: z.array(reference('courses')).default([]),
    draft: z.boolean().default(false),
  }),
});

/** A tab of accessibility commands for one program of Office; a build step makes the file that Office imports. */
const ribbons = defineCollection({
  loader: glob({ base: './content/ribbons', pattern: '*.yaml' }),
  schema: z.strictObject({
    title: z.string(),
    /** What the program calls itself in such a file. */
    program: z.enum(['Word', 'Excel', 'PowerPoint', 'olkmailitem']),
    order: z.number().int(),
    groups: z
      .array(
        z.strictObject({
          label: z.string(),
          commands: z
            .array(
              z.strictObject({
                /** Microsoft's name of it, `idMso`. */
                command: z.string().regex(/^[A-Z][A-Za-z0-9]+$/, 'expected a name such as "AccessibilityChecker"'),
                /** What the program calls it. */
                label: z.string(),
              }),
            )
            .min(1),
        }),
      )
      .min(1),
  }),
});

const questionSubjects = [
  'courses',
  'online-classes',
  'booking',
  'payment',
  'changes',
  'private-classes',
  'certificates',
  'accessibility',
] as const;

const questions = defineCollection({
  loader: glob({ base: './content/questions', pattern: '{en,fr}.yaml' }),
  schema: z.strictObject({
    subjects: z.array(
      z.strictObject({
        id: z.enum(questionSubjects),
        title: z.string(),
        /** `id` is the question's own address on the page, `/faq#taxes`: the same in both languages, and it stays. */
        questions: z
          .array(
            question.extend({
              id: z.string().regex(/^[a-z][a-z0-9-]*$/, 'expected small letters, digits and hyphens'),
            }),
          )
          .min(2),
      }),
    ),
  }),
});

const team = defineCollection({
  loader: glob({ base: './content/team', pattern: '*.yaml' }),
  schema: z.strictObject({
    name: z.string(),
    role: bilingual,
    /** Trainers teach; the others run the company. */
    trainer: z.boolean(),
    languages: z.array(z.enum(['en', 'fr'])).min(1),
    /** What they teach or do, in a line. */
    teaches: bilingual,
    about: bilingual,
    /** Their place on the page. */
    order: z.number().int(),
  }),
});

const packages = defineCollection({
  loader: glob({ base: './content/packages', pattern: '*.yaml' }),
  schema: z.strictObject({
    title: bilingual,
    kind: z.enum(['software', 'professional']),
    seats: z.number().int().min(2),
    /** Months from purchase in which the seats are used. */
    validMonths: z.number().int().min(1),
    price: dollars,
    /** What the same seats cost one by one. */
    regularPrice: dollars,
    description: bilingual,
    conditions: z.array(bilingual).min(2),
    order: z.number().int(),
  }),
});

const series = defineCollection({
  loader: glob({ base: './content/series', pattern: '*.md' }),
  schema: z.strictObject({
    title: z.string().max(70),
    description: z.string().min(50).max(165),
    courses: z.array(reference('courses')).min(3),
    price: dollars,
    regularPrice: dollars,
    audience: z.string(),
    order: z.number().int(),
  }),
});

/** Pages for kinds of clients; the file's name is the name of its route (`src/i18n/routes.ts`), in both languages. */
const audiences = defineCollection({
  loader: markdown('audiences'),
  schema: z.strictObject({
    title: z.string().max(80),
    seoTitle: z.string().max(65).optional(),
    description: z.string().min(50).max(165),
    intro: z.string().min(80),
    /** What the button at the top says. */
    action: z.string(),
    /** What such a client asks first: how one buys, who may come, what is prepared. */
    points: z.array(z.strictObject({ title: z.string(), text: z.string().min(40) })).min(4),
    /** Courses such clients often take. */
    courses: z.array(reference('courses')).min(4),
    questions: z.array(question).min(2),
  }),
});

const cities = defineCollection({
  loader: markdown('cities'),
  schema: z.strictObject({
    title: z.string().max(80),
    description: z.string().min(50).max(165),
    place: reference('places'),
    /** Left out: the city's own page. Otherwise the category its subject page is about. */
    category: reference('categories').optional(),
    intro: z.string().min(80),
    /** How to get there, in sentences. */
    directions: z.array(z.string()).min(2),
    questions: z.array(question).min(2),
    counterpart: reference('cities').optional(),
  }),
});

const careers = defineCollection({
  loader: glob({ base: './content/careers', pattern: '*.md' }),
  schema: z.strictObject({
    title: z.string(),
    location: z.string(),
    kind: z.enum(['full-time', 'part-time', 'contract']),
    posted: date,
    closes: date.optional(),
    languages: z.string(),
    salary: z.string(),
    /** The same in figures, in dollars, for the job boards of search engines. */
    pay: z.strictObject({ from: z.number(), to: z.number(), per: z.enum(['hour', 'day', 'year']) }),
    /** The city it belongs to. */
    place: reference('places'),
  }),
});

const rooms = defineCollection({
  loader: glob({ base: './content/rooms', pattern: '*.yaml' }),
  schema: z.strictObject({
    name: bilingual,
    place: reference('places'),
    capacity: z.number().int(),
    layouts: z.array(z.strictObject({ name: bilingual, seats: z.number().int() })).min(2),
    equipment: z.array(bilingual).min(3),
    halfDay: dollars,
    fullDay: dollars,
    order: z.number().int(),
  }),
});

const events = defineCollection({
  loader: glob({ base: './content/events', pattern: '*.md' }),
  schema: z.strictObject({
    title: z.string(),
    description: z.string().min(50).max(165),
    date,
    from: time,
    to: time,
    place: reference('places').optional(),
    price: dollars,
    capacity: z.number().int(),
  }),
});

/** Questions to test oneself with, for clients who are logged in: one file a level. */
const testCards = defineCollection({
  loader: glob({ base: './content/test-cards', pattern: '*.yaml' }),
  schema: z.strictObject({
    level: z.union([z.literal(1), z.literal(2), z.literal(3)]),
    cards: z
      .array(
        z.strictObject({
          id: z.string().regex(/^[a-z0-9-]+$/, 'expected small letters, digits and hyphens'),
          topic: bilingual,
          question: bilingual,
          answer: bilingual,
        }),
      )
      .min(1),
  }),
});

/** The menu by role; `categories` are English entries. */
const roles = defineCollection({
  loader: file('./content/roles.yaml'),
  schema: z.strictObject({
    id: z.string(),
    title: bilingual,
    categories: z.array(reference('categories')).min(2).max(6),
  }),
});

const pageName = z.enum(Object.keys(routes) as [RouteName, ...RouteName[]]);
const titled = z.strictObject({ title: z.string(), text: z.string() });

/** What opens every section but `facts` and `text`. `id` is what a link to the section names. */
const opening = {
  id: z
    .string()
    .regex(/^[a-z][a-z0-9-]*$/, 'expected small letters, digits and hyphens')
    .optional(),
  title: z.string().max(80),
  intro: z.string().optional(),
};

/** The parts that a company page is put together from, in the order in which they are listed. */
const pageSection = z.discriminatedUnion('section', [
  /** Where the Markdown below the front matter stands. */
  z.strictObject({ section: z.literal('text') }),
  /** Up to six short answers to what one asks first. */
  z.strictObject({
    section: z.literal('facts'),
    facts: z
      .array(z.strictObject({ label: z.string().max(40), text: z.string().max(140) }))
      .min(2)
      .max(6),
  }),
  z.strictObject({ section: z.literal('points'), ...opening, points: z.array(titled).min(2) }),
  /** In their order in time. */
  z.strictObject({ section: z.literal('steps'), ...opening, steps: z.array(titled).min(3) }),
  /** Links to other pages, by the names of `src/i18n/routes.ts`. */
  z.strictObject({
    section: z.literal('links'),
    ...opening,
    links: z.array(z.strictObject({ page: pageName, text: z.string() })).min(1),
  }),
  /** Courses with their next dates. */
  z.strictObject({ section: z.literal('courses'), ...opening, courses: z.array(reference('courses')).min(2) }),
  /** Categories by family; without `categories`, all of those families. */
  z.strictObject({
    section: z.literal('categories'),
    ...opening,
    families: z.array(z.enum(families)).min(1),
    categories: z.array(reference('categories')).optional(),
  }),
  z.strictObject({
    section: z.literal('quotes'),
    ...opening,
    quotes: z.array(z.strictObject({ text: z.string(), source: z.string() })).min(1),
  }),
  z.strictObject({ section: z.literal('questions'), ...opening, questions: z.array(question).min(2) }),
  /** What `content/rooms` says: with `rates`, to rent; without, to learn in. */
  z.strictObject({ section: z.literal('rooms'), ...opening, rates: z.boolean().default(false) }),
  /** Addresses and transport of `content/company/places.yaml`. */
  z.strictObject({ section: z.literal('places'), ...opening, places: z.array(reference('places')).min(1) }),
  /** Open posts of `content/careers`. */
  z.strictObject({ section: z.literal('posts'), ...opening }),
  /** Coming events of `content/events`. */
  z.strictObject({ section: z.literal('events'), ...opening }),
  /** The parts of `content/company/policies.yaml`. */
  z.strictObject({ section: z.literal('cancellation'), ...opening }),
  z.strictObject({ section: z.literal('payment'), ...opening }),
  z.strictObject({ section: z.literal('taxes'), ...opening }),
  z.strictObject({ section: z.literal('holidays'), ...opening }),
  /** Forms: to apply for a post, to register for an event, to ask for a room. */
  z.strictObject({ section: z.literal('application'), ...opening }),
  z.strictObject({ section: z.literal('registration'), ...opening }),
  z.strictObject({ section: z.literal('room-request'), ...opening }),
  /** The company's e-mail, telephones and address. */
  z.strictObject({ section: z.literal('contact'), ...opening }),
]);

/** Pages about the company and its services. The file is named as the page is in `src/i18n/routes.ts`. */
const pages = defineCollection({
  loader: markdown('pages'),
  schema: z.strictObject({
    title: z.string().max(80),
    /** Title for search engines, when the heading does not do. */
    seoTitle: z.string().max(65).optional(),
    /** 50 to 165 characters, for search engines and previews. */
    description: z.string().min(50).max(165),
    /** What it is about: a service that is offered, the company itself, or neither. */
    about: z.enum(['service', 'company', 'other']),
    /** The country that a service is for. */
    area: z.enum(['CA', 'US']).default('CA'),
    /** One to three sentences that open the page. */
    intro: z.string().min(80).max(420),
    /** One of the site's drawings. */
    drawing: z.enum(pageDrawings),
    /** The day of the last change that a reader should know of; search engines are told it. */
    updated: date,
    /** The one orange button. */
    action: z
      .strictObject({
        label: z.string().max(40),
        /** A page, by its name; with `tab`, a family of the catalogue. */
        page: pageName.optional(),
        tab: z.enum(families).optional(),
        /** A section by its `id`: of that page, or without `page` of this one. */
        to: z.string().optional(),
      })
      .refine((action) => action.page !== undefined || action.to !== undefined, {
        message: 'expected `page`, `to`, or both',
      }),
    /** A list of its sections at the side, for long texts. */
    contents: z.boolean().default(false),
    sections: z.array(pageSection).min(1),
  }),
});

export const collections = {
  categories,
  courses,
  schedule,
  places,
  company,
  policies,
  blog,
  webinars,
  recordings,
  downloads,
  podcast,
  ribbons,
  questions,
  team,
  packages,
  series,
  audiences,
  cities,
  careers,
  rooms,
  events,
  testCards,
  roles,
  pages,
};
