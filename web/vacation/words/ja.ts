import type { VacationWording } from './en.ts';

export const ja: VacationWording = {
  title: '休暇',
  lead: (days) =>
    `休暇中は、日をまたぐ対戦の持ち時間が止まり、自分の番の通知も届きません。1年に${days}日まで取れます（1回につき最低1日と数えます）。リアルタイムの対戦と、休暇なしで開かれた卓の持ち時間は止まりません。`,
  left: (days) => `残り${days}日です。`,
  firstDay: '初日',
  lastDay: '最終日',
  open: '戻るまで',
  notices: '自分の番の通知は受け取る',
  begin: '休暇を取る',
  change: '変更する',
  back: '戻りました',
  callOff: '取りやめる',
  on: (until) => `${until}まで休暇中です。`,
  planned: (from, until) => `${from}から${until}まで休暇の予定です。`,
  kept: '保存しました。各卓に知らせました。',
  home: 'おかえりなさい。持ち時間が再び減り始めます。',
  away: (name, until) => `${name}さんは${until}まで休暇中です。`,
  soon: (name, from, until) => `${name}さんは${from}から${until}まで休暇の予定です。`,
  ownAway: (until) => `${until}まで休暇中です。この卓の持ち時間は止まっています。`,
  allowed: '休暇中の人の持ち時間は止まります。',
  forbidden: 'この卓では休暇中も持ち時間は止まりません。',
  wish: '休暇中は持ち時間を止める',
  tag: '休暇なし',
};
