import type { Language, Word } from 'engawa';
import { heading, wrapped } from 'engawa/columns';
import { BRANCHES, KINDS } from '../data/index.ts';
import { hidden } from '../rules/imagine.ts';
import { score } from '../rules/scoring.ts';
import type { OrchardState } from '../rules/state.ts';
import { words } from '../words/index.ts';

const COLUMNS = 78;

/** The position for the terminal, one string a line. */
export function board(s: OrchardState, viewer: number, language: Language): string[] {
  const { names, phrases } = words[language];
  const counted = (counts: ArrayLike<number>): string[] => {
    const parts = KINDS.flatMap((_, kind) =>
      counts[kind] > 0 ? [`${shortOf(names.kind[kind])} ${counts[kind]}`] : [],
    );
    return parts.length > 0 ? parts : [phrases.empty];
  };
  const lines = [
    heading(phrases.tree, '', COLUMNS),
    ...BRANCHES.map((_, branch) => `  ${names.branch[branch].name}: ${phrases.cards(s.left[branch])}`),
    ...wrapped(`  ${phrases.unseen}: `, counted(KINDS.map((_, kind) => hidden(s, kind))), ', ', COLUMNS),
    ...wrapped(`  ${phrases.fallen}: `, counted(s.fallen), ', ', COLUMNS),
    ...wrapped(`${phrases.basket}: `, counted(s.basket), ', ', COLUMNS),
  ];
  for (let seat = 0; seat < s.seats; seat++) {
    const mark = seat === viewer ? '* ' : '';
    lines.push(heading(`${mark}${names.seat[seat].name}`, phrases.points(score(s, seat)), COLUMNS));
    lines.push(...wrapped(`  ${phrases.eaves}: `, counted(s.seat[seat].eaves), ', ', COLUMNS));
  }
  return lines;
}

const shortOf = ({ short }: Word): string => short;
