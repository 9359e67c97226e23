import { french } from 'engawa';
import { money, things } from '../things/fr.ts';
import type { Remarks } from '../vocabulary.ts';

const { m, f, du, some, list } = french;

const STEP = m('cran', { many: 'crans' });
const TILE = f('tuile', { many: 'tuiles' });

export const remarks: Remarks = {
  price: (amount) => `Pour vous : ${amount}`,
  short: (amount) => `Il manque ${amount}`,
  plans: (needed, knowledge, plans) => `Connaissance ${needed} − la vôtre ${knowledge} = ${plans}`,
  enough: (needed, knowledge) => `Il faut une Connaissance de ${needed}, vous avez ${knowledge}`,
  wage: (n) =>
    n === 0
      ? 'N’ajoute rien à vos salaires, vous avez cette couleur'
      : `Ajoute ${money(n)} à vos salaires (nouvelle couleur)`,
  builtBy: (name) => `Construite par ${name}`,
  run: (coal, goods) => `Une activation brûle ${coal} et produit ${goods}`,
  stored: (n, of) => `Vous en stockez ${n} sur ${of}`,
  level: (value, step, of) => `Vous avez ${value} (cran ${step} sur ${of})`,
  next: (value, steps) => `${value} après ${steps}`,
  asks: (good, stored) => `Demande ${du(good)}${stored === undefined ? '' : `, vous en avez ${stored}`}`,
  held: (name, value) => `Une tuile ${value} est ici (${name}), seule une plus forte la remplace`,
  full: (lowest) => `La ville est pleine, une nouvelle tuile doit dépasser ${lowest}`,
  tiles: (n, of) => `${some(n, TILE)} sur ${of} au plus`,
  mine: (influence, places, ships) =>
    `Vous : influence ${influence} ; si décompte maintenant, ${places} PV${ships ? ` + ${ships} de bateaux` : ''}`,
  ended: (base, times) =>
    times ? `${base} × ${times} = ${base * times} PV si la partie finissait` : `${base}, ne compte pas sans tuile`,
  ready: 'Vos biens suffisent',
  done: 'Rempli',
  workers: (n) => `Il faut ${n} ouvriers`,
  reward: (n, times) => `${some(n, things.workers)} valent une récompense ${times}x`,
  bill: (income, wages, rest) => `${income} − ${wages} de salaires = ${rest}`,
  conversions: (n) => `De quoi monter de ${some(n, STEP)}`,
  made: (parts) => list(parts),
};
