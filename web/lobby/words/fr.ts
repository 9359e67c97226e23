import type { LobbyWording } from './en.ts';

const plural = (n: number, one: string, many: string): string => `${n} ${n < 2 ? one : many}`;

export const fr: LobbyWording = {
  yourTurn: 'À vous de jouer',
  atTables: (n) => (n === 1 ? 'à une table' : `à ${n} tables`),
  nobodyWaits: 'Personne ne vous attend',
  play: 'Jouer',
  playAt: (game, others) => `Jouer : ${game} avec ${others}`,
  look: 'Regarder',
  lookAt: (game, others) => `Regarder ${game} avec ${others}`,
  running: 'Parties en cours',
  othersPlay: 'aux autres de jouer',
  waitsFor: (names) => `à ${names} de jouer`,
  waitsToBegin: 'va commencer',
  paused: 'en pause',
  soonest: 'la plus pressée',
  left: (time) => `encore ${time}`,
  noClock: 'sans pendule',
  outOfTime: 'temps écoulé',
  days: (n) => `${n} j`,
  hours: (n) => `${n} h`,
  minutes: (n) => `${n} min`,
  seconds: (n) => `${n} s`,
  ago: (time) => `il y a ${time}`,
  justNow: 'à l’instant',
  invitations: 'Invitations',
  asksYou: (host, game) => `${host} vous invite à ${game}`,
  sitDown: 'S’asseoir',
  notNow: 'Pas maintenant',
  players: (n) => plural(n, 'joueur', 'joueurs'),
  withWhom: (names) => `avec ${names}`,
};
