import type { SharingWording } from './en.ts';

export const ja: SharingWording = {
  share: '共有',
  title: 'この対戦を共有',
  alt: (game) => `${game}の盤面と名前、得点の画像`,
  send: '送る…',
  address: 'アドレス',
  copyPicture: '画像をコピー',
  copied: 'コピーしました。',
  notCopied: 'このブラウザではコピーできませんでした。',
  save: '盤面全体の画像を保存',
  frame: '埋め込み用フレーム',
  frameLead: '自分のページに貼ると、そこでリプレイを見られます。',
};
