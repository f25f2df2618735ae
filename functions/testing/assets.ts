import type { Dependencies } from '../platform/dependencies.ts';

interface File {
  /** `text/html` unless told otherwise; empty where the service does not know. */
  type?: string;
  body: string;
  etag?: string;
  /** The service leads there instead, as it does for other spellings of a file's name. */
  location?: string;
  status?: number;
}

/** Static files by path; conditions are answered as the platform does, ranges are not. */
export function assetsOf(files: Record<string, File>): Dependencies['assets'] {
  return {
    fetch(request) {
      const file = files[new URL(request.url).pathname];
      if (!file) return Promise.resolve(new Response('no such asset', { status: 404 }));
      const headers = new Headers();
      if (file.type !== '') headers.set('content-type', file.type ?? 'text/html; charset=utf-8');
      if (file.location !== undefined) headers.set('location', file.location);
      if (file.etag) headers.set('etag', file.etag);
      const unchanged = file.etag && request.headers.get('if-none-match') === file.etag;
      if (unchanged) return Promise.resolve(new Response(null, { status: 304, headers }));
      return Promise.resolve(
        // Bytes: a text would bring a type of its own.
        new Response(request.method === 'HEAD' ? null : new TextEncoder().encode(file.body), {
          status: file.status ?? 200,
          headers,
        }),
      );
    },
  };
}

/** The pages that stand in for others. */
export const standIns = {
  '/404': { body: 'Oops!', etag: '"404"' },
  '/fr/404': { body: 'Oups!' },
  '/error': { body: 'An error occurred' },
  '/fr/error': { body: 'Une erreur s’est produite' },
} satisfies Record<string, File>;
