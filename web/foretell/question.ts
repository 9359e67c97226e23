/** Letters of the width of Latin ones. */
export const widthOf = (text: string): number =>
  [...text].reduce((sum, letter) => sum + (letter > '\u2e80' ? 2 : 1), 0);

/** A question of more letters would be cut in the middle of a word on the line of a choice. */
const LETTERS = 39;
/** As far as a sentence, or a part of it, says enough by itself. */
const PART = /^.{8,}?(?:[?？!！]|(?=\s?[:：;；,。(（]))/u;

/** A question, as much of it as fits and can stand alone: what the line of a choice leads to. */
export const shortly = (question: string): string =>
  widthOf(question) <= LETTERS ? question : (PART.exec(question)?.[0] ?? question);
