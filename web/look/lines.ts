import { sayExplained, sayOf } from '#kernel';
import { wording } from '../words/index.ts';
import type { LooksFrom, Shown } from './shown.ts';
import { lookWording } from './wording.ts';

/** The owner of a thing as whoever looks calls them. */
export function ownerOf(desk: LooksFrom, seat: number): string {
  const name = desk.seatName(seat);
  return seat === desk.source.position.value.viewer ? wording.value.look.yours(name) : name;
}

/** What somebody who cannot see the picture is told, in the order of the picture. */
export function linesFor(desk: LooksFrom, { where, look, figures, owner, remarks, reasons, doing }: Shown): string[] {
  const words = lookWording.value;
  const language = desk.language.value;
  return [
    sayExplained(look.name, where === '' ? [] : [where], language),
    ...(look.effect === undefined ? [] : [look.effect]),
    ...figures.map(({ label, value }) => sayOf(label, value, language)),
    ...(owner === undefined ? [] : [sayOf(words.whose, ownerOf(desk, owner), language)]),
    ...remarks.map(({ label, value }) => sayOf(label, value, language)),
    ...reasons.map(({ sentence }) => words.refused(sentence)),
    ...(doing ? [sayOf(words.now, doing.sentence, language)] : []),
  ];
}
