import css from '../styles/header-islands.css?inline';

// A constructed sheet: the policy allows it, and no page carries it before it is needed.
if (typeof document !== 'undefined') {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}
