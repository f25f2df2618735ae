import { notices } from './page-facts.ts';

export function clearNotice(): void {
  notices.replaceChildren();
}

/** Shows one notice in place of the last one, until it is closed. */
export function showNotice(text: string): void {
  const close = document.createElement('button');
  close.type = 'button';
  close.textContent = 'OK';
  close.addEventListener('click', clearNotice);
  const notice = document.createElement('p');
  notice.append(text, close);
  notices.replaceChildren(notice);
}
