/** @jsxImportSource engawa/drawing */

import { capital, NONE } from 'engawa';
import { Crest, type Drawn } from 'engawa/drawing';
import {
  ACHIEVEMENTS,
  AREA,
  BOARD_SLOTS,
  CARDS,
  CHURCH_SLOTS,
  CUSTOMS_SLOTS,
  LETTERS,
  NATIONS,
  ORDERS,
  PORT_POWER,
  SECOND_CARD,
  SURCHARGE,
  tableFor,
} from '../data/index.ts';
import { layout, STEPS } from '../rules/state.ts';
import { Icon } from './blocks.ts';
import { Flag, Gain, Goods } from './gain.tsx';
import { HOUSES, type Props, seatsOf } from './picture.ts';
import { canDeclare, priceOfCard, priceOfFaith, progressOn, reachesOrder } from './prices.ts';

/** Orders in the ports and technologies in the laboratories. */
export function Displays({ picture }: Props): Drawn {
  const { ports, laboratories } = tableFor(picture.s.seats);
  return (
    <section class="displays" data-page="board">
      {Array.from({ length: ports }, (_, board) => (
        <Port key={`port ${board}`} picture={picture} board={board} />
      ))}
      {Array.from({ length: laboratories }, (_, board) => (
        <Laboratory key={`laboratory ${board}`} picture={picture} board={board} />
      ))}
    </section>
  );
}

function Port({ picture, board }: Props & { readonly board: number }): Drawn {
  const { s, words } = picture;
  const port = board === 0 ? 'port-a' : 'port-b';
  return (
    <div class="panel display" data-look={`area:${port}`}>
      <h3>
        <Icon of="port" />
        {words.names.area[AREA[port]].name}
        <Second picture={picture} board={board} />
      </h3>
      {PORT_POWER.map((power, slot) => {
        const order = s.ports[board * BOARD_SLOTS + slot];
        return order === NONE ? (
          <div key={slot} class="card empty" />
        ) : (
          <div
            key={slot}
            class={reachesOrder(picture, board, slot) ? 'card can' : 'card'}
            data-ref={`order:${ORDERS[order].id}`}
          >
            <b class="need">{power}+</b>
            <OrderLine picture={picture} order={order} />
          </div>
        );
      })}
    </div>
  );
}

/** Y-10.6.2: the second order costs something, of one's choice. */
function Second({ picture, board }: Props & { readonly board: number }): Drawn {
  const pending = layout.pending(picture.s);
  const open = pending?.step === STEPS.port && pending.figures.port === board && pending.figures.taken > 0;
  return (
    <small class="second" data-look="secondOrder">
      +1
      <span class="unit" data-ref={open ? 'payment:yen' : undefined} data-look="secondOrder">
        {SECOND_CARD.yen}
        <Icon of="yen" />
      </span>
      /
      <span class="unit" data-ref={open ? 'payment:import' : undefined} data-look="secondOrder">
        {SECOND_CARD.imports}
        <Icon of="import" />
      </span>
    </small>
  );
}

/** Who wants what, and what it brings. */
export function OrderLine({ picture, order }: Props & { readonly order: number }): Drawn {
  const { nation, goods, reward } = ORDERS[order];
  return (
    <span class="deal">
      <Flag id={NATIONS[nation].id} of={picture.words.names.nation[nation]} />
      <Goods counts={goods} />
      <i class="arrow">→</i>
      <Gain reward={reward} />
    </span>
  );
}

