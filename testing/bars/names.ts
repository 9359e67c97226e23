import type { Language, NameOf } from '#kernel';

/** Names as people bear them at a table, some with a vowel in front: French must cope with those. */
const NAMES: Readonly<Record<Language, readonly string[]>> = {
  en: ['Aki', 'Sasaki', 'Emi', 'Kenta', 'Ume', 'Taro'],
  fr: ['Aki', 'Sasaki', 'Emi', 'Kenta', 'Ume', 'Taro'],
  ja: ['明', '佐々木', '恵美', '健太', '梅', '太郎'],
};

export const namesIn =
  (language: Language): NameOf =>
  (seat) =>
    NAMES[language][seat];
