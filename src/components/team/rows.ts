/** People are rows that open on a phone; where there is room for their words all of them stand open, and none is a button. */
const rows = document.querySelectorAll<HTMLDetailsElement>('.person > details');
const wide = matchMedia('(width >= 600px)');

function standOpen() {
  for (const row of rows) {
    if (wide.matches || location.hash === `#${row.parentElement?.id ?? ''}`) row.open = true;
    for (const summary of row.getElementsByTagName('summary')) summary.tabIndex = wide.matches ? -1 : 0;
  }
}

addEventListener('hashchange', standOpen);
wide.addEventListener('change', standOpen);
standOpen();
