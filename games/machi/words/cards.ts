import { Word } from 'engawa';
import {
  ABILITY_IDS,
  type Ability,
  BUILDING_TYPES,
  CARDS,
  type CardType,
  CLANS,
  COLOURS,
  COMBAT_CARDS,
  COMBAT_IDS,
  EVENT,
  type EventName,
  LORDS,
  type Named,
  type Output,
  SABRES,
  WANTED_SABRES,
  WANTED_VP,
} from '../data/index.ts';
import { lexicon } from '../rules/lexicon.ts';

/** The domains of the lexicon that are cards: all of them, or a run. */
type CardDomain = 'card' | 'villager' | 'partner' | 'samurai' | 'yakuza' | 'duelist' | 'target' | 'building';
type ByDomain = Readonly<Record<CardDomain, readonly Word[]>>;

/** How a language speaks of cards. Names and figures come from the data. */
interface CardSpeech {
  readonly called: (named: Named) => string;
  /** What the lord of a village is. */
  readonly lord: string;
  /** A card with its effect; the copies of one type have numbers, so none is counted. */
  readonly card: (type: CardType, copy: number | undefined, effect: string) => Word;
  readonly things: Readonly<Record<keyof Output | 'sabre' | 'spring' | 'autumn' | 'hand', Word>>;
  /** Yellow, blue, red, black, each with its letter. */
  readonly colours: Readonly<Record<string, string>>;
  readonly grammar: {
    readonly some: (n: number, word: Word) => string;
    readonly list: (parts: readonly string[]) => string;
  };
  readonly comma: string;
  /** What a villager gives on buildings of his colour, and what more on one of a kind. */
  readonly gives: (output: string, colour: string) => string;
  readonly givesMore: (output: string, building: Word) => string;
  /** What a building gives, and from how many villagers on. */
  readonly building: (colour: string, capacity: number, activation: number, gives: string) => string;
  readonly samurai: string;
  readonly yakuza: (clan: string) => string;
  /** What somebody who can be challenged is worth to the winner. */
  readonly worth: (sabres: string, vp: number) => string;
  readonly abilities: Readonly<Record<Ability, readonly [name: string, effect: string]>>;
  /** What events do, and how that is said of one for a single season. */
  readonly events: Readonly<Record<EventName, string>>;
  readonly only: (season: Word, event: string) => string;
  /** Combat cards, in full and in short, and what they do. */
  readonly combat: readonly Word[];
  readonly strike: (sabres: string | undefined, cancels: readonly string[]) => string;
}

/** Things that are looked at by seat: `rice:2`. */
const OF_SEATS = ['wealth', 'honour', 'rice', 'hand'] as const;

/** What villagers and buildings give. */
const OUTPUTS = ['wealth', 'honour', 'rice'] as const;

const EVENT_NAMES = Object.keys(EVENT) as EventName[];
const CARD_DOMAINS = Object.values(lexicon.verbs)
  .flat()
  .filter(({ ids, min }) => ids[0] === CARDS[min].id);

/** An event by what the rules call it. */
export const eventIn = (names: Pick<ByDomain, 'card'>, event: EventName): Word => names.card[EVENT[event].first];

const explained = ({ name, short, count, grammar }: Word, effect: string): Word =>
  new Word(name, { short, effect, count }, grammar);

/** The name and the effect of every card in one language, by domain. */
export function cardNames(say: CardSpeech) {
  const { some, list } = say.grammar;
  const { things } = say;
  const joined = (...parts: readonly (string | false)[]) => parts.filter((part) => part).join(say.comma);
  const output = (of: Output): string => list(OUTPUTS.filter((id) => of[id] > 0).map((id) => some(of[id], things[id])));

  /** More of the one thing that a villager gives needs no name again: `2 wealth …, 1 more in …`. */
  function moreOf(base: Output, more: Output): string {
    const [first, ...others] = OUTPUTS.filter((id) => base[id] > 0 || more[id] > 0);
    return others.length === 0 && base[first] > 0 ? String(more[first]) : output(more);
  }

  function effectOf({ id, kind, ability, bonus, when = [], ...type }: CardType): string {
    if (kind === 'event') {
      const event = say.events[EVENT_NAMES.find((name) => CARDS[EVENT[name].first].type.id === id)!];
      return when.length === 1 ? say.only(things[when[0]], event) : event;
    }
    const sabres = type.sabres! > 0 && some(type.sabres!, things.sabre);
    const clan = CLANS.find((one) => one.id === type.clan);
    if (clan) return joined(say.yakuza(say.called(clan)), sabres);
    const colour = Object.keys(say.colours)[COLOURS.indexOf(type.colour!)];
    const gives = output(type.output!);
    const does = ability ? say.abilities[ability][1] : '';
    if (kind === 'building') return say.building(colour, type.capacity!, type.activation!, joined(gives, does));
    const more = bonus
      ? say.givesMore(moreOf(type.output!, bonus.output), kinds[BUILDING_TYPES.indexOf(bonus.building)])
      : '';
    return joined(say.gives(gives, colour), more, sabres, does, kind === 'samurai' && say.samurai);
  }

  const types = [...new Set(CARDS.map(({ type }) => type))];
  const typesOf = (kind: CardType['kind']) =>
    types.filter((type) => type.kind === kind).map((type) => say.card(type, undefined, effectOf(type)));
  const kinds = typesOf('building');
  const card = CARDS.map(({ id, type }) => {
    const copies = CARDS.filter((other) => other.type === type);
    // Nobody needs to tell two events of a type apart: they are never in play.
    const copy = copies.length > 1 && type.kind !== 'event' ? copies.findIndex((one) => one.id === id) + 1 : undefined;
    return say.card(type, copy, effectOf(type));
  });
  // Who fights is told of by what counts in a duel; without a sabre one fights only if Wanted (M-8.13, M-13.1).
  const sabresOf = (i: number) => some(SABRES[i] || WANTED_SABRES, things.sabre);
  const fighters = card.map((word, i) => explained(word, sabresOf(i)));
  const targets = card.map((word, i) => explained(word, say.worth(sabresOf(i), SABRES[i] || WANTED_VP)));
  const roles: Readonly<Record<string, readonly Word[]>> = { samurai: fighters, duelist: fighters, target: targets };
  const byDomain = CARD_DOMAINS.map(({ name, min, max }) => [name, (roles[name] ?? card).slice(min, max + 1)]);
  return {
    ...(Object.fromEntries(byDomain) as ByDomain),
    combat: COMBAT_CARDS.map(({ gain, cancels }, i) => {
      const cancelled = cancels.map((id) => say.combat[COMBAT_IDS.indexOf(id)].short);
      return explained(say.combat[i], say.strike(gain > 0 ? some(gain, things.sabre) : undefined, cancelled));
    }),
    kind: kinds,
    villagerType: typesOf('villager'),
    samuraiType: typesOf('samurai'),
    yakuzaType: typesOf('yakuza'),
    eventType: typesOf('event'),
    ability: ABILITY_IDS.map((id) => say.abilities[id]).map(([name, effect]) => new Word(name, { effect })),
    clan: CLANS.map((clan) => new Word(say.called(clan))),
    seat: LORDS.map((lord) => new Word(say.called(lord), { effect: say.lord }, { proper: true })),
    // What a seat has, so that whoever looks at its figures is told of that seat.
    ...Object.fromEntries(OF_SEATS.map((id) => [id, LORDS.map(() => things[id])])),
    colour: Object.entries(say.colours).map(([name, short]) => new Word(name, { short })),
  };
}
