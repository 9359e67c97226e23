import { UNKNOWN } from 'engawa';
import { left } from 'engawa/columns';
import { CAPACITY, CARDS, COLOUR, FIRST_YAKUZA, LAST_YAKUZA, OUTPUT } from '../data/index.ts';
import { honour, mouths, outputOn, rice, wealth } from '../rules/production.ts';
import { BUILT, BURNT, EMPTY, LAUNCHED, MOVED, SITE, SPRING, TRAINED, WANTED } from '../rules/state.ts';
import { controllerOf, isActivated, spotAt, villagerAt, vp } from '../rules/village.ts';
import { eventIn } from '../words/cards.ts';
import { describe, output, sabres } from './cards.ts';
import { heading, items } from './columns.ts';
import type { TextView } from './text-view.ts';

const INDENT = 11;
const BUILDING_WIDTH = 38;

export const lord = ({ words }: TextView, seat: number): string => words.names.seat[seat].name;

/** A person with sabres and marks. */
function person({ s, words }: TextView, card: number, gives: string): string {
  const { names, phrases } = words;
  const marks = s.marks[card];
  const remarks = [
    marks & WANTED ? eventIn(names, 'wanted').name : '',
    marks & TRAINED ? eventIn(names, 'swordMaster').name : '',
    marks & LAUNCHED ? phrases.launched : '',
    marks & MOVED && s.season === SPRING ? phrases.moved : '',
  ].filter((remark) => remark !== '');
  const text = [names.card[card].name, sabres(words, card), gives].filter((part) => part !== '').join(' ');
  return remarks.length > 0 ? `${text} (${remarks.join(', ')})` : text;
}

/** One seat: a headline with its figures, its buildings, its samurai outside, its hand. */
export function village(view: TextView, seat: number): string[] {
  const { s, viewer, words } = view;
  const { things, phrases } = words;
  const { some } = phrases;
  const me = s.seat[seat];
  const title = [
    seat === viewer ? phrases.you(lord(view, seat)) : lord(view, seat),
    some(vp(me), things.points),
    some(wealth(s, seat), things.wealth),
    some(honour(me), things.honour),
    phrases.riceAndMouths(some(rice(me), things.rice), mouths(me)),
    me.harvest > 0 ? phrases.harvest(some(me.harvest, things.rice)) : '',
    me.drought > 0 ? phrases.drought : '',
  ];
  return [
    heading(title.filter((part) => part !== '').join(' · ')),
    ...buildings(view, seat),
    ...outside(view, seat),
    ...duel(view, seat),
    ...hand(view, seat),
  ];
}

function buildings(view: TextView, seat: number): string[] {
  const me = view.s.seat[seat];
  const lines: string[] = [];
  for (let plot = 0; plot < me.plots; plot++) if (me.status[plot] !== EMPTY) lines.push(...plotLines(view, seat, plot));
  return lines.length > 0 ? lines : [`  ${view.words.phrases.empty}`];
}

/** ` * Brewery 1 y 2/3 2W   Brewer 1 3W1R · Usurer 1 3W`, and what the yakuza do on a line of its own. */
function plotLines(view: TextView, seat: number, plot: number): string[] {
  const { words } = view;
  const { names, things, phrases } = words;
  const me = view.s.seat[seat];
  const building = me.building[plot];
  const known = building !== UNKNOWN;
  const sign = isActivated(me, plot) ? '*' : ['', '#', 'x', 'o'][me.status[plot]];
  const name = known ? names.card[building].name : things.site.short;
  const gives = known ? output(words, OUTPUT[building]) : '';
  const figures = known
    ? `${names.colour[COLOUR[building]].short} ${me.count[plot]}/${CAPACITY[building]} ${gives}`
    : '';
  const people = Array.from({ length: me.count[plot] }, (_, i) => {
    const villager = villagerAt(me, plot, i);
    return person(view, villager, me.status[plot] === BUILT ? output(words, outputOn(villager, building)) : '');
  });
  const state = me.status[plot] === SITE && known ? things.site.short : me.status[plot] === BURNT ? phrases.burnt : '';
  const label = `  ${sign} ${left(name, 20)} ${figures}${state && ` ${state}`}`;
  return [...items(`${left(label, BUILDING_WIDTH)} `, people, BUILDING_WIDTH + 1), ...trouble(view, seat, plot)];
}

function trouble(view: TextView, seat: number, plot: number): string[] {
  const { s } = view;
  const { phrases } = view.words;
  const me = s.seat[seat];
  const there = CARDS.map((_, card) => card).filter(
    (card) => card >= FIRST_YAKUZA && card <= LAST_YAKUZA && s.spot[card] === spotAt(seat, plot),
  );
  const lines: string[] = [];
  const note = (label: string, own: boolean) => {
    const yakuza = there.filter((card) => (controllerOf(s, card) === seat) === own);
    if (yakuza.length === 0) return;
    const texts = yakuza.map((card) =>
      own ? person(view, card, '') : phrases.of(person(view, card, ''), lord(view, controllerOf(s, card))),
    );
    texts[0] = `${label} ${texts[0]}`;
    lines.push(...items('', texts, BUILDING_WIDTH + 1));
  };
  note(phrases.blocked, false);
  note(phrases.defended, true);
  if (me.embezzler[plot] > 0)
    lines.push(...items('', [phrases.embezzled(lord(view, me.embezzler[plot] - 1))], BUILDING_WIDTH + 1));
  return lines;
}

function outside(view: TextView, seat: number): string[] {
  const { outside: samurai } = view.s.seat[seat];
  if (samurai.length === 0) return [];
  const people = Array.from(samurai.items(), (card) => person(view, card, ''));
  return items(`  ${view.words.things.outside.short}`, people, INDENT);
}

/** Combat cards in a duel: one's own by name, the other's by number. */
function duel({ s, viewer, words: { names, phrases } }: TextView, seat: number): string[] {
  const me = s.seat[seat];
  if (me.combatCards === 0) return [];
  const cards = (mask: number) => names.combat.filter((_, card) => mask & (1 << card)).map(String);
  const texts = seat === viewer ? cards(me.drawn) : [phrases.combatLeft(me.combatCards)];
  if (me.ready) texts.push(phrases.laid);
  if (me.played > 0) texts.push(`${phrases.played}${phrases.colon}${cards(me.played).join(phrases.comma)}`);
  return items(`  ${phrases.combat}`, texts, INDENT + 5);
}

/** One's own hand with all figures; of the others' how many, and what is known of it. */
function hand({ s, viewer, words }: TextView, seat: number): string[] {
  const { names, things, phrases } = words;
  const me = s.seat[seat];
  const line = (label: string, texts: readonly string[]) =>
    texts.length > 0 ? items(`  ${label}`, texts, INDENT) : [];
  const described = (cards: Iterable<number>) => Array.from(cards, (card) => describe(words, card));
  if (seat === viewer) {
    const cards = described([...me.villagers.items(), ...me.buildings.items()]);
    return [
      ...items(`  ${things.hand}`, cards, INDENT),
      ...line(eventIn(names, 'plans').short, described(me.plans.items())),
    ];
  }
  const known = names.card.filter((_, card) => s.holder[card] === seat + 1).map(String);
  return [
    ...line(things.hand.name, [phrases.handSizes(me.villagers.length, me.buildings.length)]),
    ...line(phrases.known, known),
  ];
}
