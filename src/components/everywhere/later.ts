import { watchConnection } from './connection.ts';
import { keepEntry } from './entry.ts';
import { islandsAhead } from './islands-ahead.ts';
import { keepFont } from './keep-font.ts';
import { lookAhead } from './links-ahead.ts';
import { keepReadingPlace } from './reading-place.ts';
import { registerWorker } from './service-worker.ts';

// What can wait until the page has been loaded and looked at.
watchConnection();
keepEntry();
keepReadingPlace();
lookAhead();
void keepFont();
// Before the worker, which fetches the same files and many more.
void islandsAhead().then(() => import.meta.env.PROD && registerWorker());
// Only Safari of iOS has it; it looks for the picture when the site is added to the home screen.
if ('standalone' in navigator) void import('./splash.ts').then(({ registerSplash }) => registerSplash());
if (document.querySelector('#third-parties')) void import('./third-parties.ts');
