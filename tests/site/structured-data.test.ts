import type * as schema from 'schema-dts';
import { describe, expect, it } from 'vitest';
import { assets, indexable, pages, siteData, type BuiltPage } from './built-pages.ts';
import { isType, nodesOf, problemsOfNode } from './vocabulary.ts';
import { present } from '../../src/domain/present.ts';

/** The types of nodes that pages may have, each by its schema. A page with another one fails until it is added here. */
interface Known {
  AboutPage: schema.AboutPage;
  Answer: schema.Answer;
  AudioObject: schema.AudioObject;
  Blog: schema.Blog;
  BlogPosting: schema.BlogPosting;
  BreadcrumbList: schema.BreadcrumbList;
  City: schema.City;
  Clip: schema.Clip;
  CollectionPage: schema.CollectionPage;
  ContactPage: schema.ContactPage;
  ContactPoint: schema.ContactPoint;
  Country: schema.Country;
  Course: schema.Course;
  CourseInstance: schema.CourseInstance;
  DigitalDocument: schema.DigitalDocument;
  EducationEvent: schema.EducationEvent;
  EntryPoint: schema.EntryPoint;
  Event: schema.Event;
  EventVenue: schema.EventVenue;
  FAQPage: schema.FAQPage;
  GeoCoordinates: schema.GeoCoordinates;
  HowTo: schema.HowTo;
  HowToStep: schema.HowToStep;
  ImageObject: schema.ImageObject;
  ItemList: schema.ItemList;
  JobPosting: schema.JobPosting;
  LearningResource: schema.LearningResource;
  ListItem: schema.ListItem;
  MediaObject: schema.MediaObject;
  MonetaryAmount: schema.MonetaryAmount;
  Offer: schema.Offer;
  OfferCatalog: schema.OfferCatalog;
  OpeningHoursSpecification: schema.OpeningHoursSpecification;
  Organization: schema.Organization;
  Person: schema.Person;
  Place: schema.Place;
  PodcastEpisode: schema.PodcastEpisode;
  PodcastSeries: schema.PodcastSeries;
  PostalAddress: schema.PostalAddress;
  QuantitativeValue: schema.QuantitativeValue;
  Question: schema.Question;
  Room: schema.Room;
  SearchAction: schema.SearchAction;
  Service: schema.Service;
  VideoObject: schema.VideoObject;
  VirtualLocation: schema.VirtualLocation;
  WebPage: schema.WebPage;
  WebSite: schema.WebSite;
}
type Leaf<Name extends keyof Known> = Extract<Known[Name], { '@type': Name }>;

/** What a node has to have: what Google's guides require, or what it would say nothing without. */
const required: { [Name in keyof Known]: readonly Exclude<keyof Leaf<Name>, '@type'>[] } = {
  AboutPage: ['name', 'url'],
  Answer: ['text'],
  AudioObject: ['contentUrl', 'encodingFormat'],
  Blog: ['name', 'url'],
  BlogPosting: ['headline', 'description', 'datePublished', 'author', 'publisher', 'image', 'url', 'inLanguage'],
  BreadcrumbList: ['itemListElement'],
  City: ['name'],
  Clip: ['name', 'startOffset', 'url'],
  CollectionPage: ['name', 'url'],
  ContactPage: ['name', 'url'],
  ContactPoint: ['telephone', 'contactType'],
  Country: ['name'],
  Course: ['name', 'description', 'provider', 'url'],
  CourseInstance: ['courseMode', 'courseWorkload', 'startDate', 'endDate', 'inLanguage'],
  DigitalDocument: ['name', 'url'],
  EducationEvent: [
    'name',
    'startDate',
    'endDate',
    'location',
    'eventAttendanceMode',
    'eventStatus',
    'organizer',
    'offers',
    'inLanguage',
  ],
  EntryPoint: ['urlTemplate'],
  Event: ['name', 'startDate', 'location', 'eventAttendanceMode', 'organizer'],
  EventVenue: ['name', 'address'],
  FAQPage: ['mainEntity'],
  GeoCoordinates: ['latitude', 'longitude'],
  HowTo: ['name', 'step'],
  HowToStep: ['text'],
  ImageObject: ['url'],
  ItemList: ['itemListElement'],
  JobPosting: ['title', 'description', 'datePosted', 'hiringOrganization', 'jobLocation', 'employmentType'],
  LearningResource: ['name'],
  ListItem: ['position'],
  MediaObject: ['contentUrl'],
  MonetaryAmount: ['currency', 'value'],
  Offer: ['price', 'priceCurrency'],
  OfferCatalog: ['itemListElement'],
  OpeningHoursSpecification: ['dayOfWeek', 'opens', 'closes'],
  Organization: ['name'],
  Person: ['name'],
  Place: ['address'],
  PodcastEpisode: ['name', 'url', 'datePublished'],
  PodcastSeries: ['name', 'url'],
  PostalAddress: ['addressLocality', 'addressRegion', 'addressCountry'],
  QuantitativeValue: [],
  Question: ['name', 'acceptedAnswer'],
  Room: ['name'],
  SearchAction: ['target'],
  Service: ['name', 'provider'],
  VideoObject: ['name', 'description', 'thumbnailUrl', 'uploadDate'],
  VirtualLocation: ['url'],
  WebPage: ['name', 'url'],
  WebSite: ['name', 'url', 'potentialAction'],
};

