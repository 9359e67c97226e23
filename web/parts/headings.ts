import type { Language } from '#kernel';
import { fieldName } from './fields.ts';

/**
 * Tables and columns that only the page of all components shows, in French and Japanese: they stay out of `fields.ts`, which
 * travels with every game.
 */
const HEADINGS: Readonly<Record<string, readonly [fr: string, ja: string]>> = {
  activation: ['Activation', '稼働'],
  between: ['Entre les cases', '間'],
  blueprintConversion: ['Échange de plans', '青写真の交換'],
  blue: ['bleu', '青'],
  buildingDeck: ['Pioche Bâtiments', '建物の山札'],
  cells: ['Cases', 'マス'],
  cityTileRotation: ['Rotation des tuiles Ville', '都市タイルの向き'],
  col: ['Colonne', '列'],
  combat: ['Combat', '戦闘'],
  componentCounts: ['Nombre de pièces', '用具の数'],
  components: ['Matériel', '用具'],
  counts: ['Nombres de la carte', '地図の数'],
  cultureTokens: ['Jetons Culture', '文化トークン'],
  edgeCount: ['Liaisons', 'つながりの数'],
  events: ['événements', 'イベント'],
  fleetTrack: ['Piste des flottes', '船団トラック'],
  foreignAgents: ['Agents étrangers', 'お雇い外国人'],
  laterTwoPlayers: ['Partie à deux', '2人ゲーム'],
  layouts: ['Dispositions', '配置'],
  limits: ['Limites', '上限'],
  mode: ['Déroulement', '進め方'],
  neighbors: ['Voisines', '隣'],
  orImports: ['ou importations', 'または舶来品'],
  playerColors: ['Couleurs des joueurs', 'プレイヤーの色'],
  playerColours: ['Couleurs des joueurs', 'プレイヤーの色'],
  playerStart: ['Départ de chaque joueur', '各プレイヤーの開始時'],
  red: ['rouge', '赤'],
  rewardKeys: ['Sortes de récompenses', '報酬の種類'],
  row: ['Rangée', '行'],
  rows: ['Rangées', '行'],
  rulings: ['Précisions', '裁定'],
  samurai: ['samouraïs', '侍'],
  scoreTrack: ['Piste de score', '得点トラック'],
  scoringMarks: ['Repères de décompte', '得点計算の印'],
  seasons: ['Saisons', '季節'],
  setup: ['Mise en place', '準備'],
  skippedInYear1: ['Sautée la première année', '1年目は飛ばす'],
  stallGuard: ['Fin d’une partie bloquée', '膠着の打ち切り'],
  stepsSkippedInYear1: ['Étapes sautées la première année', '1年目に飛ばす段階'],
  table: ['Table', '卓'],
  tieBreak: ['Égalités', '同点'],
  totals: ['Totaux', '合計'],
  trade: ['Commerce', '取引'],
  valueScale: ['Échelle des valeurs', '価値の尺度'],
  villagerDeck: ['Pioche Villageois', '住民の山札'],
  yakuza: ['yakuzas', 'ヤクザ'],
  yellow: ['jaune', '黄'],
};

/** What stands over a table or a column of components. */
export function headingOf(id: string, language: Language): string {
  const [fr, ja] = HEADINGS[id] ?? [];
  return (language === 'fr' ? fr : language === 'ja' ? ja : undefined) ?? fieldName(id, language);
}
