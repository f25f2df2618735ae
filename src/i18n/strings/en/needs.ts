/** What people need in class: asked on the page of a booking and in My Training, never when it is booked. */
export const needs = {
  open: 'What people need in class',
  ask: 'Optional: diet, where food is served, and what makes the class accessible, such as captions, a seat near the screen or step-free access. Say what helps, not why, and only with the agreement of the person.',
  seen: 'We use it to prepare the class. Our office and the trainer of this class can read it; other participants cannot. It is deleted {days} days after the class.',
  noNames: 'Name the people first: needs are noted for each person.',
  field: 'Needs: {name}',
  save: 'Save',
  saved: 'It is saved. Our office and the trainer can read it.',
  own: {
    title: 'What you need in class',
    ask: 'Optional: diet, where food is served, and what makes a class accessible to you, such as captions, a seat near the screen or step-free access. Say what helps, not why.',
    seen: 'We use it to prepare your classes. Our office and the trainers of your classes can read it; whoever booked your seat and other participants cannot. It is deleted {days} days after your last class.',
    fields: { needs: 'Your needs' },
    save: 'Save',
    saved: 'It is saved, for all your classes to come.',
  },
} as const;
