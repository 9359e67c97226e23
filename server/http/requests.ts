import * as v from 'valibot';
import { explain, knownPoints, type Language, Refusal, sayChoiceAt, sayQuestionAt, seatsIn, WATCHER } from '#kernel';
import type { Caller } from '../load/caller.ts';
import { speaker } from '../neighbours/mutes.ts';
import type { Premises } from '../premises.ts';
import { comeBack, pause, playMove, redoMove, resign, resume, undoMove, wishEnd } from '../tables/deeds.ts';
import type { Deed } from '../tables/entry.ts';
import type { Position } from '../tables/past.ts';
import { pushText, seenBy, viewFor } from '../tables/push.ts';
import type { Sitting } from '../tables/sitting.ts';
import { mustSpareLog } from '../tables/sparing.ts';
import { houseTime } from '../time.ts';
import { Action, Lang, Name, Seq, Text } from './shapes.ts';

/** What a request over the WebSocket of a table knows of its connection. */
export interface Asker extends Caller {
  readonly table: string;
  readonly viewer: number;
  /** What refusals and sentences are said in, unless a request says otherwise. */
  readonly language: Language;
  looking: boolean;
  /** Who is logged in on it. */
  readonly account: string | undefined;
}

/** The fields of an answer; or the same as they are sent, where they were written before. */
export type Answer = Record<string, unknown> | string;

interface Verb {
  readonly takes: v.GenericSchema;
  /** How much of a connection's allowance it uses up. */
  readonly cost: number;
  answer(premises: Premises, asker: Asker, request: never): Promise<Answer>;
}

const Move = v.pipe(v.string(), v.maxLength(200));

function verb<const S extends v.GenericSchema>(
  takes: S,
  answer: (premises: Premises, asker: Asker, request: v.InferOutput<S>) => Promise<Answer>,
  cost = 1,
): Verb {
  return { takes, cost, answer: answer as Verb['answer'] };
}

function seatFor({ viewer }: Asker): number {
  if (viewer !== WATCHER) return viewer;
  throw new Refusal('no-seat', 'Watchers only watch.');
}

interface Chosen {
  readonly move: string;
  readonly seq: number;
  readonly wish: boolean;
  readonly language: Language;
}

/** A deed of the asker's own seat. */
const deed = (decide: (sitting: Sitting, seat: number, request: Chosen) => Deed) => {
  return async (premises: Premises, asker: Asker, request: object): Promise<Answer> => {
    const seat = seatFor(asker);
    const { action } = request as { action: string };
    const chosen = { ...request, language: asker.language } as Chosen;
    const choose = (sitting: Sitting): Deed => decide(sitting, seat, chosen);
    const { seq } = await premises.hall.act(asker.table, `${seat}:${action}`, choose, asker);
    return { seq };
  };
};

/** Watchers talk among themselves: under the name of their account, or one that is nobody's. */
async function sayAsWatcher(
  { accounts, chat, mutes }: Premises,
  { table, account }: Asker,
  text: string,
  called: string | undefined,
  action: string,
): Promise<number> {
  if (account === undefined && called === undefined) throw new Refusal('bad-request', '"name": say who you are.');
  if (account === undefined) await accounts.mustBeFree(called!);
  else await mutes.mustMaySpeak(speaker(account, table, WATCHER));
  const name = account === undefined ? called! : (await accounts.byId(account)).name;
  return chat.say(table, WATCHER, name, text, `w:${action}`);
}

const Based = v.object({ seq: Seq, action: Action });
const Plain = v.object({ action: Action });

