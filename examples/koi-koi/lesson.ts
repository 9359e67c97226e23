import { bubble, FAREWELL, type Lesson } from 'engawa/face';

/** The first month of a real game: captures by one, two and three, the blue ribbons, and a koi-koi that pays. */
export const lesson: Lesson = {
  seats: 2,
  seed: 'lesson 123',
  bubbles: [
    bubble({ clause: 'K-2.1' }, [
      'Twelve months, twelve flowers, four cards each. Capture cards and make yaku.',
      'Douze mois, douze fleurs, quatre cartes chacune. Prenez des cartes, formez des yaku.',
      '十二の月に十二の花、札は4枚ずつ。札を取って役を作ります。',
    ]),
    bubble({ do: 'cut', after: ['1 play cherry-ribbon'], clause: 'K-3.3' }, [
      'Your opponent is oya and deals. You cut the cards.',
      'Votre adversaire est oya et distribue. À vous de couper.',
      '相手が親で札を配ります。あなたは札を切ってください。',
    ]),
    bubble({ clause: 'K-5.3' }, [
      'The oya captured a cherry with a cherry. The number tells a card’s month.',
      'L’oya a pris un cerisier avec un cerisier. Le numéro dit le mois.',
      '親は桜で桜を取りました。隅の数字が月です。',
    ]),
    bubble({ do: 'play peony-ribbon', after: ['1 play iris-1'], clause: 'K-5.2' }, [
      'Butterflies lie on the field. Play your blue peony ribbon to take them.',
      'Des papillons sont sur le tapis. Prenez-les avec votre ruban bleu de pivoine.',
      '場に牡丹の蝶。手札の牡丹の青短で取りましょう。',
    ]),
    bubble({ about: ['card:plum-warbler', 'card:plum-ribbon'], clause: 'K-5.6' }, [
      'Then the deck turned up a plum: it captured the warbler for you.',
      'Puis la pioche a donné un prunier : il vous a rapporté le rossignol.',
      '山札から梅が出て、鶯も取れました。',
    ]),
    bubble({ do: 'play maple-deer', clause: 'K-5.5' }, [
      'Three maples lie there. Your deer takes all of them at once.',
      'Trois érables sont là. Votre cerf les prend tous d’un coup.',
      '場に紅葉が3枚。鹿を出せば全部取れます。',
    ]),
    bubble({ do: 'take clover-ribbon', after: ['1 play pine-crane'], clause: 'K-5.4' }, [
      'The deck shows clover, and two clovers lie there. Choose the ribbon.',
      'La pioche donne une lespédèze ; deux l’attendent. Choisissez le ruban.',
      '山札は萩、場にも萩が2枚。短冊を選びましょう。',
    ]),
    bubble({ do: 'play pine-ribbon', clause: 'K-5.2' }, [
      'With no match a card stays. Your opponent left you the crane: take it!',
      'Sans paire, une carte reste. L’adversaire vous laisse la grue : prenez-la !',
      '合う札がなければ場に残ります。相手の鶴をいただきましょう。',
    ]),
    bubble({ about: ['card:peony-ribbon', 'card:chrysanthemum-ribbon', 'card:maple-ribbon'], clause: 'K-6.4.3' }, [
      'Three blue ribbons: Aotan, 5 points, and 1 for each other ribbon.',
      'Trois rubans bleus : Aotan, 5 points, et 1 par autre ruban.',
      '青い短冊が3枚で青短、5点。ほかの短冊1枚ごとに1点。',
    ]),
    bubble({ clause: 'K-8.2' }, [
      'Seven points or more count double. Shōbu would bring 16 now.',
      'À partir de sept points, tout double. Shōbu rapporterait 16.',
      '7点以上は倍。今勝負なら16点です。',
    ]),
    bubble({ do: 'koikoi', after: ['1 play peony-2'], clause: 'K-7.3' }, [
      'Your opponent is far from any yaku. Dare to play on: koi-koi!',
      'L’adversaire est loin de tout yaku. Osez continuer : koi-koi !',
      '相手はまだ役から遠い。思いきって、こいこい！',
    ]),
    bubble({ clause: 'K-8.3' }, [
      'But if they score first now, their points double and you get nothing.',
      'Mais si l’autre marque avant vous, ses points doublent, et vous n’avez rien.',
      'ただし相手が先に上がれば、相手は倍、あなたは0点です。',
    ]),
    bubble({ do: 'play wisteria-1', after: ['1 play peony-1'], clause: 'K-6.3.2' }, [
      'The cuckoo is your fourth animal. Five make Tane. Take it.',
      'Le coucou est votre quatrième animal. Cinq font Tane. Prenez-le.',
      '不如帰で種札は4枚。5枚でタネです。取りましょう。',
    ]),
    bubble({ do: 'play pampas-geese', clause: 'K-5.3' }, [
      'Now the geese, with the pampas grass on the field.',
      'Maintenant les oies, avec le miscanthus du tapis.',
      '次は雁。場の芒と合わせます。',
    ]),
    bubble({ do: 'shobu', clause: 'K-7.2' }, [
      'The deck even brought the sake cup: six animals. Say shōbu!',
      'La pioche apporte même la coupe de saké : six animaux. Dites shōbu !',
      '山札のおかげで盃まで。種札6枚です。勝負！',
    ]),
    bubble({ clause: 'K-3.2' }, [
      'Ten points, doubled: 20. The winner of a month deals the next.',
      'Dix points, doublés : 20. Qui gagne un mois distribue le suivant.',
      '10点の倍で20点。勝った人が次の親です。',
    ]),
    bubble({ clause: 'K-6.2.4' }, [
      'Brights score most: three without the poet make Sankō, 5 points.',
      'Les lumières valent le plus : trois sans le poète font Sankō, 5 points.',
      '光札は高得点。道風をのぞく3枚で三光、5点です。',
    ]),
    bubble({ clause: 'K-6.6.1' }, [
      'The sake cup with the moon or the curtain makes 5 points at once.',
      'La coupe de saké avec la lune ou le rideau fait 5 points d’un coup.',
      '盃と月、または盃と幕の2枚だけで5点です。',
    ]),
    bubble({ clause: 'K-8.5' }, [
      'If nobody makes a yaku all month, the oya scores 6.',
      'Si personne ne forme de yaku de tout le mois, l’oya marque 6.',
      '誰も役ができずに終わると、親権で親に6点。',
    ]),
    FAREWELL,
  ],
};
