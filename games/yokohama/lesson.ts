import { bubble, FAREWELL, type Lesson } from 'engawa/face';

/** Four turns of a real game for two: tea, silk with a shophouse and an order, the port, the customs. */
export const lesson: Lesson = {
  seats: 2,
  seed: 'lesson 1056',
  bubbles: [
    bubble({ clause: 'Y-1.1' }, [
      'You are a merchant in the young port of Yokohama. Most points win.',
      'Vous êtes marchand dans le jeune port de Yokohama. Le plus de points gagne.',
      'あなたは開港まもない横浜の商人。点がいちばん多い人の勝ちです。',
    ]),
    bubble({ clause: 'Y-1.3' }, [
      'Orders, buildings, church, customs, technologies and achievements all bring points.',
      'Commandes, bâtiments, église, douanes, technologies et réalisations rapportent tous des points.',
      '注文書、建物、教会、税関、技術、実績。どれも点になります。',
    ]),
    bubble({ do: 'keep ord-22', after: ['1 keep ord-04'], clause: 'Y-5.11' }, [
      'You were dealt two orders. Keep the French one: four silk for 8 points.',
      'Deux commandes reçues. Gardez la française : quatre soies contre 8 points.',
      '注文書が2枚配られました。フランスを残します：生糸4で8点。',
    ]),
    bubble({ do: 'end', clause: 'Y-7.1' }, [
      'A turn begins and ends with additional actions. You have none yet: go on.',
      'Un tour s’ouvre et se ferme par des actions supplémentaires. Aucune encore : continuez.',
      '手番の最初と最後は追加アクション。まだ無いので先へ進みます。',
    ]),
    bubble({ do: 'place tea-plantation-1', clause: 'Y-8.1.1' }, [
      'Now send one assistant each to three areas. First the Tea Plantation.',
      'Envoyez un assistant dans chacune de trois zones. D’abord la Plantation de thé.',
      '三つのエリアに部下を1人ずつ送ります。まずは茶畑。',
    ]),
    bubble({ do: 'place silk-factory-1', clause: 'Y-8.2.3' }, [
      'Then the Silk Factory beside it: areas side by side make a route.',
      'Puis l’Usine de soie voisine : des zones voisines forment un chemin.',
      '次は隣の製糸場。隣り合うエリアは道になります。',
    ]),
    bubble({ do: 'place port-a', clause: 'Y-8.1.5' }, [
      'The third assistant waits at Port A, for later.',
      'Le troisième assistant attend au Port A, pour plus tard.',
      '3人目は港Aへ。あとで役に立ちます。',
    ]),
    bubble(
      {
        do: 'put tea-plantation-1',
        after: [
          '0 end',
          '1 end',
          '1 place laboratory-a',
          '1 place fishing-port-1',
          '1 place church',
          '1 put laboratory-a',
          '1 learn tec-14 0 none',
          '1 end',
          '0 end',
        ],
        clause: 'Y-8.2.2',
      },
      [
        'Your president starts wherever an assistant waits. Put it into the Tea Plantation.',
        'Votre président commence là où attend un assistant : posez-le à la Plantation de thé.',
        '社長は部下のいる所から始めます。茶畑に置きましょう。',
      ],
    ),
    bubble({ about: ['area:tea-plantation-1'], clause: 'Y-8.3.2' }, [
      'President plus assistant made power 2: two tea. The assistant came home.',
      'Président et assistant : pouvoir 2, deux thés. L’assistant est revenu en main.',
      '社長と部下でパワー2、茶を2個。部下は手元に戻りました。',
    ]),
    bubble({ do: 'place silk-factory-1', clause: 'Y-8.1.1' }, [
      'More power does more. Instead of three areas, put two assistants into one.',
      'Plus de pouvoir, plus d’effet. Au lieu de trois zones, deux assistants dans une.',
      'パワーは高いほど有利。今度は1か所に2人置きましょう。',
    ]),
    bubble({ do: 'place silk-factory-1', clause: 'Y-8.1.3' }, [
      'Once more: now three assistants wait in the Silk Factory.',
      'Encore un : trois assistants attendent alors à l’Usine de soie.',
      'もう1人。これで製糸場の部下は3人です。',
    ]),
    bubble({ do: 'enter silk-factory-1', clause: 'Y-8.2.3' }, [
      'Your president walks through areas where your assistants wait. Enter the Silk Factory.',
      'Votre président traverse les zones où sont vos assistants. Entrez à l’Usine de soie.',
      '社長は部下のいるエリアを進みます。製糸場へ。',
    ]),
    bubble({ do: 'stop', clause: 'Y-10.2' }, [
      'You could walk on to the port. Stop: power 4 makes three silk.',
      'Vous pourriez aller jusqu’au port. Arrêtez-vous : pouvoir 4, trois soies.',
      '港まで進むこともできますが、ここで止まります。パワー4で生糸3。',
    ]),
    bubble({ do: 'shop 1', clause: 'Y-8.5.1' }, [
      'With power 4 you may build. This shophouse slot pays 4 points.',
      'Dès pouvoir 4, on peut construire. Cette case de boutique rapporte 4 points.',
      'パワー4以上なら建設できます。この店舗の区画は4点。',
    ]),
    bubble(
      {
        do: 'fulfil ord-22',
        after: ['0 end', '1 end', '1 place church', '1 place church', '1 recall', '1 pass', '1 end', '0 end'],
        clause: 'Y-9.3.1',
      },
      [
        'You own four silk. Fulfil your order for 8 points.',
        'Vous avez quatre soies. Honorez votre commande pour 8 points.',
        '生糸が4個あります。注文書を達成して8点。',
      ],
    ),
    bubble({ clause: 'Y-8.2.9' }, [
      'Your rival took the president back, to start anywhere next turn.',
      'Votre rival a repris son président, pour repartir n’importe où au prochain tour.',
      '相手は社長を手元に戻しました。次の手番は好きな所から始められます。',
    ]),
    bubble({ do: 'place port-a', clause: 'Y-10.6' }, [
      'You need a new order. Send two assistants to Port A.',
      'Il vous faut une nouvelle commande. Envoyez deux assistants au Port A.',
      '新しい注文書が必要です。港Aに部下を2人送りましょう。',
    ]),
    bubble({ do: 'place port-a', clause: 'Y-8.1.4' }, [
      'The second one. Beside a rival president each assistant would cost 1 yen.',
      'Le second. Près d’un président rival, chaque assistant coûterait 1 yen.',
      '2人目です。相手の社長がいる所では1人につき1円かかります。',
    ]),
    bubble({ do: 'enter port-a', clause: 'Y-10.6.1' }, [
      'Walk to Port A. Power 4 reaches every order on display.',
      'Allez au Port A. Pouvoir 4 donne accès à toutes les commandes.',
      '港Aへ進みます。パワー4なら全部の注文書から選べます。',
    ]),
    bubble({ do: 'take ord-19', clause: 'Y-9.4.2' }, [
      'Take the French order: two icons of one nation will bring you an agent.',
      'Prenez la commande française : deux icônes d’une nation vous donneront un agent.',
      'フランスの注文書を取ります。同じ国が二つ揃うとお雇い外国人が来ます。',
    ]),
    bubble({ do: 'pass', clause: 'Y-10.6.2' }, [
      'A second order would cost 2 yen. Leave it this time.',
      'Une seconde commande coûterait 2 yens. Laissez-la cette fois.',
      '2枚目は2円かかります。今回はやめておきます。',
    ]),
    bubble(
      {
        do: 'shop 1',
        after: [
          '0 end',
          '1 end',
          '1 place church',
          '1 place fishing-port-1',
          '1 place tea-plantation-1',
          '1 put fishing-port-1',
          '1 end',
          '0 end',
        ],
        clause: 'Y-8.5.2',
      },
      [
        'Build again. This slot gives an import, wanted at the customs.',
        'Construisez encore. Cette case donne une importation, utile aux douanes.',
        'もう一軒建てます。この区画では舶来品が手に入ります。',
      ],
    ),
    bubble({ do: 'place customs', clause: 'Y-10.11.1' }, [
      'Imports earn points at the customs. Send two assistants there.',
      'Les importations rapportent des points aux douanes. Envoyez-y deux assistants.',
      '舶来品は税関で点になります。部下を2人送りましょう。',
    ]),
    bubble({ do: 'place customs', clause: 'Y-8.1.1' }, ['And the second.', 'Et le second.', '2人目です。']),
    bubble({ do: 'enter customs', clause: 'Y-8.2.3' }, [
      'Walk next door to the customs.',
      'Allez aux douanes, juste à côté.',
      '隣の税関へ進みます。',
    ]),
    bubble({ do: 'customs 1', clause: 'Y-10.11.1' }, [
      'Your import buys 5 points: choose the first slot.',
      'Votre importation vaut 5 points : choisissez la première case.',
      '舶来品1個で5点。1番のマスを選びます。',
    ]),
    bubble({ do: 'send area', clause: 'Y-15.2' }, [
      'An assistant stays there to the end, for the customs majority. Send him.',
      'Un assistant y reste jusqu’à la fin, pour la majorité des douanes. Envoyez-le.',
      '部下が1人最後まで残り、税関の順位を争います。送りましょう。',
    ]),
    bubble({ about: ['area:employment-agency'], clause: 'Y-10.8' }, [
      '17 points! The Employment Agency brings more assistants, shophouses and trading houses.',
      '17 points ! L’Agence pour l’emploi fournit assistants, boutiques et maisons de commerce.',
      '17点！ 職業紹介所では部下、店舗、商館を増やせます。',
    ]),
    bubble({ about: ['area:laboratory-a'], clause: 'Y-10.7' }, [
      'Technologies, from laboratories, help you for the rest of the game.',
      'Les technologies des laboratoires vous aident jusqu’à la fin de la partie.',
      '研究所の技術は、最後まで役に立ちます。',
    ]),
    bubble({ clause: 'Y-14.1' }, [
      'Four trading houses, eight shophouses, no more orders, or crowded church or customs end it.',
      'Quatre maisons de commerce, huit boutiques, plus de commandes, église ou douanes remplies : fin.',
      '商館4、店舗8、注文書切れ、教会か税関が混むと終わりが来ます。',
    ]),
    bubble({ clause: 'Y-15' }, [
      'One last round follows. Then majorities, sets of nations and leftovers are scored.',
      'Suit un dernier tour de table. Puis comptent majorités, séries de nations et restes.',
      '最後に1周。そのあと順位ボーナス、国のセット、残りの点を数えます。',
    ]),
    FAREWELL,
  ],
};
