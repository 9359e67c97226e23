/** @jsxImportSource engawa/drawing */

import { UNKNOWN } from 'engawa';
import { Crest, type Drawn } from 'engawa/drawing';
import {
  ABILITY_OF,
  CAPACITY,
  CARDS,
  COLOUR,
  FIRST_YAKUZA,
  isYakuza,
  LAST_YAKUZA,
  NOTHING,
  SABRES,
} from '../data/index.ts';
import { honourOf, outputOn, riceOf, wealthOf } from '../rules/production.ts';
import { BUILT, BURNT, EMPTY, LAUNCHED, TRAINED, WANTED } from '../rules/state.ts';
import { controllerOf, founderOf, isActivated, isBlocked, OUTSIDE, spotAt, villagerAt } from '../rules/village.ts';
import { eventIn } from '../words/cards.ts';
import { Bamboo, Likeness, Standing } from './art.tsx';
import { Icon } from './blocks.ts';
import { Output, Sabres } from './card.tsx';
import { familyOf, HOUSES, lookAtEvent, type Picture } from './picture.ts';

interface Of {
  readonly picture: Picture;
  readonly seat: number;
}

/** So many plots leave room to be drawn larger, and so many stand in one row: their buildings rise high above them. */
const [FEW, ROW] = [6, 3];

/** The plots of a village: buildings, sites and those who stand there. */
export function Plots({ picture, seat }: Of): Drawn {
  const me = picture.s.seat[seat];
  const plots = Array.from({ length: me.plots }, (_, plot) => plot).filter((plot) => me.status[plot] !== EMPTY);
  return (
    <div class={`plots${plots.length <= FEW ? ' few' : ''}${plots.length <= ROW ? ' row' : ''}`}>
      {plots.map((plot) => (
        <Plot key={plot} picture={picture} seat={seat} plot={plot} />
      ))}
      <Outside picture={picture} seat={seat} />
      {plots.length === 0 && me.outside.length === 0 && (
        <p class="bare" data-look="village">
          {picture.say.empty}
        </p>
      )}
    </div>
  );
}

function Plot({ picture, seat, plot }: Of & { readonly plot: number }): Drawn {
  const { s } = picture;
  const me = s.seat[seat];
  const building = me.building[plot];
  const names = ['plot', building === UNKNOWN ? 'f-hidden' : `f-${familyOf(building)}`, stateOf(picture, seat, plot)];
  if (isBlocked(me, plot)) names.push('blocked');
  return (
    <div class={names.join(' ')}>
      {me.status[plot] !== BUILT && <Bamboo />}
      {building === UNKNOWN ? <Scaffold picture={picture} /> : <Front picture={picture} seat={seat} plot={plot} />}
      <div class="stack">
        {Array.from({ length: me.count[plot] }, (_, i) => {
          const villager = villagerAt(me, plot, i);
          return villager === UNKNOWN ? (
            <div key={`unknown ${i}`} class="person unknown" data-look="founder">
              {picture.say.hidden}
            </div>
          ) : (
            <Person
              key={villager}
              picture={picture}
              card={villager}
              on={me.status[plot] === BUILT ? building : UNKNOWN}
              founder={founderOf(me, plot) === villager}
            />
          );
        })}
      </div>
      <Visitors picture={picture} spot={spotAt(seat, plot)} seat={seat} />
      {me.embezzler[plot] > 0 && (
        <small class="drain" data-look={lookAtEvent('embezzlement')} data-of={me.embezzler[plot] - 1}>
          <Crest house={HOUSES[me.embezzler[plot] - 1]} />
          <Icon of="wealth" />
        </small>
      )}
    </div>
  );
}

function stateOf({ s }: Picture, seat: number, plot: number): string {
  const me = s.seat[seat];
  if (me.status[plot] === BURNT) return 'burnt';
  if (me.status[plot] !== BUILT) return 'site';
  return isActivated(me, plot) ? 'active' : 'asleep';
}

const Scaffold = ({ picture }: { readonly picture: Picture }): Drawn => (
  <header class="front" data-look="site">
    <Icon of="building" />
    <b>{picture.words.things.site.short}</b>
  </header>
);

