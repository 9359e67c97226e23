import { english } from 'engawa';
import { INVEST_PRICE, PRICES, TRANSPORT_VALUE } from '../../data/index.ts';
import { money } from '../things/en.ts';

export const action = Object.entries({
  Invest: `a factory for ${money(INVEST_PRICE)}; missing Knowledge costs blueprints`,
  Machinery: `up to 3 machines for ${money(...PRICES.machinery)}; each makes a factory produce 1 more`,
  Produce: 'run up to 3 factories with coal: 1 good each, more with a machine',
  Knowledge: `up to 3 Knowledge steps for ${money(...PRICES.knowledge)}`,
  Trains: `up to 3 trains for ${money(...PRICES.trains)}; ${TRANSPORT_VALUE} influence each where you have a tile`,
  Mines: `up to 3 Coal steps for ${money(...PRICES.mines)}`,
  Ships: `up to 3 ships for ${money(...PRICES.ships)}; ${TRANSPORT_VALUE} VP each where you are first or second`,
  Export: 'deliver the goods of up to 3 contracts',
  'Local Market': 'deliver goods for up to 3 influence tiles in one region',
}).map(([name, effect]) => english.proper(name, { effect }));
