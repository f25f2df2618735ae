import { whenNear, whenShown } from '../everywhere/when.ts';

/* eslint-disable @typescript-eslint/no-non-null-assertion -- it comes with the markup that it reads; guards would weigh on every page */
const form = document.querySelector<HTMLFormElement>('#schedule-form')!;

// What is chosen before the timetable's script is there is kept for it.
form.addEventListener('change', () => (form.dataset.changed = ''));
whenShown(() => whenNear(form, () => void import('./schedule.ts')));
