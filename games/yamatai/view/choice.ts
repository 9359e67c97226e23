import { argOf, type Language, NONE, verbOf } from 'engawa';
import { FLEETS } from '../data/index.ts';
import { lexicon, type YamataiVerbs } from '../rules/lexicon.ts';
import { hasToken } from '../rules/sea.ts';
import { layout, STEPS, type YamataiState } from '../rules/state.ts';
import { buyPrice, sellPrice } from '../rules/trade.ts';
import { words } from '../words/index.ts';

/** Choices whose sentence hangs on the position: which power, which token, which boat, at what price. Nothing of a choice that is none now. */
export function choice(s: YamataiState, seat: number, move: number, language: Language): string | undefined {
  const { names, phrases } = words[language];
  const say = phrases.choices;
  const [a, b] = [argOf(move, 0), argOf(move, 1)];
  const verb = lexicon.names[verbOf(move)] as keyof YamataiVerbs;
  if (verb === 'buy' || verb === 'sell') {
    const price = seat === NONE ? null : (verb === 'buy' ? buyPrice : sellPrice)(s, seat, a);
    return price === null ? undefined : say[verb](names.boat[a], price);
  }
  if (verb === 'power') {
    const fleet = s.taken[s.turn];
    const power = FLEETS[fleet]?.power;
    return power ? say.power(names.fleet[fleet], phrases.powers[power]) : undefined;
  }
  const second = layout.plans(s, STEPS.swapCultureWith) || layout.plans(s, STEPS.swapBoatWith);
  if (verb === 'gather' || verb === 'swapCulture') {
    if (!hasToken(s, a)) return undefined;
    const sentence = verb === 'gather' ? say.gather : second ? say.withToken : say.swapToken;
    return sentence(names.culture[s.on[a]], names.island[a]);
  }
  if (verb !== 'swapBoat' && verb !== 'remove' && verb !== 'slide') return undefined;
  const boat = names.boat[s.boat[a]];
  if (boat === undefined) return undefined;
  if (verb === 'slide') return say.slide(boat, names.space[a], names.space[b]);
  const sentence = verb === 'remove' ? say.remove : second ? say.withBoat : say.swapBoat;
  return sentence(boat, names.space[a]);
}
