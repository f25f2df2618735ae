import { useEffect, useState } from 'react';
import { api } from '../../api/client.ts';
import { courseDetail } from '../../domain/catalogue/calls.ts';
import type { EventDetail } from '../../domain/catalogue/classes.ts';
import { likeFirst } from '../../domain/catalogue/like-first.ts';

/** The other dates of a class's course that can be booked, its language first, then its city; none while they are not known. */
export function useOtherDates(event: EventDetail | undefined, asked: boolean): readonly EventDetail[] {
  const courseId = event && (event.courseIds[event.language] ?? event.courseIds.en ?? event.courseIds.fr);
  const [dates, setDates] = useState<readonly EventDetail[]>([]);
  useEffect(() => {
    if (!asked || courseId === undefined) return;
    let left = false;
    void api(courseDetail)(courseId).then((result) => {
      if (!left && result.ok) setDates(result.value.classes);
    });
    return () => {
      left = true;
    };
  }, [asked, courseId]);
  const open = dates.filter(({ id, seatsLeft, payment }) => id !== event?.id && seatsLeft > 0 && payment.length > 0);
  if (!event) return open;
  return likeFirst(
    open.map((one) => ({ event: one })),
    event,
  ).map((one) => one.event);
}
