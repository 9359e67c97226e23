import type { Language } from '#kernel';

/** Something a person can ask for at a table, besides choosing: by a typed word, or by one key (keys.ts). */
interface Command {
  /** As typed, the usual word first. Every language is understood at every table. */
  readonly words: Readonly<Record<Language, readonly [string, ...string[]]>>;
  /** What may follow the word. */
  readonly takes?: 'move' | 'thing' | 'file';
  /** `held`: a move waits for the end of the turn. `drawing`: there is a drawn board, so not in a terminal. */
  readonly needs?: 'held' | 'drawing';
  /** What it does, as the help says it. */
  readonly does: Readonly<Record<Language, string>>;
}

/** All of them, in the order of the help. The keys of a table, its typed lines and the terminal read this list. */
export const COMMANDS = {
  undo: {
    words: { en: ['undo'], fr: ['annuler'], ja: ['戻す'] },
    does: { en: 'undo', fr: 'annuler', ja: '元に戻す' },
  },
  redo: {
    words: { en: ['redo'], fr: ['rétablir', 'retablir'], ja: ['やり直す'] },
    does: { en: 'redo', fr: 'rétablir', ja: 'やり直す' },
  },
  reset: {
    words: { en: ['reset'], fr: ['recommencer'], ja: ['最初から'] },
    does: { en: 'start the turn again', fr: 'reprendre le tour au début', ja: '手番を最初から' },
  },
  end: {
    words: { en: ['end'], fr: ['fin'], ja: ['終える'] },
    needs: 'held',
    does: { en: 'end turn', fr: 'finir le tour', ja: '手番を終える' },
  },
  release: {
    words: { en: ['cancel'], fr: ['abandonner'], ja: ['解除'] },
    needs: 'drawing',
    does: { en: 'let go of the selection', fr: 'abandonner la sélection', ja: '選択を解除' },
  },
  steps: {
    words: { en: ['steps'], fr: ['étapes', 'etapes'], ja: ['一歩ずつ'] },
    needs: 'drawing',
    does: {
      en: 'step by step, or the whole way at once',
      fr: 'pas à pas, ou d’une seule traite',
      ja: '一歩ずつ／まとめて',
    },
  },
  choices: {
    words: { en: ['choices'], fr: ['choix'], ja: ['選択肢'] },
    does: { en: 'what can I do?', fr: 'que puis-je faire ?', ja: '何ができる？' },
  },
  look: {
    words: { en: ['look'], fr: ['regarder', 'voir'], ja: ['見る', '調べる'] },
    takes: 'thing',
    does: {
      en: 'look at a thing: what it is, and why not now',
      fr: 'regarder une chose : ce qu’elle est, et pourquoi pas maintenant',
      ja: '見る：それは何か、今できない理由',
    },
  },
  why: {
    words: { en: ['why', 'w'], fr: ['pourquoi'], ja: ['なぜ'] },
    takes: 'move',
    does: {
      en: 'why a move cannot be made, and the rule',
      fr: 'pourquoi un coup est impossible, et la règle',
      ja: 'それを選べない理由とルール',
    },
  },
  foretell: {
    words: { en: ['foretell', 'price'], fr: ['prévoir', 'prevoir'], ja: ['予測'] },
    takes: 'move',
    does: {
      en: 'what would it cost and bring?',
      fr: 'que coûterait-il, qu’apporterait-il ?',
      ja: '代価と得るもの',
    },
  },
  standing: {
    words: { en: ['standing'], fr: ['situation'], ja: ['状況'] },
    does: { en: 'how do I stand?', fr: 'où en suis-je ?', ja: '自分の状況' },
  },
  opponent: {
    words: { en: ['opponent'], fr: ['adversaire'], ja: ['相手'] },
    does: { en: 'next opponent', fr: 'adversaire suivant', ja: '次の相手' },
  },
  log: {
    words: { en: ['log'], fr: ['journal'], ja: ['記録'] },
    does: { en: 'what happened last?', fr: 'que s’est-il passé ?', ja: '直前の出来事' },
  },
  stepBack: {
    words: { en: ['back'], fr: ['arrière'], ja: ['前へ'] },
    needs: 'drawing',
    does: {
      en: 'what the others did: one deed back',
      fr: 'le récit des autres : une action en arrière',
      ja: 'ほかの人の手番：一つ前へ',
    },
  },
  stepOn: {
    words: { en: ['step'], fr: ['pas'], ja: ['次へ'] },
    needs: 'drawing',
    does: {
      en: 'what the others did: one deed on',
      fr: 'le récit des autres : une action en avant',
      ja: 'ほかの人の手番：一つ先へ',
    },
  },
  playBack: {
    words: { en: ['play'], fr: ['jouer'], ja: ['再生'] },
    needs: 'drawing',
    does: {
      en: 'what the others did: play or pause',
      fr: 'le récit des autres : lecture ou pause',
      ja: 'ほかの人の手番：再生／一時停止',
    },
  },
  nextTurn: {
    words: { en: ['next'], fr: ['suivant'], ja: ['次の手番'] },
    needs: 'drawing',
    does: {
      en: 'what the others did: the next opponent',
      fr: 'le récit des autres : l’adversaire suivant',
      ja: 'ほかの人の手番：次の相手',
    },
  },
  scores: {
    words: { en: ['score', 'scores'], fr: ['score', 'scores'], ja: ['得点'] },
    does: { en: 'goals: the scores', fr: 'les scores', ja: '得点' },
  },
  board: {
    words: { en: ['board'], fr: ['plateau'], ja: ['盤面'] },
    does: { en: 'the board in words', fr: 'le plateau en toutes lettres', ja: '盤面を文字で' },
  },
  hint: {
    words: { en: ['hint'], fr: ['conseil'], ja: ['ヒント'] },
    does: { en: 'hint', fr: 'conseil', ja: 'ヒント' },
  },
  explore: {
    words: { en: ['explore'], fr: ['explorer'], ja: ['探索'] },
    needs: 'drawing',
    does: { en: 'explore the whole board', fr: 'explorer tout le plateau', ja: '盤面全体を探索' },
  },
  text: {
    words: { en: ['text'], fr: ['texte'], ja: ['テキスト'] },
    needs: 'drawing',
    does: { en: 'board or text', fr: 'plateau ou texte', ja: '盤面／テキスト' },
  },
  sheet: {
    words: { en: ['sheet', 'aid'], fr: ['aide-mémoire', 'memo'], ja: ['早見表'] },
    needs: 'drawing',
    does: { en: 'the reference sheet', fr: 'l’aide-mémoire', ja: '早見表' },
  },
  save: {
    words: { en: ['save'], fr: ['sauver', 'enregistrer'], ja: ['保存'] },
    takes: 'file',
    does: { en: 'save the game as a file', fr: 'enregistrer la partie dans un fichier', ja: '対戦をファイルに保存' },
  },
  quit: {
    words: { en: ['quit'], fr: ['quitter'], ja: ['退席'] },
    does: { en: 'leave the table', fr: 'quitter la table', ja: '席を立つ' },
  },
  help: {
    words: { en: ['help'], fr: ['aide'], ja: ['ヘルプ', '説明'] },
    does: { en: 'this list', fr: 'cette liste', ja: 'この一覧' },
  },
} as const satisfies Readonly<Record<string, Command>>;

export type CommandId = keyof typeof COMMANDS;

/** The commands of a table without a drawn board. */
export type PlainCommandId = {
  [Id in CommandId]: (typeof COMMANDS)[Id] extends { readonly needs: 'drawing' } ? never : Id;
}[CommandId];

/** In the order of the help. */
export const COMMAND_IDS = Object.keys(COMMANDS) as CommandId[];

export const commandOf = (id: CommandId): Command => COMMANDS[id];
