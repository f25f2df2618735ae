import { notices } from './page-facts.ts';

/** Shows one notice in place of the last one, until it is closed; returned, as it may leave by itself. */
export function showNotice(text: string): HTMLElement {
  const close = document.createElement('button');
  close.type = 'button';
  close.textContent = 'OK';
  const notice = document.createElement('p');
  close.addEventListener('click', () => notice.remove());
  notice.append(text, close);
  notices.replaceChildren(notice);
  return notice;
}
