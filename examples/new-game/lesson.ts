import { bubble, decision, type Lesson } from 'engawa/face';
import weighed from './lesson.json' with { type: 'json' };

/**
 * Two turns of a real game for two, from a fixed seed. `do` is the reader's move, `after` what the others do then. A decision is the
 * reader's own: `engawa lesson` plays on from each of its choices and writes into lesson.json what came of it.
 */
export const lesson: Lesson = {
  seats: 2,
  seed: 'lesson 2695',
  weighed,
  bubbles: [
    bubble({ clause: 'H-1.3' }, [
      'Autumn. Pick persimmons and hang them under your eaves. Most points win.',
      'L’automne. Cueillez des kakis et suspendez-les. Le plus de points gagne.',
      '秋です。柿を採って軒に吊るします。点のいちばん多い人の勝ち。',
    ]),
    bubble({ about: ['branch:left'], do: 'pick left', clause: 'H-4.1' }, [
      'Pick the outermost card of a branch. Begin on the left.',
      'Cueillez la carte au bout d’une branche. Commencez à gauche.',
      '枝のいちばん外の札を採ります。まず左の枝から。',
    ]),
    decision(
      { choices: [['pick middle'], ['hang']], names: ['kind:0', 'kind:3'], clause: 'H-4.2' },
      [
        'A small one, for your basket. Pick on, or hang it?',
        'Un petit, pour votre panier. Continuer, ou suspendre ?',
        '小さい柿が籠に入りました。続けますか、吊るしますか？',
      ],
      [
        'Whatever hangs is safe. A crow takes all that is in the basket: four of 24 cards are crows.',
        'Ce qui est suspendu est sûr. Un corbeau prend tout le panier : quatre cartes sur 24 en sont.',
        '吊るした柿は安全です。烏は籠の柿をすべて奪います。24枚のうち4枚が烏。',
      ],
      [
        'One small persimmon is little to lose and little to gain. Whoever always hangs at once falls behind.',
        'Un petit kaki, c’est peu à perdre et peu à gagner. Qui suspend toujours aussitôt prend du retard.',
        '小さい柿1個では失う物も得る物もわずか。いつもすぐ吊るすと遅れます。',
      ],
    ),
    decision(
      { choices: [['pick right'], ['pick left'], ['hang']], names: ['kind:1'], clause: 'H-2.1' },
      [
        'Now a round one too. Do you dare once more?',
        'Un rond en plus. Osez-vous encore ?',
        '丸い柿も採れました。もう一度いきますか？',
      ],
      [
        'Only four great ones are on the tree. A full string, one of each kind, gives 3 more points.',
        'Il n’y a que quatre gros sur l’arbre. Une guirlande complète, un de chaque, donne 3 points de plus.',
        '大きい柿は四つだけ。三種類そろった一連は3点加わります。',
      ],
      [
        'Nearly one card in five of those left is a crow: three points stand against the hope for more.',
        'Près d’une carte restante sur cinq est un corbeau : trois points contre l’espoir de plus.',
        '残りの札のおよそ五枚に一枚が烏。3点と、もっと採れる望みとの天秤です。',
      ],
    ),
    decision(
      {
        choices: [['hang'], ['pick left'], ['pick middle']],
        after: ['1 pick middle', '1 pick middle'],
        names: ['kind:2'],
        clause: 'H-5.2',
      },
      [
        'One of each! Hang them, or go on?',
        'Un de chaque ! Suspendre, ou continuer ?',
        '三種類そろいました！ 吊るしますか、続けますか？',
      ],
      [
        'The full string brings nine points as soon as it hangs.',
        'La guirlande complète rapporte neuf points dès qu’elle est suspendue.',
        'そろった一連は、吊るせば9点です。',
      ],
      [
        'Nine points are much, but hanging ends your turn. Behind about one card in five there is a crow.',
        'Neuf points, c’est beaucoup, mais suspendre finit votre tour. Une carte sur cinq cache un corbeau.',
        '9点は大きい。でも吊るせば手番が終わります。およそ五枚に一枚の裏に烏がいます。',
      ],
    ),
    bubble({ do: 'pick left', clause: 'H-4.3' }, [
      'Your rival met a crow: the basket is lost. Your turn: pick on the left.',
      'Votre rival a trouvé un corbeau : panier perdu. À vous : à gauche.',
      '相手は烏に会い、籠の柿を失いました。あなたの番、左の枝から。',
    ]),
    decision(
      { choices: [['pick right'], ['hang']], clause: 'H-4.4' },
      [
        'A great one! Keep it safe, or pick another?',
        'Un gros ! Le mettre à l’abri, ou continuer ?',
        '大きい柿です！ 吊るしますか、もう一つ採りますか？',
      ],
      [
        'Great ones are rare: three points alone, and the heart of another full string.',
        'Les gros sont rares : trois points seuls, et le cœur d’une autre guirlande.',
        '大きい柿は貴重。それだけで3点、次の一連の要にもなります。',
      ],
      [
        'Three crows are left in the tree. You lead, so you need not dare as much as your rival.',
        'Il reste trois corbeaux. Vous menez : vous n’avez pas besoin d’oser autant que l’autre.',
        '木にはまだ烏が3羽。あなたがリードしているので、相手ほど無理はいりません。',
      ],
    ),
    bubble({ do: 'hang', clause: 'H-4.4' }, [
      'That is enough: hang them. So it goes on until the tree is bare.',
      'Cela suffit : suspendez-les. Et ainsi jusqu’à ce que l’arbre soit nu.',
      'これで十分。吊るしましょう。木が裸になるまで続きます。',
    ]),
  ],
};
