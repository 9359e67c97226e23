import { french } from 'engawa';
import { INVEST_PRICE, PRICES, TRANSPORT_VALUE } from '../../data/index.ts';
import { money } from '../things/fr.ts';

export const action = Object.entries({
  Investir: `une usine pour ${money(INVEST_PRICE)} ; la Connaissance qui manque coûte des plans`,
  Machinerie: `jusqu’à 3 machines pour ${money(...PRICES.machinery)} ; chacune fait produire 1 de plus`,
  Produire: 'activer jusqu’à 3 usines avec du charbon : 1 bien chacune, plus avec une machine',
  Connaissance: `jusqu’à 3 crans de Connaissance pour ${money(...PRICES.knowledge)}`,
  Trains: `jusqu’à 3 trains pour ${money(...PRICES.trains)} ; ${TRANSPORT_VALUE} d’influence chacun près d’une tuile à vous`,
  Mines: `jusqu’à 3 crans de Charbon pour ${money(...PRICES.mines)}`,
  Bateaux: `jusqu’à 3 bateaux pour ${money(...PRICES.ships)} ; ${TRANSPORT_VALUE} PV chacun aux deux premiers d’une région`,
  Export: 'livrer les biens de 3 contrats au plus',
  'Marché local': 'livrer des biens pour placer jusqu’à 3 tuiles Influence dans une région',
}).map(([name, effect]) => french.proper(name, { effect }));
