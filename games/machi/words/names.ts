import {
  CARDS,
  FIRST_BUILDING,
  FIRST_SAMURAI,
  FIRST_YAKUZA,
  LAST_BUILDING,
  LAST_VILLAGER,
  LAST_YAKUZA,
} from '../data/index.ts';

/** The names of all cards from those of their types; copies of one type are numbered. */
export function cardNames(types: Readonly<Record<string, string>>): Record<string, readonly string[]> {
  const copies = (id: string): number => CARDS.filter((card) => card.type.id === id).length;
  const card = CARDS.map(({ id, type }) => {
    const name = types[type.id] ?? id;
    return copies(type.id) > 1 ? `${name} ${id.slice(id.lastIndexOf('-') + 1)}` : name;
  });
  const villager = card.slice(0, LAST_VILLAGER + 1);
  const duelist = card.slice(0, LAST_YAKUZA + 1);
  return {
    card,
    villager,
    partner: villager,
    samurai: card.slice(FIRST_SAMURAI, LAST_VILLAGER + 1),
    yakuza: card.slice(FIRST_YAKUZA, LAST_YAKUZA + 1),
    duelist,
    target: duelist,
    building: card.slice(FIRST_BUILDING, LAST_BUILDING + 1),
  };
}
