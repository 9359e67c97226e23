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
      over(game: string, place: number, of: number): Said;
      digest(lines: readonly string[]): Said;
      readonly test: Said;
      confirm(code: string): Said;
      reset(name: string, minutes: number): Said;
      changed(name: string): Said;
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
    over: (game, place, of) => ({
      title: `${game}: the game is over`,
      text: place === 1 ? `You won a game of ${game}.` : `You came in place ${place} of ${of} in a game of ${game}.`,
    }),
    digest: (lines) => ({
      title: lines.length === 1 ? 'Engawa: one thing waits' : `Engawa: ${lines.length} things wait`,
      text: lines.join('\n'),
    }),
    test: { title: 'Engawa: a test', text: 'This is how you will be told. Nothing waits.' },
    confirm: (code) => ({ title: 'Engawa: confirm this address', text: `Your code: ${code}` }),
    reset: (name, minutes) => ({
      title: 'Engawa: a new password',
      text: `Somebody asked for a new password for the account “${name}”. This link sets one; it works once, for ${minutes} minutes. If it was not you, nothing has changed and you need do nothing.`,
    }),
    changed: (name) => ({
      title: 'Engawa: your password was changed',
      text: `The password of the account “${name}” was changed, and every device was logged out. If it was not you, ask for a new password at once.`,
    }),
  },
  fr: {
    begins: (game) => ({
      title: `${game} : la partie va commencer`,
      text: `Ouvrez une fois la table de ${game}, pour que le mélange reçoive votre part.`,
    }),
    turn: (game) => ({ title: `${game} : à vous de jouer`, text: `Une décision vous attend à une table de ${game}.` }),
    hurry: (game) => ({
      title: `${game} : votre temps est bientôt écoulé`,
      text: `Votre pendule à une table de ${game} arrive à sa fin et une décision vous attend toujours.`,
    }),
    invited: (game) => ({ title: `${game} : on vous invite`, text: `Quelqu’un aimerait jouer à ${game} avec vous.` }),
    over: (game, place, of) => ({
      title: `${game} : la partie est finie`,
      text:
        place === 1
          ? `Vous avez gagné une partie de ${game}.`
          : `Vous finissez ${place}e sur ${of} dans une partie de ${game}.`,
    }),
    digest: (lines) => ({
      title: lines.length === 1 ? 'Engawa : une chose vous attend' : `Engawa : ${lines.length} choses vous attendent`,
      text: lines.join('\n'),
    }),
    test: { title: 'Engawa : un essai', text: 'C’est ainsi que vous serez averti. Rien ne vous attend.' },
    confirm: (code) => ({ title: 'Engawa : confirmez cette adresse', text: `Votre code : ${code}` }),
    reset: (name, minutes) => ({
      title: 'Engawa : un nouveau mot de passe',
      text: `Quelqu’un a demandé un nouveau mot de passe pour le compte « ${name} ». Ce lien permet d’en choisir un ; il sert une seule fois, pendant ${minutes} minutes. Si ce n’était pas vous, rien n’a changé et vous n’avez rien à faire.`,
    }),
    changed: (name) => ({
      title: 'Engawa : votre mot de passe a changé',
      text: `Le mot de passe du compte « ${name} » a été changé et tous les appareils ont été déconnectés. Si ce n’était pas vous, demandez aussitôt un nouveau mot de passe.`,
    }),
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
    over: (game, place, of) => ({
      title: `${game}：対戦が終わりました`,
      text: place === 1 ? `「${game}」に勝ちました。` : `「${game}」は${of}人中${place}位でした。`,
    }),
    digest: (lines) => ({ title: `Engawa：通知${lines.length}件`, text: lines.join('\n') }),
    test: { title: 'Engawa：テスト', text: 'このように届きます。今、待っている卓はありません。' },
    confirm: (code) => ({ title: 'Engawa：アドレスの確認', text: `確認コード：${code}` }),
    reset: (name, minutes) => ({
      title: 'Engawa：新しいパスワード',
      text: `アカウント「${name}」の新しいパスワードが求められました。このリンクで設定できます（一度だけ、${minutes}分間有効）。心当たりがなければ、何も変わっていないので、そのままで大丈夫です。`,
    }),
    changed: (name) => ({
      title: 'Engawa：パスワードが変更されました',
      text: `アカウント「${name}」のパスワードが変更され、すべての端末がログアウトされました。心当たりがなければ、すぐに新しいパスワードを求めてください。`,
    }),
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

export function sayOver(game: string, place: number, of: number, language: string): Said {
  const lang = spoken(language);
  return WORDS[lang].over(gameById(game).words[lang].title, place, of);
}

export const sayDigest = (lines: readonly string[], language: string): Said => WORDS[spoken(language)].digest(lines);

export const sayTest = (language: string): Said => WORDS[spoken(language)].test;

export const sayConfirm = (code: string, language: string): Said => WORDS[spoken(language)].confirm(code);

export const sayReset = (name: string, minutes: number, language: string): Said =>
  WORDS[spoken(language)].reset(name, minutes);

export const sayChanged = (name: string, language: string): Said => WORDS[spoken(language)].changed(name);
