import { UNKNOWN } from 'engawa';
import { left } from 'engawa/columns';
import { CAPACITY, CARDS, COLOUR, FIRST_YAKUZA, HONOUR, LAST_YAKUZA, RICE, WEALTH } from '../data/index.ts';
import { honour, mouths, rice, wealth } from '../rules/production.ts';
import { BUILT, BURNT, EMPTY, LAUNCHED, MOVED, SITE, SPRING, TRAINED, WANTED } from '../rules/state.ts';
import { controllerOf, isActivated, spotAt, villagerAt, vp } from '../rules/village.ts';
import { describe, nameOf, output, outputOn, sabres } from './cards.ts';
import { heading, items } from './columns.ts';
import type { TextView } from './text-view.ts';

const INDENT = 11;
const BUILDING_WIDTH = 38;

export const lord = ({ words }: TextView, seat: number): string => words.names.lord[seat];

/** A person with sabres and marks. */
function person({ s, labels, words }: TextView, card: number, gives: string): string {
  const marks = s.marks[card];
  const remarks = [
    marks & WANTED ? labels.wanted : '',
    marks & TRAINED ? labels.trained : '',
    marks & LAUNCHED ? labels.launched : '',
    marks & MOVED && s.season === SPRING ? labels.moved : '',
  ].filter((remark) => remark !== '');
  const text = [nameOf(words, card), sabres(labels, card), gives].filter((part) => part !== '').join(' ');
  return remarks.length > 0 ? `${text} (${remarks.join(', ')})` : text;
}

/** One seat: a headline with its figures, its buildings, its samurai outside, its hand. */
export function village(view: TextView, seat: number): string[] {
  const { s, viewer, labels } = view;
  const me = s.seat[seat];
  const title = [
    seat === viewer ? labels.you(lord(view, seat)) : lord(view, seat),
    labels.vp(vp(me)),
    labels.wealth(wealth(s, seat)),
    labels.honour(honour(me)),
    labels.riceAndMouths(rice(me), mouths(me)),
    me.harvest > 0 ? labels.harvest(me.harvest) : '',
    me.drought > 0 ? labels.drought : '',
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
  return lines.length > 0 ? lines : [`  ${view.labels.empty}`];
}

/** ` * Brewery 1 y 2/3 2W   Brewer 1 3W1R · Usurer 1 3W`, and what the yakuza do on a line of its own. */
function plotLines(view: TextView, seat: number, plot: number): string[] {
  const { s, labels, words } = view;
  const me = s.seat[seat];
  const building = me.building[plot];
  const known = building !== UNKNOWN;
  const sign = isActivated(me, plot) ? '*' : ['', '#', 'x', 'o'][me.status[plot]];
  const name = known ? nameOf(words, building) : labels.site;
  const gives = known ? output(labels, WEALTH[building], HONOUR[building], RICE[building]) : '';
  const figures = known ? `${labels.colours[COLOUR[building]]} ${me.count[plot]}/${CAPACITY[building]} ${gives}` : '';
  const people = Array.from({ length: me.count[plot] }, (_, i) => {
    const villager = villagerAt(me, plot, i);
    return person(view, villager, me.status[plot] === BUILT ? outputOn(labels, villager, building) : '');
  });
  const state = me.status[plot] === SITE && known ? labels.site : me.status[plot] === BURNT ? labels.burnt : '';
  const label = `  ${sign} ${left(name, 20)} ${figures}${state && ` ${state}`}`;
  return [...items(`${left(label, BUILDING_WIDTH)} `, people, BUILDING_WIDTH + 1), ...trouble(view, seat, plot)];
}

function trouble(view: TextView, seat: number, plot: number): string[] {
  const { s, labels } = view;
  const me = s.seat[seat];
  const there = CARDS.map((_, card) => card).filter(
    (card) => card >= FIRST_YAKUZA && card <= LAST_YAKUZA && s.spot[card] === spotAt(seat, plot),
  );
  const lines: string[] = [];
  const note = (label: string, own: boolean) => {
    const yakuza = there.filter((card) => (controllerOf(s, card) === seat) === own);
    if (yakuza.length === 0) return;
    const texts = yakuza.map((card) =>
      own ? person(view, card, '') : labels.of(person(view, card, ''), lord(view, controllerOf(s, card))),
    );
    texts[0] = `${label} ${texts[0]}`;
    lines.push(...items('', texts, BUILDING_WIDTH + 1));
  };
  note(labels.blocked, false);
  note(labels.defended, true);
  if (me.embezzler[plot] > 0)
    lines.push(...items('', [labels.embezzled(lord(view, me.embezzler[plot] - 1))], BUILDING_WIDTH + 1));
  return lines;
}

function outside(view: TextView, seat: number): string[] {
  const { outside: samurai } = view.s.seat[seat];
  if (samurai.length === 0) return [];
  const people = Array.from(samurai.items(), (card) => person(view, card, ''));
  return items(`  ${view.labels.outside}`, people, INDENT);
}

/** Combat cards in a duel: one's own by name, the other's by number. */
function duel({ s, viewer, labels, words }: TextView, seat: number): string[] {
  const me = s.seat[seat];
  if (me.combatCards === 0) return [];
  const cards = (mask: number) => words.names.combat.filter((_, card) => mask & (1 << card));
  const texts = seat === viewer ? cards(me.drawn) : [labels.combatLeft(me.combatCards)];
  if (me.ready) texts.push(labels.laid);
  if (me.played > 0) texts.push(`${labels.played}: ${cards(me.played).join(', ')}`);
  return items(`  ${labels.combat}`, texts, INDENT + 5);
}

/** One's own hand with all figures; of the others' how many, and what is known of it. */
function hand({ s, viewer, labels, words }: TextView, seat: number): string[] {
  const me = s.seat[seat];
  const label = `  ${labels.hand}`;
  if (seat === viewer) {
    const cards = [...me.villagers.items(), ...me.buildings.items()];
    return [
      ...items(
        label,
        cards.map((card) => describe(labels, words, card)),
        INDENT,
      ),
      ...(me.plans.length > 0
        ? items(
            `  ${labels.plans}`,
            Array.from(me.plans.items(), (card) => describe(labels, words, card)),
            INDENT,
          )
        : []),
    ];
  }
  const known = CARDS.map((_, card) => card).filter((card) => s.holder[card] === seat + 1);
  return [
    ...items(label, [labels.handSizes(me.villagers.length, me.buildings.length)], INDENT),
    ...(known.length > 0
      ? items(
          `  ${labels.known}`,
          known.map((card) => nameOf(words, card)),
          INDENT,
        )
      : []),
  ];
}
