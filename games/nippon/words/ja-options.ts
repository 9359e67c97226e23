import type { Words } from 'engawa';

/** N-19: what a table may choose. */
export const options: Words['options'] = {
  silk: {
    name: '2,000円の絹工場',
    about: 'タイルには「統合整理のとき」とあり、ゲーム終了時の収入には収入レベルの分しか書かれていません。',
    values: { consolidating: '統合整理のときだけ', always: 'ゲーム終了時にも' },
  },
  overseas: {
    name: '海外企業との同点',
    about: '順位では海外企業も1人のプレイヤーとして数えますが、得点は同点のプレイヤーで分けると書かれています。',
    values: { share: '海外企業も分け前を取り、その点は消える', behind: 'プレイヤーが先になる' },
  },
  third: {
    name: '3位の同点',
    about: 'ルールブックでは同点の順位の得点を足して分けますが、3位の後に足す得点はありません。',
    values: { shared: '3位の得点を分ける', full: '全員が3位の得点を得る' },
  },
  symbols: {
    name: '収入シンボル',
    about: 'シンボルは完全に見えたときに効果があります。どの2枚の下にあるかを示す図は失われています。',
    values: { sameKind: '船2枚か鉄道2枚の下', shipAndTrain: '船1枚と鉄道1枚の下' },
  },
};