/** Name, room and what it gives this year. The moves of a building point here, not at those inside. */
function Front({ picture, seat, plot }: Of & { readonly plot: number }): Drawn {
  const { s, words, say } = picture;
  const me = s.seat[seat];
  const building = me.building[plot];
  const built = me.status[plot] === BUILT;
  return (
    <header class="front" data-ref={`building:${CARDS[building].id}`}>
      {built && <Standing building={building} />}
      <Icon of={familyOf(building)} />
      <b>{words.names.card[building].name}</b>
      <span class="room" role="img" aria-label={`${say.capacity} ${me.count[plot]}/${CAPACITY[building]}`}>
        {me.count[plot]}/{CAPACITY[building]}
        {isActivated(me, plot) && ABILITY_OF[building] >= 0 ? '★' : ''}
      </span>
      {built ? (
        <Output of={{ wealth: wealthOf(me, plot), honour: honourOf(me, plot), rice: riceOf(me, plot) }} />
      ) : (
        <em>{me.status[plot] === BURNT ? say.burnt : words.things.site.short}</em>
      )}
    </header>
  );
}

/**
 * Somebody in play. The sign stands for the one who acts, the name for the one who is acted upon: a swap or a challenge
 * names two people, and each must be told from the other.
 */
function Person(props: {
  readonly picture: Picture;
  readonly card: number;
  readonly on: number;
  readonly founder?: boolean;
}): Drawn {
  const { picture, card, on, founder } = props;
  const { s, words } = picture;
  const { id } = CARDS[card];
  const kind = isYakuza(card) ? `yakuza:${id}` : `villager:${id}${COLOUR[card] === 2 ? ` samurai:${id}` : ''}`;
  const marks = s.marks[card];
  const look = `${isYakuza(card) ? 'yakuza' : 'villager'}:${id}`;
  return (
    <div class={`person f-${familyOf(card)}`} data-look={look}>
      <span class="sign" data-ref={`${kind} duelist:${id}`} data-look={look}>
        <Likeness card={card} />
      </span>
      <span class="name" data-ref={isYakuza(card) ? `target:${id}` : `partner:${id} target:${id}`} data-look={look}>
        {words.names.card[card].name}
      </span>
      {founder && (
        <small class="founder" data-look="founder" role="img" aria-label={words.things.founder.name}>
          ◆
        </small>
      )}
      {marks & WANTED ? (
        <small class="badge" data-look={lookAtEvent('wanted')}>
          {eventIn(words.names, 'wanted').name}
        </small>
      ) : null}
      {marks & TRAINED ? (
        <small
          class="badge"
          data-look={lookAtEvent('swordMaster')}
          role="img"
          aria-label={eventIn(words.names, 'swordMaster').name}
        >
          +
        </small>
      ) : null}
      {marks & LAUNCHED ? (
        <small class="badge" data-look="launched" role="img" aria-label={words.things.launched.name}>
          ✓
        </small>
      ) : null}
      {SABRES[card] > 0 && <Sabres n={SABRES[card]} />}
      <Output of={on === UNKNOWN ? NOTHING : outputOn(card, on)} />
    </div>
  );
}

/** Yakuza at a building: attackers face outward, with the crest of who controls them. */
function Visitors({ picture, spot, seat }: Of & { readonly spot: number }): Drawn {
  const { s } = picture;
  const there = Array.from({ length: LAST_YAKUZA - FIRST_YAKUZA + 1 }, (_, i) => FIRST_YAKUZA + i).filter(
    (card) => s.spot[card] === spot,
  );
  return (
    <div class="visitors">
      {there.map((card) => (
        <div key={card} class={controllerOf(s, card) === seat ? 'guard' : 'attacker'}>
          <span class="whose" data-look={`seat:${controllerOf(s, card)}`}>
            <Crest house={HOUSES[controllerOf(s, card)]} />
          </span>
          <Person picture={picture} card={card} on={UNKNOWN} />
        </div>
      ))}
    </div>
  );
}

/** Samurai outside the buildings. */
function Outside({ picture, seat }: Of): Drawn | null {
  const { outside } = picture.s.seat[seat];
  if (outside.length === 0) return null;
  return (
    <div class="plot open">
      <header class="front" data-look="outside">
        <b>{picture.words.things.outside.short}</b>
      </header>
      <div class="stack">
        {Array.from(outside.items(), (card) => (
          <Person key={card} picture={picture} card={card} on={UNKNOWN} />
        ))}
      </div>
      <Visitors picture={picture} spot={spotAt(seat, OUTSIDE)} seat={seat} />
    </div>
  );
}
