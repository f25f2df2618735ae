import type { ErrorCode } from '~/domain/api/errors.ts';
import { ERROR_EVENT } from '~/domain/api/error-event.ts';
import '../chrome/header.ts';
import '../chrome/newsletter-form.ts';
import '../form/enquiry-form.ts';
import { watchChunks } from './chunks.ts';
import { watchNavigation } from './loading-bar.ts';
import { countView } from './page-view.ts';
import { whenIdle, whenShown } from './when.ts';

// What is needed at once. All else is fetched when it is wanted, or when the page has been read for a moment.
watchChunks();
watchNavigation();

document.addEventListener(ERROR_EVENT, (event) => {
  const { detail } = event as CustomEvent<{ code: ErrorCode } | null>;
  void import('./error-notice.ts').then(({ showError }) => showError(detail?.code));
});

whenShown(() => {
  // Before the page is counted, so that its address is the one without them.
  if (location.search.includes('utm_')) void import('~/stores/campaign.ts').then(({ arrive }) => arrive());
  countView();
  whenIdle(() => void import('./later.ts'));
});