/** The verbs of a table. Each is for the asker's own seat: there is no way to name another. */
export const VERBS: Readonly<Record<string, Verb>> = {
  play: verb(
    v.object({ move: Move, seq: Seq, action: Action }),
    deed((sitting, seat, { move, seq, language }) => playMove(sitting, seat, move, seq, language)),
  ),
  undo: verb(
    Based,
    deed((sitting, seat, { seq }) => {
      mustSpareLog(sitting, seat);
      return undoMove(sitting, seat, seq);
    }),
  ),
  redo: verb(
    Based,
    deed((sitting, seat, { seq }) => {
      mustSpareLog(sitting, seat);
      return redoMove(sitting, seat, seq);
    }),
  ),
  resign: verb(Plain, deed(resign)),
  back: verb(Plain, deed(comeBack)),
  pause: verb(Plain, deed(pause)),
  resume: verb(Plain, deed(resume)),
  end: verb(
    v.object({ wish: v.boolean(), action: Action }),
    deed((sitting, seat, { wish }) => wishEnd(sitting, seat, wish)),
  ),

  say: verb(
    v.object({ text: v.pipe(Text, v.minLength(1)), name: v.optional(Name), action: Action }),
    async (premises, asker, { text, name: called, action }) => {
      if (asker.viewer === WATCHER) return { n: await sayAsWatcher(premises, asker, text, called, action) };
      const seat = seatFor(asker);
      const { name, account } = await premises.hall.look(asker.table, ({ chairs }) => chairs[seat].holder!, asker);
      await premises.mutes.mustMaySpeak(speaker(account, asker.table, seat));
      return { n: await premises.chat.say(asker.table, seat, name, text, `${seat}:${action}`) };
    },
    5,
  ),

  sync: verb(
    v.object({ since: Seq }),
    async (premises, asker, { since }) => {
      const { hall } = premises;
      await hall.writeAhead(asker.table, () => asker.viewer, since, asker);
      return hall.look(asker.table, (sitting) => `"push":${pushText(sitting, asker.viewer, since)}`, asker);
    },
    3,
  ),

  state: verb(
    v.object({ at: v.optional(Seq) }),
    async (premises, asker, { at }) => {
      const see = ({ game, turn, over }: Position): Answer => ({
        view: viewFor(game, asker.viewer),
        turn: seatsIn(turn),
        over,
      });
      if (at !== undefined) return see(await premises.hall.past(asker.table, at, asker));
      return premises.hall.look(
        asker.table,
        ({ game, turn, status }) => see({ game, turn, over: status === 'over' }),
        asker,
      );
    },
    // The whole game may have to be played again.
    20,
  ),

  moves: verb(v.object({ lang: v.optional(Lang) }), (premises, asker, { lang = asker.language }) =>
    premises.hall.look(
      asker.table,
      (sitting) => {
        const { viewer } = asker;
        const turn = seatsIn(sitting.turn);
        if (viewer === WATCHER || !sitting.playable) return { turn, asks: [], moves: [] };
        const { game, state } = sitting.game!;
        const step = game.stepFor(state, viewer);
        const view = game.conceal(state, viewer);
        return {
          turn,
          asks: step
            ? [{ seat: viewer, step: step.name, clause: step.clause, prompt: sayQuestionAt(game, view, viewer, lang) }]
            : [],
          moves: sitting.moves(viewer).map((move) => ({
            seat: viewer,
            move: game.lexicon.text(move),
            sentence: sayChoiceAt(game, view, viewer, move, lang),
            refs: game.lexicon.refs(move),
          })),
        };
      },
      asker,
    ),
  ),

  why: verb(v.object({ move: Move, lang: v.optional(Lang) }), (premises, asker, { move, lang = asker.language }) =>
    premises.hall.look(
      asker.table,
      (sitting) => {
        const seat = seatFor(asker);
        if (sitting.status !== 'playing') throw new Refusal('not-started', 'No game is under way here.');
        const { game, state } = sitting.game!;
        const refused = explain(game, state, seat, game.lexicon.parse(move), lang);
        return refused ? { legal: false, sentence: refused.sentence, clause: refused.clause } : { legal: true };
      },
      asker,
    ),
  ),

  scores: verb(v.object({}), (premises, asker) =>
    premises.hall.look(
      asker.table,
      (sitting) => {
        if (!sitting.game) throw new Refusal('not-started', 'The game has not started.');
        const { game, state } = sitting.game;
        const over = sitting.status === 'over';
        const seen = over ? state : seenBy(sitting.game, asker.viewer);
        return {
          over,
          scores: sitting.chairs.map((_, seat) => knownPoints(game.score(seen, seat))),
          ranking: sitting.result?.ranking ?? null,
          breakdown: sitting.chairs.map((_, seat) =>
            Object.fromEntries(Object.entries(game.breakdown(seen, seat)).map(([what, n]) => [what, knownPoints(n)])),
          ),
        };
      },
      asker,
    ),
  ),

  look: verb(v.object({ looking: v.boolean() }), async (premises, asker, { looking }) => {
    if (looking !== asker.looking) {
      asker.looking = looking;
      premises.hall.presenceChanged(asker.table);
    }
    return { looking };
  }),

  ping: verb(v.object({}), async () => ({ now: houseTime.now() })),
};
