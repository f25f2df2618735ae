import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import type { QuestionBank } from '../../domain/level-finder/bank.ts';
import { $bank, $place, $run, begin, loadBank, resume, watchPlace } from '../../stores/level-finder.ts';
import { useHydrated } from '../use-hydrated.ts';
import { useReady } from '../use-ready.ts';
import { useSlow } from '../use-slow.ts';
import { Progress } from './Progress.tsx';
import { Question } from './Question.tsx';
import { FoundLevel } from './FoundLevel.tsx';
import type { FinderProps } from './props.ts';

/** The start, one question after the other, and what they say. Nothing of it leaves the browser. */
export default function LevelFinder(props: FinderProps) {
  const root = useRef<HTMLDivElement>(null);
  const place = useStore($place);
  const loaded = useStore($bank);
  useReady(root);
  useEffect(() => watchPlace(), []);
  useEffect(() => {
    if (place.at !== 'start') void loadBank(props.questionsHref);
  }, [place.at, props.questionsHref]);

  return (
    <div ref={root} className="finder-card">
      {place.at === 'start' ? (
        <Start {...props} />
      ) : loaded.state === 'done' && loaded.result.ok ? (
        <Running {...props} bank={loaded.result.value} />
      ) : (
        <Waiting {...props} failed={loaded.state === 'done'} />
      )}
    </div>
  );
}

function Running({ bank, ...props }: FinderProps & { bank: QuestionBank }) {
  const place = useStore($place);
  if (place.at === 'start') return null;
  if (place.at === 'result')
    return <FoundLevel key={place.fragment} {...props} bank={bank} fragment={place.fragment} />;
  return <Question key={place.index} {...props} bank={bank} index={place.index} />;
}

function Start({ texts }: FinderProps) {
  const { start: t, question } = texts;
  const hydrated = useHydrated();
  const run = useStore($run);
  const left = hydrated && run !== null && run.answers.length > 0;
  return (
    <>
      <Progress text={question.range} />
      <h2 className="text-2xl">{t.title}</h2>
      <ol className="finder-points">
        {t.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ol>
      <p className="finder-end">
        {left && (
          <button type="button" className="button" onClick={begin}>
            {t.again}
          </button>
        )}
        <button type="button" className="button button-action finder-go" onClick={left ? resume : begin}>
          {left ? t.resume : t.begin}
        </button>
      </p>
      <p className="mt-2 hidden noscript:block">{t.noScript}</p>
    </>
  );
}

function Waiting({ texts: t, questionsHref, failed }: FinderProps & { failed: boolean }) {
  const slow = useSlow(!failed);
  // The connection comes back by itself.
  useEffect(() => {
    if (!failed) return;
    const retry = () => void loadBank(questionsHref);
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, [questionsHref, failed]);
  return (
    <div role="status">
      {!failed && slow && <p>{t.loading}</p>}
      {failed && (
        <>
          <p>{navigator.onLine ? t.failed : t.offline}</p>
          <button type="button" className="button mt-2" onClick={() => void loadBank(questionsHref)}>
            {t.retry}
          </button>
        </>
      )}
    </div>
  );
}
