/** @jsxImportSource engawa/drawing */
import type { Drawn } from 'engawa/drawing';
import {
  ACTIVATION,
  BONUS_HONOUR,
  BONUS_ON,
  BONUS_RICE,
  BONUS_WEALTH,
  BUILDING_TYPE,
  CAPACITY,
  CARDS,
  CLAN,
  FIRST_BUILDING,
  HONOUR,
  isBuilding,
  isSamurai,
  isVillager,
  isYakuza,
  RICE,
  SABRES,
  WEALTH,
} from '../data/index.ts';
import { Icon, type Sign } from './blocks.ts';
import { familyOf, type Picture } from './picture.ts';

/** Wealth, honour and rice as numbers with signs. */
export function Output(props: { readonly wealth: number; readonly honour: number; readonly rice: number }): Drawn {
  const parts: [Sign, number][] = [
    ['wealth', props.wealth],
    ['honour', props.honour],
    ['rice', props.rice],
  ];
  return (
    <span class="output">
      {parts.map(([of, n]) =>
        n > 0 ? (
          <span key={of} class="unit">
            {n}
            <Icon of={of} />
          </span>
        ) : null,
      )}
    </span>
  );
}

export const Sabres = ({ n }: { readonly n: number }): Drawn => (
  <span class="sabres">
    {Array.from({ length: n }, (_, i) => (
      <Icon key={i} of="sabre" />
    ))}
  </span>
);

/** What a card in a hand or on the flop can be for a move. */
function refsOf(card: number, flop: boolean): string {
  const { id } = CARDS[card];
  if (flop) return `card:${id}`;
  if (isYakuza(card)) return `yakuza:${id} card:${id}`;
  if (isSamurai(card)) return `villager:${id} samurai:${id} card:${id}`;
  if (isVillager(card)) return `villager:${id} card:${id}`;
  return isBuilding(card) ? `building:${id} card:${id}` : `card:${id}`;
}

/** The one card template: family mark, name, figures, one line of effect. */
export function Card(props: { readonly picture: Picture; readonly card: number; readonly flop?: true }): Drawn {
  const { picture, card, flop } = props;
  const { words, say } = picture;
  const family = familyOf(card);
  return (
    <div class={`leaf f-${family}`} data-ref={refsOf(card, flop === true)}>
      <header>
        <Icon of={family} />
        <b>{words.names.card[card]}</b>
      </header>
      {isBuilding(card) && (
        <span class="room" title={say.capacity}>
          {ACTIVATION[card]}/{CAPACITY[card]}
        </span>
      )}
      <Output wealth={WEALTH[card]} honour={HONOUR[card]} rice={RICE[card]} />
      {SABRES[card] > 0 && <Sabres n={SABRES[card]} />}
      {isYakuza(card) && <small class="note">{words.names.clan[CLAN[card]]}</small>}
      {BONUS_ON[card] >= 0 && (
        <small class="note">
          {say.bonus} {workplace(picture, card)}
          <Output wealth={BONUS_WEALTH[card]} honour={BONUS_HONOUR[card]} rice={BONUS_RICE[card]} />
        </small>
      )}
      {effectOf(picture, card) && <small class="note does">{effectOf(picture, card)}</small>}
    </div>
  );
}

/** What the card can do beside what it yields. */
const effectOf = ({ effects }: Picture, card: number): string | undefined => {
  const { type } = CARDS[card];
  return effects[type.ability ?? type.id];
};

/** The kind of building on which a villager has his bonus, without the number of the copy. */
function workplace({ words }: Picture, villager: number): string {
  const card = BUILDING_TYPE.indexOf(BONUS_ON[villager], FIRST_BUILDING);
  return words.names.card[card].replace(/ \d+$/, '');
}
