import { NUMBERED } from '../domain/catalogue/numbered.ts';

/** What a number counts, and the months that follow a day; words that begin so, too. */
const COUNTED =
  'jours?|heures?|minutes?|mois|ans|semaines?|personnes?|places?|dates?|villes?|cours|séances?|sessions?|pages?|points?|questions?|étage|janv|févr|mars|avr|mai|juin|juill|août|sept|oct|nov|déc';

/** Spaces at which no line ends: after a number that counts, or the day of a date. */
const COUNTING = new RegExp(`(?<=(?<!\\d{3})\\d(?:er|e)?) (?=(?:${COUNTED})[\\p{Ll}.]*)`, 'gu');

/** Where in a text in French the spaces stand at which no line ends: between a number and what it counts, or what it numbers. */
export const frenchSpaces = (text: string): number[] => [
  ...[...text.matchAll(NUMBERED)].map(({ index, 1: word = '' }) => index + word.length),
  ...[...text.matchAll(COUNTING)].map(({ index }) => index),
];
