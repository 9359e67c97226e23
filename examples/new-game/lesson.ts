import type { Lesson } from 'engawa/face';

/** Two turns of a real game for two, from a fixed seed. `do` is the reader's move, `after` what the others do then. */
export const lesson: Lesson = {
  seats: 2,
  seed: 'lesson 2695',
  bubbles: [
    {
      text: {
        en: 'Autumn. Pick persimmons and hang them under your eaves. Most points win.',
        fr: 'L’automne. Cueillez des kakis et suspendez-les. Le plus de points gagne.',
        ja: '秋です。柿を採って軒に吊るします。点のいちばん多い人の勝ち。',
      },
      clause: 'H-1.3',
    },
    {
      text: {
        en: 'Pick the outermost card of a branch. Begin on the left.',
        fr: 'Cueillez la carte au bout d’une branche. Commencez à gauche.',
        ja: '枝のいちばん外の札を採ります。まず左の枝から。',
      },
      about: ['branch:left'],
      do: 'pick left',
      clause: 'H-4.1',
    },
    {
      text: {
        en: 'A small one, for your basket. You may go on: now the middle.',
        fr: 'Un petit, pour votre panier. Vous pouvez continuer : le milieu.',
        ja: '小さい柿が籠に入りました。続けられます。次は中の枝。',
      },
      do: 'pick middle',
      clause: 'H-4.2',
    },
    {
      text: {
        en: 'A round one. Great ones are rare; try the right branch.',
        fr: 'Un rond. Les gros sont rares ; essayez la branche de droite.',
        ja: '丸い柿です。大きい柿は少ない。右の枝を試しましょう。',
      },
      do: 'pick right',
      clause: 'H-2.1',
    },
    {
      text: {
        en: 'One of each: a full string gives 3 more. Hang it before a crow comes.',
        fr: 'Un de chaque : 3 points de plus. Suspendez avant qu’un corbeau ne vienne.',
        ja: '三種類が揃えば3点加わります。烏が来る前に吊るしましょう。',
      },
      do: 'hang',
      after: ['1 pick middle', '1 pick middle'],
      clause: 'H-5.2',
    },
    {
      text: {
        en: 'Your rival met a crow: the basket is lost. Three crows are left.',
        fr: 'Votre rival a trouvé un corbeau : panier perdu. Il en reste trois.',
        ja: '相手は烏に会い、籠の柿を失いました。烏はあと三羽。',
      },
      clause: 'H-4.3',
    },
    {
      text: {
        en: 'Your turn. Pick on the left again.',
        fr: 'À vous. Cueillez encore à gauche.',
        ja: 'あなたの手番です。また左の枝から。',
      },
      do: 'pick left',
      clause: 'H-4.1',
    },
    {
      text: {
        en: 'A great one! Dare one more, on the right.',
        fr: 'Un gros ! Osez-en un autre, à droite.',
        ja: '大きい柿です。右の枝でもう一つ、思い切って。',
      },
      do: 'pick right',
      clause: 'H-4.2',
    },
    {
      text: {
        en: 'That is enough: hang them.',
        fr: 'Cela suffit : suspendez-les.',
        ja: 'これで十分。吊るしましょう。',
      },
      do: 'hang',
      clause: 'H-4.4',
    },
    {
      text: {
        en: 'So it goes on until the tree is bare. Now play a whole game.',
        fr: 'Et ainsi jusqu’à ce que l’arbre soit nu. À vous de jouer !',
        ja: '木が裸になるまで続きます。では、通して遊んでみましょう。',
      },
    },
  ],
};
