import { gameById } from '#games';
import { isLanguage, type Language } from '#kernel';

export interface Said {
  readonly title: string;
  readonly text: string;
}

/** What notifications say. */
const WORDS: Readonly<
  Record<
    Language,
    {
      begins(game: string): Said;
      turn(game: string): Said;
      hurry(game: string): Said;
      invited(game: string): Said;
      confirm(code: string): Said;
    }
  >
> = {
  en: {
    begins: (game) => ({
      title: `${game}: the game is about to begin`,
      text: `Open the table of ${game} once, so that the shuffle has your part.`,
    }),
    turn: (game) => ({ title: `${game}: it is your turn`, text: `A decision waits for you at a table of ${game}.` }),
    hurry: (game) => ({
      title: `${game}: your time is running out`,
      text: `Your clock at a table of ${game} will run out soon, and a decision still waits for you.`,
    }),
    invited: (game) => ({ title: `${game}: you are invited`, text: `Somebody would like to play ${game} with you.` }),
    confirm: (code) => ({ title: 'Engawa: confirm this address', text: `Your code: ${code}` }),
  },
  fr: {
    begins: (game) => ({
      title: `${game} : la partie va commencer`,
      text: `Ouvrez une fois la table de ${game}, pour que le mélange reçoive votre part.`,
    }),
    turn: (game) => ({ title: `${game} : à vous de jouer`, text: `Une décision vous attend à une table de ${game}.` }),
    hurry: (game) => ({
      title: `${game} : votre temps est bientôt écoulé`,
      text: `Votre pendule à une table de ${game} arrive à sa fin et une décision vous attend toujours.`,
    }),
    invited: (game) => ({ title: `${game} : on vous invite`, text: `Quelqu’un aimerait jouer à ${game} avec vous.` }),
    confirm: (code) => ({ title: 'Engawa : confirmez cette adresse', text: `Votre code : ${code}` }),
  },
  ja: {
    begins: (game) => ({
      title: `${game}：まもなく始まります`,
      text: `「${game}」の卓を一度開いてください。シャッフルにあなたの分が加わります。`,
    }),
    turn: (game) => ({ title: `${game}：あなたの番です`, text: `「${game}」の卓であなたの選択を待っています。` }),
    hurry: (game) => ({
      title: `${game}：持ち時間がまもなく切れます`,
      text: `「${game}」の卓で持ち時間が残りわずかです。あなたの選択を待っています。`,
    }),
    invited: (game) => ({ title: `${game}：招待が届きました`, text: `「${game}」に誘われています。` }),
    confirm: (code) => ({ title: 'Engawa：アドレスの確認', text: `確認コード：${code}` }),
  },
};

const spoken = (language: string): Language => (isLanguage(language) ? language : 'en');

export function sayBegins(game: string, language: string): Said {
  const lang = spoken(language);
  return WORDS[lang].begins(gameById(game).words[lang].title);
}

export function sayTurn(game: string, language: string): Said {
  const lang = spoken(language);
  return WORDS[lang].turn(gameById(game).words[lang].title);
}

export function sayHurry(game: string, language: string): Said {
  const lang = spoken(language);
  return WORDS[lang].hurry(gameById(game).words[lang].title);
}

export function sayInvited(game: string, language: string): Said {
  const lang = spoken(language);
  return WORDS[lang].invited(gameById(game).words[lang].title);
}

export const sayConfirm = (code: string, language: string): Said => WORDS[spoken(language)].confirm(code);