type Json = Record<string, unknown>;

const dataOf = (page: BuiltPage) =>
  page.root
    .querySelectorAll('script[type="application/ld+json"]')
    .map((script) => JSON.parse(script.rawText) as Json & { '@type': string });
const typesOf = (page: BuiltPage) => dataOf(page).map((node) => node['@type']);
const each = pages.map((page) => [page.path, page] as const);

function problemsOf(node: Json): string[] {
  const type = node['@type'];
  // A node that only refers to another one, or a value.
  if (type === undefined) return [];
  if (typeof type !== 'string' || !isType(type)) return [`${JSON.stringify(type)} is no type of schema.org`];
  if (!Object.hasOwn(required, type)) return [`${type} is not among the types of structured-data.test.ts`];
  // What is told of elsewhere, and only named here.
  if ('@id' in node && Object.keys(node).every((name) => name.startsWith('@'))) return [];
  const missing = required[type as keyof Known].filter((name) => node[name] === undefined || node[name] === '');
  return [...missing.map((name) => `${type} has no ${String(name)}, which it needs`), ...problemsOfNode(node)];
}

describe('what search engines are told', () => {
  it.each(each)('%s: in words of schema.org, with what each needs', (_path, page) => {
    const problems = dataOf(page).flatMap((root) =>
      [...nodesOf(root)].flatMap(([node, at]) =>
        problemsOf(node).map((problem) => `${root['@type']}${at}: ${problem}`),
      ),
    );
    expect(problems).toEqual([]);
  });

  it.each(each)('%s: addresses of this site that exist', (_path, page) => {
    const { origin } = siteData;
    const known = new Set(pages.map(({ path }) => path));
    const lost = dataOf(page)
      .flatMap((root) => [...nodesOf(root)])
      .flatMap(([node]) => Object.entries(node).map(([name, value]) => [name, value] as const))
      .flatMap(([name, value]) => [value].flat().map((one) => [name, one] as const))
      .filter(([name]) => ['url', 'item', 'contentUrl', 'image', 'logo', 'thumbnailUrl'].includes(name))
      .flatMap(([, one]) => (typeof one === 'string' && one.startsWith(`${origin}/`) ? [new URL(one).pathname] : []))
      .filter((path) => !known.has(path) && !assets.has(decodeURIComponent(path)));
    expect(lost).toEqual([]);
  });

  it.each(each)('%s: lists count from 1, and questions are those on the page', (_path, page) => {
    const text = present(page.root.querySelector('body')).structuredText.replaceAll(/\s+/g, ' ');
    for (const [node] of dataOf(page).flatMap((root) => [...nodesOf(root)])) {
      if (node['@type'] === 'Question') expect(text).toContain(String(node.name).replaceAll(/\s+/g, ' '));
      const items = [node.itemListElement ?? []].flat().filter((item) => (item as Json)['@type'] === 'ListItem');
      expect(items.map((item) => (item as Json).position)).toEqual(items.map((_item, index) => index + 1));
    }
  });
});

describe('the pages that have something to tell', () => {
  const at = (path: string) => present(pages.find((page) => page.path === path));

  it.each(['/', '/fr'])('%s is an organization and a website that can be searched', (path) => {
    expect(typesOf(at(path))).toEqual(expect.arrayContaining(['Organization', 'WebSite']));
  });

  it('all but the home pages say where they stand', () => {
    const without = indexable.filter((page) => !typesOf(page).includes('BreadcrumbList')).map(({ path }) => path);
    expect(without.sort()).toEqual(['/', '/fr']);
  });

  it('courses are courses, with a price, and with dates where they have classes', () => {
    const courses = pages.filter(({ path }) => /^\/(course|fr\/cours)\//.test(path));
    const dated = courses.filter((page) => {
      const course = dataOf(page).find((node) => node['@type'] === 'Course');
      expect(course?.offers, page.path).toBeDefined();
      const classes = course?.hasCourseInstance as Json[] | undefined;
      expect(classes, page.path).not.toEqual([]);
      return classes !== undefined;
    });
    expect(dated.length).toBeGreaterThan(100);
  });

  it('categories list their courses, and the home pages the next classes as events', () => {
    for (const path of ['/courses/microsoft-excel', '/fr/formations/microsoft-excel']) {
      const lists = dataOf(at(path)).filter((node) => node['@type'] === 'ItemList');
      const items = lists.flatMap((list) => list.itemListElement as { url?: string }[]);
      const courses = items.flatMap(({ url }) => (url === undefined ? [] : [new URL(url).pathname]));
      expect(courses.length, path).toBeGreaterThan(3);
      for (const course of courses) expect(typesOf(at(course)), course).toContain('Course');
    }
    for (const path of ['/', '/fr']) {
      const lists = dataOf(at(path)).filter((node) => node['@type'] === 'ItemList');
      const items = lists.flatMap((list) => list.itemListElement as { item: { '@type': string } }[]);
      expect(items.map(({ item }) => item['@type'])).toContain('EducationEvent');
    }
  });
});
