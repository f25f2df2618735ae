import { expect, test } from 'vitest';
import { tight } from './tight.ts';

test('spaces beside boxes go, those in a line of text stay', () => {
  const html = '<ul> <li> <a href="/x"> One </a> <b>two</b> three </li> <li>\n four</li> </ul> <p>a <i>b</i> c</p>';
  expect(tight(html)).toBe('<ul><li><a href="/x">One</a> <b>two</b> three</li><li>four</li></ul><p>a <i>b</i> c</p>');
});

test('an element that begins or ends a line has no space there, within others too', () => {
  expect(tight('<li> <a> <b> One </b> </a> </li>')).toBe('<li><a><b>One</b></a></li>');
  expect(tight('<p><b> one </b> and <i> two </i>. </p>')).toBe('<p><b>one</b> and <i>two </i>.</p>');
});

test('of spaces on both sides of a tag that beside the element stays, one on one side stays where it is', () => {
  expect(tight('<p>a <a> b </a> c</p>')).toBe('<p>a <a>b</a> c</p>');
  expect(tight('<p>a<a> b </a>c</p>')).toBe('<p>a<a> b </a>c</p>');
  expect(tight('<p>a <a> <b> c</b> </a>d</p>')).toBe('<p>a <a><b>c</b> </a>d</p>');
});

test('a drawing has no space between its lines, and keeps those beside it', () => {
  const html = '<a> <svg> <g> <path d="M0 0"></path> </g> </svg> Up </a> <text> a </text>';
  expect(tight(html)).toBe('<a> <svg><g><path d="M0 0"></path></g></svg> Up</a> <text> a </text>');
});

test('a button has no space at the begin and the end of its words, and keeps those beside it', () => {
  expect(tight('<p>a <button> <b> Add </b> it </button> <label> n <input> </label> </p>')).toBe(
    '<p>a <button><b>Add</b> it</button> <label>n <input></label></p>',
  );
});

test('what shows its spaces keeps them, and so does what is drawn again in the browser', () => {
  const html = '<pre> a\n <b> x</b> </pre><astro-island><div> <p> a </p> </div></astro-island><script> 1 </script>';
  expect(tight(html)).toBe(html);
});

test('an element without content has one place', () => {
  expect(tight('<head> <meta charset="utf-8"> <title> A </title> </head>')).toBe(
    '<head><meta charset="utf-8"><title>A</title></head>',
  );
});
