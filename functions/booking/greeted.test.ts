import { expect, test } from 'vitest';
import { only } from '../../src/domain/present.ts';
import { runScheduled } from '../scheduled.ts';
import { bookedUnproved, cancelBody, managed } from '../testing/changes.ts';
import { confirmBody, startSite } from '../testing/harness.ts';
import { startShop } from '../testing/shop.ts';
import { scheduledClass, siteDataOf } from '../testing/site-data.ts';

test('rule 43: a card pays for no words to somebody else: no mail calls her what is no name', async () => {
  const site = await startShop([scheduledClass({ id: 'c', capacity: 10, minimum: 9 })]);
  const words = 'Your invoice is overdue, act now';
  const to = 'stranger@example.net';
  const { view, reference } = await site.order([{ eventId: 'c' }], {
    contact: { ...confirmBody(0).contact, email: to, firstName: words },
  });
  await site.pay(view.payAt ?? '');
  const booked = await managed(site, reference);
  const seats = booked.participants.map(({ id }) => id);
  await site.post(`/Website/cancel-seats/${reference}`, cancelBody(booked, seats));
  await runScheduled(site.needs);
  await site.deliver();
  const mails = (await site.rows<{ message: string }>('SELECT message FROM local_mail'))
    .map(({ message }) => JSON.parse(message) as { to: string; subject: string; text: string })
    .filter((mail) => mail.to === to);
  expect(mails).toHaveLength(2);
  for (const { subject, text } of mails) expect(text, subject).not.toContain(`Hello ${words}`);
});

test('rule 43: who has not proved a booking is called by no name, since a stranger may have typed it', async () => {
  const site = await startSite(siteDataOf([scheduledClass({ id: 'c' })]));
  const { contact } = confirmBody(0);
  await bookedUnproved(site, [{ eventId: 'c', quantity: 1 }], { contact: { ...contact, firstName: 'Urgent call' } });
  await site.deliver();
  const { text } = only(
    (await site.rows<{ message: string }>('SELECT message FROM local_mail')).map(
      ({ message }) => JSON.parse(message) as { text: string },
    ),
  );
  expect(text).toMatch(/^Hello,\n/);
  expect(text).not.toContain('Urgent');
});
