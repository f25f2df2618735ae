import { liveSeats, type LiveSeats } from '../../api/live-seats.ts';

let asked: Promise<LiveSeats[]> = Promise.resolve([]);

/** Asks for the classes of the page's course, once for everything on it. */
export const askCourse = (course: string): Promise<LiveSeats[]> => (asked = liveSeats({ course }));

/** What was answered. */
export const courseSeats = (): Promise<LiveSeats[]> => asked;
