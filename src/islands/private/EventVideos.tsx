import { useMemo } from 'react';
import { api } from '../../api/client.ts';
import { eventVideo, eventVideos } from '../../domain/training/calls.ts';
import type { EventVideo } from '../../domain/training/contract.ts';
import { fill } from '../../i18n/format.ts';
import { normalizePath } from '../../i18n/paths.ts';
import { dayOf, titleOf } from './ClassFacts.tsx';
import { NothingYet } from './NothingYet.tsx';
import type { PrivateLinks } from './PrivateMenu.tsx';
import { Screen, type ScreenContext } from './Screen.tsx';

const load = api(eventVideos);

/** The recordings of the account's classes, or of the one whose id ends the address. */
export default function EventVideos({ links }: { links: PrivateLinks }) {
  const id = normalizePath(location.pathname).slice(links.videos.length + 1);
  return id === '' ? <AllVideos links={links} /> : <OneVideo links={links} id={id} />;
}

function AllVideos({ links }: { links: PrivateLinks }) {
  return (
    <Screen links={links} load={load}>
      {({ videos }, { locale, texts: { videos: t, privateArea } }) => (
        <>
          {videos.length === 0 ? (
            <NothingYet text={t.none} href={links.training} label={privateArea.links.training} />
          ) : (
            <p className="max-w-text">{t.intro}</p>
          )}
          <ul className="divide-y mt-2 max-w-text divide-blue-200">
            {videos.map(({ event, recordings }) => (
              <li key={event.id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
                <div className="me-auto">
                  <h2 className="font-semibold text-base">{titleOf(event, locale)}</h2>
                  <p className="text-sm text-gray-600">{dayOf(event, locale)}</p>
                </div>
                {recordings.length === 0 ? (
                  <p>{t.pending}</p>
                ) : (
                  <a
                    href={`${links.videos}/${encodeURIComponent(event.id)}`}
                    className="button"
                    aria-label={`${t.watch}: ${titleOf(event, locale)}, ${dayOf(event, locale)}`}
                  >
                    {t.watch}
                  </a>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </Screen>
  );
}

function OneVideo({ links, id }: { links: PrivateLinks; id: string }) {
  const load = useMemo(() => () => api(eventVideo)(id), [id]);
  return (
    <Screen links={links} load={load}>
      {(video, context) => (
        <>
          <Video {...context} video={video} />
          <p className="mt-3">
            <a href={links.videos} className="link">
              {context.texts.videos.back}
            </a>
          </p>
        </>
      )}
    </Screen>
  );
}

function Video({ video: { event, recordings }, locale, texts }: ScreenContext & { video: EventVideo }) {
  const t = texts.videos;
  return (
    <section aria-labelledby="video-title" className="max-w-[960px]">
      <h2 id="video-title" className="text-xl">
        {titleOf(event, locale)}
      </h2>
      <p className="text-gray-600">{dayOf(event, locale)}</p>
      {recordings.length === 0 && (
        <div className="border-s-4 mt-2 border-teal-700 bg-teal-50 px-2 py-1.5">
          <p className="font-semibold">{t.pending}</p>
          <p>{t.pendingHelp}</p>
        </div>
      )}
      {recordings.map(({ title, url, here }) => (
        <div key={url} className="mt-2">
          {here ? (
            <figure>
              {/* eslint-disable-next-line jsx-a11y/media-has-caption -- recordings of people speaking in a class; none comes with captions */}
              <video controls preload="metadata" src={url} aria-label={title} className="aspect-video w-full bg-ink">
                {t.unsupported}
              </video>
              <figcaption className="mt-0.5">{title}</figcaption>
            </figure>
          ) : (
            <a href={url} target="_blank" rel="noreferrer" className="link inline-block py-0.5">
              {fill(t.elsewhere, { title })}
            </a>
          )}
        </div>
      ))}
    </section>
  );
}
