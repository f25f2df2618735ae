import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import type { SiteData } from '../../src/domain/site/site-data.ts';
import type { EventDetail } from '../../src/domain/catalogue/classes.ts';
import { first } from '../../src/domain/present.ts';
import { bookingClient } from '../../tests/system/booking-client.ts';
import { crowdOf, planOf, WANTED, type Plan } from './buyers.ts';
import type { Random } from './random.ts';
import type { World } from './world.ts';

/** What an act has to work with. All that it chooses, it chooses by `random`. */
interface Scene {
  world: World;
  random: Random;
  /** Its number and name, as a failure tells them. */
  act: string;
}

type Act = (scene: Scene) => Promise<void>;

const HOUR_MS = 3_600_000;
const PATIENCE_MS = 90_000;
/** Online classes that start so much later can be booked on invoice however much time passes in a run. */
const FAR_MS = 40 * 24 * HOUR_MS;

/** The classes that everybody wants in this act. */
async function wanted({ world, random }: Scene): Promise<EventDetail[]> {
  const far = world.data.classes.filter(
    ({ delivery, cancelled, language, sessions }) =>
      delivery === 'online' &&
      !cancelled &&
      language === 'en' &&
      Date.parse(first(sessions).start) > Date.now() + FAR_MS,
  );
  const client = bookingClient(world.url);
  const found = random.some(far, WANTED).map(async ({ id }) => (await client.event(id)).body);
  return Promise.all(found);
}

interface Visit {
  patience?: number;
  /** What happens to the site meanwhile. */
  meanwhile?: () => Promise<void>;
}

/** A crowd that is there before the worst begins. */
async function crowd(scene: Scene, { patience = PATIENCE_MS, meanwhile }: Visit = {}): Promise<() => Promise<void>> {
  const { world, random, act } = scene;
  const events = await wanted(scene);
  const plans: Plan[] = Array.from({ length: random.whole(12, 40) }, (_, buyer) =>
    planOf(random, `${act.replace(/\W+/g, '-')}-${buyer}`),
  );
  const visit = async (how: number) => void (await crowdOf({ world, act, events, patience: how }, plans));
  await Promise.all([visit(patience), meanwhile?.()]);
  // The same people, with the same keys.
  return () => visit(PATIENCE_MS);
}

const rush: Act = async (scene) => void (await crowd(scene));

const kill: Act = async (scene) => {
  const times = scene.random.whole(1, 2);
  const waits = Array.from({ length: times }, () => scene.random.whole(100, 2500));
  await crowd(scene, {
    meanwhile: async () => {
      for (const wait of waits) {
        await sleep(wait);
        await scene.world.stop('SIGKILL');
        await scene.world.start();
      }
    },
  });
};

const lock: Act = async (scene) => {
  const { world, random } = scene;
  const [wait, held] = [random.whole(0, 600), random.whole(500, 6000)];
  await crowd(scene, {
    meanwhile: async () => {
      await sleep(wait);
      const other = new DatabaseSync(world.witnesses.file);
      other.exec('PRAGMA busy_timeout = 5000; BEGIN IMMEDIATE');
      await sleep(held);
      other.exec('COMMIT');
      other.close();
    },
  });
};

const fullDisk: Act = async (scene) => {
  const { world } = scene;
  await world.stop();
  await world.start({ full: true });
  const again = await crowd(scene, { patience: 8000 }).finally(async () => {
    await world.stop('SIGKILL');
    await world.start();
  });
  await again();
};

const cards: Act = async (scene) => {
  const { company } = scene.world;
  const { random } = scene;
  for (let faults = random.whole(2, 5); faults > 0; faults -= 1) {
    const kind = random.pick(['error', 'gateway', 'cut', 'timeout', 'rate_limit', 'slow'] as const);
    company.double.control.fail({
      kind,
      times: random.whole(1, 4),
      after_work: random.chance(0.5),
      ms: random.whole(500, 12_000),
    });
  }
  await crowd(scene);
};

const webhooks: Act = async (scene) => {
  const { control } = scene.world.company.double;
  const { random } = scene;
  control.plan({
    mode: random.pick(['twice', 'late', 'reversed', 'never', 'forged'] as const),
    times: random.whole(3, 12),
  });
  const sent = control.deliveries().length;
  await crowd(scene);
  const again = random.some(control.deliveries().slice(sent), 4);
  const copies = random.whole(2, 5);
  await Promise.all(again.map(({ event }) => control.send(event, { copies })));
};

/** The mailbox takes nothing, or nobody can write down that it did. */
const IN_THE_WAY = [
  `CREATE TRIGGER chaos_mail BEFORE INSERT ON local_mail BEGIN SELECT RAISE(ABORT, 'in the way'); END`,
  `CREATE TRIGGER chaos_mail BEFORE UPDATE OF state ON outbox WHEN NEW.state = 'sent' BEGIN SELECT RAISE(ABORT, 'in the way'); END`,
] as const;

const mail: Act = async (scene) => {
  const { db } = scene.world.witnesses;
  db.exec(scene.random.pick(IN_THE_WAY));
  try {
    await crowd(scene, { patience: 15_000 });
  } finally {
    db.exec('DROP TRIGGER chaos_mail');
  }
};

const wrongClock: Act = async (scene) => {
  const { world, random } = scene;
  const wrongBy = random.whole(-26 * 60, 26 * 60) * 60_000;
  await world.stop(random.pick(['SIGTERM', 'SIGKILL'] as const));
  await world.start({ wrongBy });
  // The card company refuses what is asked for in another time, so some wait until the clock is right.
  const again = await crowd(scene, { patience: 10_000 });
  await world.stop();
  await world.start();
  await again();
};

const timePasses: Act = async (scene) => {
  const { world, random } = scene;
  await crowd(scene);
  await world.stop();
  await world.pass(random.whole(10, 30 * 60) * 60_000);
  await world.start();
};

const cron: Act = async (scene) => {
  const { world, random } = scene;
  const runs = random.whole(3, 6);
  await crowd(scene, {
    meanwhile: async () => {
      await Promise.allSettled(Array.from({ length: runs }, () => world.scheduled()));
      await Promise.allSettled(Array.from({ length: runs }, () => world.scheduled()));
    },
  });
};

/** What a release may change of a class: its places, its price, its times. */
function changeClasses({ classes }: SiteData, random: Random): void {
  for (const one of random.some(
    classes.filter(({ delivery }) => delivery === 'online'),
    40,
  )) {
    const what = random.pick(['capacity', 'capacity', 'price', 'time'] as const);
    if (what === 'capacity') one.capacity = Math.max(1, one.capacity + random.whole(-6, 10));
    if (what === 'price') one.priceCents += random.whole(1, 40) * 100;
    if (what === 'time') {
      for (const session of one.sessions) {
        for (const end of ['start', 'end'] as const) {
          session[end] = new Date(Date.parse(session[end]) + HOUR_MS).toISOString();
        }
      }
    }
  }
}

const deploy: Act = async (scene) => {
  const { world, random } = scene;
  const wait = random.whole(0, 1500);
  await crowd(scene, {
    meanwhile: async () => {
      await sleep(wait);
      await world.deploy((data) => changeClasses(data, random));
      await world.scheduled().catch(() => undefined);
    },
  });
};

export const acts = {
  rush,
  kill,
  lock,
  'full disk': fullDisk,
  cards,
  webhooks,
  mail,
  'wrong clock': wrongClock,
  'time passes': timePasses,
  cron,
  deploy,
} satisfies Record<string, Act>;

export type ActName = keyof typeof acts;
