import { bubble, type Lesson } from 'engawa/face';

/** Two turns of a real game for two, from a fixed seed. `do` is the reader's move, `after` what the others do then. */
export const lesson: Lesson = {
  seats: 2,
  seed: 'lesson 2695',
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
    bubble({ do: 'pick middle', clause: 'H-4.2' }, [
      'A small one, for your basket. You may go on: now the middle.',
      'Un petit, pour votre panier. Vous pouvez continuer : le milieu.',
      '小さい柿が籠に入りました。続けられます。次は中の枝。',
    ]),
    bubble({ do: 'pick right', clause: 'H-2.1' }, [
      'A round one. Great ones are rare; try the right branch.',
      'Un rond. Les gros sont rares ; essayez la branche de droite.',
      '丸い柿です。大きい柿は少ない。右の枝を試しましょう。',
    ]),
    bubble({ do: 'hang', after: ['1 pick middle', '1 pick middle'], clause: 'H-5.2' }, [
      'One of each: a full string gives 3 more. Hang it before a crow comes.',
      'Un de chaque : 3 points de plus. Suspendez avant qu’un corbeau ne vienne.',
      '三種類が揃えば3点加わります。烏が来る前に吊るしましょう。',
    ]),
    bubble({ clause: 'H-4.3' }, [
      'Your rival met a crow: the basket is lost. Three crows are left.',
      'Votre rival a trouvé un corbeau : panier perdu. Il en reste trois.',
      '相手は烏に会い、籠の柿を失いました。烏はあと三羽。',
    ]),
    bubble({ do: 'pick left', clause: 'H-4.1' }, [
      'Your turn. Pick on the left again.',
      'À vous. Cueillez encore à gauche.',
      'あなたの手番です。また左の枝から。',
    ]),
    bubble({ do: 'pick right', clause: 'H-4.2' }, [
      'A great one! Dare one more, on the right.',
      'Un gros ! Osez-en un autre, à droite.',
      '大きい柿です。右の枝でもう一つ、思い切って。',
    ]),
    bubble({ do: 'hang', clause: 'H-4.4' }, [
      'That is enough: hang them.',
      'Cela suffit : suspendez-les.',
      'これで十分。吊るしましょう。',
    ]),
    bubble({}, [
      'So it goes on until the tree is bare. Now play a whole game.',
      'Et ainsi jusqu’à ce que l’arbre soit nu. À vous de jouer !',
      '木が裸になるまで続きます。では、通して遊んでみましょう。',
    ]),
  ],
};
