import { type Game, Refusal, type State } from '#kernel';
import { byWorth, type Evaluator } from './evaluator.ts';
import { inputSpec } from './inputs.ts';
import { Judge } from './judge.ts';
import { mindOf } from './mind.ts';
import { type Net, type NetFile, readNet } from './net.ts';

/** Where nets come from: a disk under Node, the network in a browser, which fetches them before it asks a bot. */
export type NetSource = (game: string, seats: number) => NetFile | undefined;

let source: NetSource = () => undefined;
const nets = new Map<string, Net | undefined>();

export function takeNetsFrom(given: NetSource): void {
  source = given;
  nets.clear();
}

/** An edition has a net of its own, if only one that reads its own figures. */
const keyOf = <S extends State>({ id, figures }: Game<S>, seats: number): string => `${id} ${figures} ${seats}`;

/** The net of a game and player count; nothing where none has been trained for these rules and these inputs. */
function netFor<S extends State>(game: Game<S>, seats: number): Net | undefined {
  const key = keyOf(game, seats);
  if (!nets.has(key)) nets.set(key, fitting(game, seats, source(game.id, seats)));
  return nets.get(key);
}

function fitting<S extends State>(game: Game<S>, seats: number, file: NetFile | undefined): Net | undefined {
  if (!file || !mindOf(game).features) return undefined;
  const { hash } = inputSpec(game, seats);
  return file.inputs?.hash === hash && file.game === game.id && file.seats === seats ? readNet(file) : undefined;
}

/** Judges with a net that is not the game's own: one that is to be measured. */
export function judgeWith<S extends State>(game: Game<S>, seats: number, file: NetFile): Judge<S> {
  const net = fitting(game, seats, file);
  if (net) return new Judge(game, net);
  throw new Refusal('bad-net', `This net is not one for ${game.id} with ${seats} players and the inputs of today.`);
}

const judges = new WeakMap<Net, Judge<never>>();

export function judgeFor<S extends State>(game: Game<S>, seats: number): Judge<S> | undefined {
  const net = netFor(game, seats);
  if (!net) return undefined;
  let judge = judges.get(net) as Judge<S> | undefined;
  if (!judge) {
    judge = new Judge(game, net);
    judges.set(net, judge as unknown as Judge<never>);
  }
  return judge;
}

/** The best opinion to be had: the net, or the hand-written worth where there is none. */
export const evaluatorFor = <S extends State>(game: Game<S>, seats: number): Evaluator<S> =>
  judgeFor(game, seats) ?? byWorth(game);
