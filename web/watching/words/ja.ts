import type { WatchingWording } from './en.ts';

export const ja: WatchingWording = {
  title: '進行中の対戦',
  lead: '今の盤面です。フォロー中の人の対戦が先に並びます。',
  all: '進行中の対戦をすべて見る',
  follow: 'フォロー中',
  watched: (n) => `観戦者${n}人`,
  over: '終了',
  chances: '勝つ見込み',
  chancesLead: '見えている情報だけからボットが見積もります。対戦している人には見えません。',
  percent: (share) => `${Math.round(100 * share)}％`,
  unknown: 'ここではボットにも分かりません。',
};
