import type { classMessageMail as en } from '../en/class-message-mail.ts';
import type { Texts } from '../texts.ts';

export const classMessageMail: Texts<typeof en> = {
  subject: 'À propos de votre formation : {title}',
  intro: 'Il s’agit de « {title} », qui commence le {date}.',
  label: 'De notre bureau :',
};
