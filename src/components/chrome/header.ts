// Everything plain that a header does, in one file for the whole site: each part listens to its own markup.
import '~/islands/cart/header-count.ts';
import '~/islands/login/header-access.ts';
import '~/islands/search/kept-query.ts';
import './language-choice.ts';
import './menu-keys.ts';
import './scrolled.ts';
