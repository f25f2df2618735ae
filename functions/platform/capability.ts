import type { Route } from './calls/route.ts';
import type { Dependencies } from './dependencies.ts';
import type { Message, OutboxRow } from './mail/message.ts';
import type { Stored } from './stored.ts';

/** What a mail is written with. */
export type MailNeeds = Pick<Dependencies, 'db' | 'siteData' | 'origin' | 'now' | 'secret' | 'print' | 'log'>;

export interface Mail {
  /** Names it in the outbox. */
  kind: string;
  /** The mail of a row, or `null` where there is no reason left to send it: asked before each attempt. */
  render: (needs: MailNeeds, row: OutboxRow) => Promise<Message | null>;
  /** A link in it opens something to whoever has it: it is kept for the next attempt under the worker's secret. */
  holdsSecret?: true;
  /** Somebody waits for it: it leaves before what many others may have caused. */
  first?: true;
  /** It is sent to many at once, who do not wait for it: it leaves after what one person may have asked for a moment ago. */
  last?: true;
}

/** Work of the clock. Doing it again changes nothing. */
export interface Task {
  /** Names it in the log. */
  name: string;
  run: (needs: Dependencies) => Promise<unknown>;
}

/**
 * What a folder of the edge can do. The app, the outbox and the clock read it from the one list of capabilities
 * (`functions/capabilities.ts`); other capabilities use what its `index.ts` exports, and nothing else of it.
 */
export interface Capability {
  name: string;
  /** The handlers of its declared calls. */
  calls?: (needs: Dependencies) => readonly Route[];
  mails?: readonly Mail[];
  /** In their order; those of an earlier capability run before. */
  tasks?: readonly Task[];
  /** What it keeps of people. Erasure, copies and the clock's pruning follow. */
  stored?: readonly Stored[];
}