function Laboratory({ picture, board }: Props & { readonly board: number }): Drawn {
  const { s, words } = picture;
  const { names, phrases } = words;
  const laboratory = board === 0 ? 'laboratory-a' : 'laboratory-b';
  return (
    <div class="panel display laboratory" data-look={`area:${laboratory}`}>
      <h3>
        <Icon of="laboratory" />
        {names.area[AREA[laboratory]].name}
      </h3>
      {SURCHARGE.map((surcharge, slot) => {
        const card = s.laboratories[board * BOARD_SLOTS + slot];
        if (card === NONE) return <div key={slot} class="card empty" />;
        const { id, nation, technology, value } = CARDS[card];
        const { yen, short, can, owned } = priceOfCard(picture, board, slot);
        const { name, effect } = names.technology[technology];
        return (
          <div key={slot} class={owned ? 'card owned' : can ? 'card can' : 'card'} data-ref={`card:${id}`}>
            <b class="need">{value + surcharge}</b>
            <span class="lore">
              <span class="title">
                <Flag id={NATIONS[nation].id} of={names.nation[nation]} />
                <span class="name">{name}</span>
              </span>
              <span class="brief">{phrases.brief[technology]}</span>
              <span class="effect">{capital(effect!)}</span>
            </span>
            <span class="cost">
              <b class="price">{owned ? '✓' : phrases.price(yen)}</b>
              {(owned || short > 0) && <small class="short">{owned ? phrases.owned : phrases.short(short)}</small>}
            </span>
          </div>
        );
      })}
    </div>
  );
}

/** The slots of the church or of the customs. */
function Slots(props: Props & { readonly of: 'church' | 'customs' }): Drawn {
  const { picture, of } = props;
  const { s, words } = picture;
  const { names, things } = words;
  const slots =
    of === 'church'
      ? CHURCH_SLOTS.map(({ faith, reward }) => ({ need: faith, reward }))
      : CUSTOMS_SLOTS.map(({ imports, reward }) => ({ need: imports, reward }));
  const open = (slot: number) => (of === 'church' ? priceOfFaith(picture, slot).can : canDeclare(picture, slot));
  return (
    <div class={`panel slots ${of}`} data-look={`area:${of}`}>
      <h3>
        <Icon of={of} />
        {names.area[AREA[of]].name}
        <small data-look={of === 'church' ? 'faith' : 'imports'}>
          {of === 'church' ? things.faith.name : things.imports.many}
        </small>
      </h3>
      <div class="row">
        {slots.map(({ need, reward }, i) => {
          const owner = s[of][i];
          return (
            <span
              key={i}
              class={owner === NONE && open(i) ? 'slot can' : 'slot'}
              data-ref={`${of}Slot:${i + 1}`}
              data-of={owner === NONE || owner >= s.seats ? undefined : owner}
            >
              <b class="need">{need}</b>
              {owner === NONE ? <Gain reward={reward} /> : <Crest house={HOUSES[owner]} />}
            </span>
          );
        })}
      </div>
    </div>
  );
}

export const Church = ({ picture }: Props): Drawn => <Slots picture={picture} of="church" />;
export const Customs = ({ picture }: Props): Drawn => <Slots picture={picture} of="customs" />;

/** The first gets more than those who come later; once somebody was first, only the rest is told. */
const Worth = (props: Props & { readonly first: number; readonly later: number; readonly claimed: boolean }): Drawn =>
  props.claimed ? (
    <b class="seal">{props.later}</b>
  ) : (
    <span class="both">
      <b class="seal">{props.first}</b> <small>{props.picture.words.phrases.later(props.later)}</small>
    </span>
  );

export function Achievements({ picture }: Props): Drawn {
  const { s, words } = picture;
  return (
    <div class="panel honours" data-look="achievements">
      <h3>{words.categories.achievements}</h3>
      {LETTERS.map((letter, i) => {
        const card = s.achievements[i];
        const { id, first, later } = ACHIEVEMENTS[card];
        return (
          <div key={letter} class="honour" data-ref={`achievement:${id}`}>
            <b class="letter">{letter}</b>
            <span class="name">
              {words.names.achievement[card].short}
              <span class="claims">
                {seatsOf(s).map((seat) => (s.seat[seat].claimed[i] ? <Crest key={seat} house={HOUSES[seat]} /> : null))}
              </span>
            </span>
            <span class="worth">
              <Worth
                picture={picture}
                first={first}
                later={later}
                claimed={seatsOf(s).some((seat) => s.seat[seat].claimed[i])}
              />
              <b class="progress">{progressOn(picture, card)}</b>
            </span>
          </div>
        );
      })}
    </div>
  );
}
