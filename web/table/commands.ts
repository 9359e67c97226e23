import { answerLook, type CommandId, type Deeds, nextOpponent, sayBrings, sayFigures } from '#commands';
import { explain, Refusal, sayOf } from '#kernel';
import { Telling } from '../look/telling.ts';
import { lookWording } from '../look/wording.ts';
import { go } from '../router.tsx';
import { change, settings } from '../settings/settings.ts';
import { wording } from '../words/index.ts';
import type { Desk } from './desk.ts';
import { saveFile } from './save.ts';

/**
 * What comes of each command at a desk, whether a key was pressed or a word was typed. The answer is said or written; a
 * command that is seen to work answers nothing.
 */
export function deedsAt(desk: Desk, help: () => string): Deeds<CommandId, string> {
  const { source, game } = desk;
  let opponent = 0;
  let telling: Telling | undefined;
  const goBack = (act: (() => void) | undefined): string => {
    if (!act || !source.position.value.canUndo) return wording.value.text.noUndo;
    act.call(source);
    return '';
  };
  return {
    undo: () => goBack(source.undo),
    reset: () => goBack(source.reset),
    redo: () => {
      if (!source.redo || !source.position.value.canRedo) return wording.value.text.noRedo;
      source.redo();
      return '';
    },
    end: () => {
      desk.endTurn();
      return '';
    },
    release: () => {
      desk.letGo();
      return '';
    },
    steps: () => {
      const { table, text } = wording.value;
      if (desk.errands.value.size === 0) return text.noErrand;
      desk.takeSteps(!desk.stepwise.value);
      return desk.stepwise.value ? table.stepByStep : table.inOneGo;
    },
    choices: () => {
      const rows = desk.rows.value.map((row, i) => `${i + 1} ${desk.label(row)} (${desk.pointing.inWords(row)})`);
      return [wording.value.table.nChoices(desk.left.value.length), ...rows].join('\n');
    },
    look: (text) => {
      telling ??= new Telling(desk);
      return lookText(desk, telling, text);
    },
    why: (notation) => whyText(desk, notation),
    foretell: (text) => foretellText(desk, text),
    standing: () => {
      const { viewer } = source.position.value;
      return viewer < 0 ? wording.value.text.noSeat : standing(desk, viewer);
    },
    opponent: () => {
      const { viewer, view } = source.position.value;
      opponent = nextOpponent(opponent, viewer, view.seats);
      return standing(desk, opponent);
    },
    log: () => sinceText(desk),
    stepBack: () => stepped(desk, () => desk.recap.back()),
    stepOn: () => stepped(desk, () => desk.recap.on()),
    nextTurn: () => stepped(desk, () => desk.recap.next()),
    playBack: () => {
      if (!source.waits?.value) return stepped(desk, () => desk.recap.play());
      source.goOn?.();
      return '';
    },
    scores: () => {
      const { scores } = source.position.value.result;
      const { score } = wording.value.table;
      return scores
        .map((points, seat) => sayOf(desk.seatName(seat), `${points ?? '?'} ${score}`, desk.language.value))
        .join('\n');
    },
    board: () => {
      if (!desk.inText.value) {
        change({ textMode: true });
        return '';
      }
      const { view, viewer } = source.position.value;
      return game.board(view, viewer, desk.language.value).join('\n');
    },
    hint: () => {
      void desk.giveHint();
      return '';
    },
    explore: () => {
      const { table } = wording.value;
      if (!desk.drawing) return table.noBoard;
      desk.exploring.value = desk.inText.value || !desk.exploring.value;
      change({ textMode: false });
      return desk.exploring.value ? table.explore : table.play;
    },
    text: () => {
      if (!desk.drawing) return wording.value.table.noBoard;
      change({ textMode: !settings.value.textMode });
      return '';
    },
    sheet: () => {
      desk.sheet.value = true;
      return '';
    },
    save: () => (saveFile(source) ? '' : wording.value.text.noFile),
    quit: () => {
      go('/');
      return '';
    },
    help,
  };
}

const standing = (desk: Desk, seat: number): string =>
  sayFigures(
    desk.seatName(seat),
    desk.figures(seat).map(({ said }) => said),
    desk.language.value,
  );

/** What the others did since the reader's last turn, a line for each turn. */
function sinceText({ recap, story }: Desk): string {
  const turns = recap.turns.value.map(({ from, to }) => story.brief(from, to));
  return turns.join('\n') || wording.value.table.sinceNothing;
}

/** What choices cost and bring, a line each: those that the words fit, or all that are left. */
function foretellText(desk: Desk, text: string): string {
  const { viewer } = desk.source.position.value;
  const language = desk.language.value;
  if (viewer < 0) return wording.value.text.noSeat;
  const meant = text === '' ? desk.left.value : desk.rowsFor(text).flatMap(({ moves }) => moves);
  // What cannot be chosen brings nothing, and says why.
  if (meant.length === 0) return whyText(desk, text);
  const lines = meant.map((move) => {
    const told = desk.pointing.foretelling.now(move);
    const brings = sayBrings(desk.game, told, viewer, (seat) => desk.seatName(seat), language);
    return brings === '' ? desk.sentence(move) : `${desk.sentence(move)} → ${brings}`;
  });
  return lines.join('\n');
}

/** Goes through what the others did. On the board that is seen; who reads the table is told the deed. */
function stepped({ recap, story, inText, language }: Desk, step: () => void): string {
  if (!recap.told) return '';
  step();
  const { recap: words } = wording.value;
  const frame = recap.frame.value;
  if (!frame) return words.nothing;
  if (!inText.value) return '';
  const { turn, deed, n, of } = frame;
  return sayOf(words.step(n, of), deed ? story.say(deed, -1) : story.headline(turn), language.value);
}

/** Things are looked at by name, whether they are drawn or not. */
function lookText(desk: Desk, telling: Telling, text: string): string {
  return answerLook(desk.game, text, desk.language.value, (ref) => telling.named(ref), lookWording.value).join('\n');
}

function whyText(desk: Desk, notation: string): string {
  const { source, game, language } = desk;
  const { view, viewer } = source.position.value;
  if (viewer < 0) return wording.value.text.noSeat;
  try {
    const move = game.lexicon.parse(notation);
    const refused = explain(game, view, viewer, move, language.value, (seat) => desk.seatName(seat));
    if (refused === undefined) return wording.value.text.legal;
    return refused.clause ? `${refused.sentence} [${refused.clause}]` : refused.sentence;
  } catch (error) {
    if (error instanceof Refusal) return error.message;
    throw error;
  }
}
