import type { FairWording } from './en.ts';

const ORDINALS = ['premier', 'deuxième', 'troisième', 'quatrième', 'cinquième'];
const nth = (n: number): string => ORDINALS[n - 1] ?? `${n}e`;
/** Before a vowel « de » loses its own. */
const de = (name: string): string => (/^[aeiouyàâéèêëîïôûh]/i.test(name) ? `d’${name}` : `de ${name}`);

export const fr: FairWording = {
  part: {
    title: 'Votre part du mélange',
    why: 'Le serveur et les joueurs ajoutent chacun une part. Le mélange naît de toutes ensemble : personne ne peut donc le choisir. Les robots et les retardataires n’en ajoutent pas.',
    nothing: 'Vous n’avez rien à faire : ce navigateur a tiré votre part et la dépose de lui-même.',
    drawing: 'dépôt en cours …',
    added: 'déposée',
    opened: 'déposée et ouverte',
    how: 'Comment ça marche',
    steps: [
      'À l’ouverture de la table, le serveur a tiré un secret. Il en montre une empreinte, qui ne convient qu’à ce secret : sa promesse.',
      'Votre navigateur a tiré votre part et n’en montre à la table que l’empreinte. Personne ne peut donc ajuster la sienne à la vôtre.',
      'Quand l’hôte commence, la liste des empreintes est close. Alors seulement les parts sont ouvertes, et le mélange est fait.',
      'Après la partie, le serveur ouvre aussi son secret. Chacun peut alors vérifier chaque empreinte, chaque tirage et chaque coup.',
    ],
    promise: 'La promesse du serveur',
    yours: 'Votre part',
    yourCode: 'Son empreinte, pour la table',
    noted: 'Ce navigateur les a notées et les compare de lui-même.',
    openly:
      'À cette table, chaque part est ouverte dès qu’elle est déposée : toujours sûr face à qui ouvre la table et face à un serveur qui joue seul, mais pas face à un serveur de mèche avec le dernier à s’asseoir.',
    late: 'La partie a commencé avant l’arrivée de votre part : le mélange est fait des autres. Que personne ne l’ait choisi, seuls leurs auteurs vous le garantissent.',
    elsewhere:
      'Votre part a été tirée sur un autre appareil. Ouvrez-y une fois cette table pour qu’elle soit ouverte ; tout va bien.',
    otherDevice: 'Un autre appareil a déposé une part pour votre place. Si ce n’était pas vous, remettez celle-ci.',
    putBack: 'Remettre celle-ci',
    wasMe: 'C’était moi, sur un autre appareil',
    without: 'Votre part n’a pas été ouverte à temps. Le mélange est fait des autres.',
    unheard:
      'Ce navigateur a envoyé votre part, mais le serveur ne l’a pas prise à temps, et la partie continue sans elle. Si votre connexion était bonne tout ce temps, ne vous fiez pas à cette table.',
    takeNotes: 'Télécharger ce que ce navigateur a noté',
  },
  seat: {
    added: 'part déposée',
    awaited: 'part attendue',
    closed: 'part encore fermée',
    opened: 'part ouverte',
    bot: 'n’ajoute pas de part',
    without: 'continue sans part',
    ready: 'prêt',
    notReady: 'pas encore prêt',
  },
  beginning: {
    hostBegins: (name) => `${name} commence la partie.`,
    waitsForParts: (names) => `attend un instant la part ${de(names)}`,
    waitsForReady: (names) => `attend que ${names} soit prêt`,
    ready: 'Je suis prêt',
    readyLead: 'Cette partie est classée. Elle commence quand chacun l’a dit.',
    sealed: 'La partie va commencer',
    opening: (names) => `Les parts sont en train d’être ouvertes. En attente ${de(names)}.`,
    renewing: (names) => `De nouvelles parts sont déposées. En attente ${de(names)}.`,
    until: (time) => `Si rien ne vient d’ici ${time}, la partie continue sans cette part.`,
    goOn: (names) => `Continuer sans ${names}`,
    goOnSoon: (time) => `possible dans ${time}`,
    goOnLead:
      'Le serveur promet alors un nouveau secret, et tous les autres déposent une nouvelle part : les anciennes ne comptent plus.',
    failed: (n, names) =>
      `Le ${nth(n)} départ a échoué : ${names} n’a pas répondu. Nouvelle promesse, nouvelles parts.`,
    nobodyLeft:
      'Il ne reste la part de personne. Le serveur a fait une nouvelle promesse et mélangera seul ; l’hôte peut commencer, ou ouvrir une autre table.',
  },
  alarm: {
    title: 'Quelque chose cloche dans ce mélange',
    lead: 'Votre part reste fermée. Ne vous fiez pas à cette table, et prévenez les autres joueurs.',
    leadAfter: 'Ne vous fiez pas à cette table, et prévenez les autres joueurs.',
    noted: 'Noté',
    shown: 'Montré maintenant',
    why: {
      'promise-changed': 'Le serveur montre une autre promesse que celle que ce navigateur a notée à votre arrivée.',
      'terms-changed': 'La table ne dit plus la même chose sur le moment où les parts sont ouvertes.',
      'past-changed': 'Le serveur ne parle plus d’un départ précédent tel que ce navigateur l’a vu.',
      'begun-anew': 'Ce navigateur a vu la partie commencer, et le serveur montre maintenant un autre départ.',
      'failed-wrongly':
        'Le serveur recommence sans que personne d’autre ait manqué de répondre. Une table honnête ne fait jamais cela.',
      'list-changed': 'La liste des empreintes a été changée après sa clôture.',
      'part-replaced':
        'À votre place se trouve une empreinte que ce navigateur n’a pas envoyée. L’avez-vous déposée depuis un autre appareil ?',
      'part-dropped': 'Ce navigateur a envoyé votre part, et elle manque dans la liste.',
      'part-left-out': 'La partie a commencé avec autre chose à la place de votre part.',
      'called-silent': 'Le serveur dit que votre part n’est pas venue. Ce navigateur l’a envoyée.',
    },
  },
  older: {
    mark: 'ancien mélange : plus faible',
    lead: 'Cette table a été ouverte avant que les joueurs n’ajoutent leur part. Le serveur seul a choisi le mélange.',
  },
  open: {
    title: 'Mélange, pour les tables lentes',
    label: 'Ouvrir les parts dès que l’on s’assied',
    lead: 'Personne n’a alors à revenir pour le départ. Toujours sûr face à qui ouvre la table et face à un serveur qui joue seul, mais pas face à un serveur de mèche avec le dernier à s’asseoir.',
  },
  handOver: {
    title: 'Quelqu’un ne revient pas ?',
    lead: 'Un invité absent au-delà de la pendule peut être remplacé si tous les autres joueurs sont d’accord, au moins deux.',
    rule: 'Qui reprend la place voit dès lors ce que la place peut voir, sa main comprise, et rien des autres.',
    vote: (name) => `Donner la place ${de(name)} à quelqu’un d’autre`,
    agree: (name) => `D’accord : la place ${de(name)} change de main`,
    votes: (names, n, needed) => `${names} ${n === 1 ? 'est' : 'sont'} d’accord : ${n} sur ${needed}`,
    voted: 'Vous êtes d’accord. Les autres doivent encore répondre.',
    here: (name) => `${name} est là.`,
    hasTime: (name) => `${name} est absent, mais a encore du temps.`,
    link: (name) =>
      `Tous sont d’accord. Donnez ce lien à qui reprend la place ${de(name)}, et à personne d’autre : il ouvre la place.`,
  },
  check: {
    title: 'Vérifier une partie',
    lead: 'Le mélange a-t-il été fixé comme promis, et chaque coup en découle-t-il ? Cette page refait le calcul, ici dans votre navigateur.',
    game: (title, names) => `${title} : ${names}`,
    choose: 'Choisir un fichier de partie',
    drop: 'ou le déposer ici',
    paste: 'ou coller le texte d’une partie',
    start: 'Vérifier',
    unreadable: 'Ce n’est pas l’enregistrement d’une partie.',
    unknownGame: (game) => `Ce client ne connaît pas le jeu « ${game} ».`,
    notOver: 'La partie est en cours. Ses secrets seront ouverts à la fin ; revenez alors.',
    notOverPromise: 'D’ici là, vous pouvez noter ce que le serveur a promis :',
    checking: 'Vérification …',
    replaying: (n, total) => `Coup ${n} sur ${total} rejoué`,
    well: 'Tout concorde.',
    wrong: (thing) => `Cette partie n’est pas ce qu’elle dit. Première erreur : ${thing}.`,
    steps: 'Pas à pas',
    ok: 'concorde',
    bad: 'ne concorde pas',
    attempt: (n) => `Le ${nth(n)} départ, qui a échoué`,
    silent: (names) => `Il a échoué faute de réponse ${de(names)}.`,
    notAsked: (name) => `La part ${de(name)} n’a plus été demandée.`,
    played: 'Le départ qui a été joué',
    compared: 'Ce qui a été comparé',
    told: 'dans la partie',
    found: 'calculé',
    notedHere: 'noté',
    copy: 'Copier',
    copied: 'Copié.',
    proven: 'Ce que cela prouve',
    notProven: 'Ce que cela ne prouve pas',
    another: 'Vérifier une autre partie',
    back: 'Revenir à la partie',
    about: {
      promise: {
        ok: () => 'Le secret du serveur concorde avec sa promesse.',
        wrong: () => 'Le secret du serveur ne concorde pas avec ce qu’il avait promis.',
        thing: (_name, code) => (code ? 'la promesse du serveur' : 'le secret du serveur'),
      },
      part: {
        ok: (name) => `La part ${de(name)} concorde avec son empreinte.`,
        wrong: (name) => `La part ${de(name)} ne concorde pas avec son empreinte.`,
        thing: (name, code) => (code ? `l’empreinte de la part ${de(name)}` : `la part ${de(name)}`),
      },
      withheld: {
        ok: (name) => `${name} n’a pas ouvert sa part : c’est pourquoi tout a été recommencé.`,
        wrong: (name) => `${name} a donné une empreinte, mais la part manque.`,
        thing: (name) => `la part ${de(name)}, qui manque`,
      },
      seed: {
        ok: () => 'La graine de tous les tirages découle du secret et des parts.',
        wrong: () => 'La graine des tirages ne découle pas du secret et des parts.',
        thing: () => 'la graine',
      },
      'seed-promise': {
        ok: () => 'La graine concorde avec ce que l’enregistrement donne pour la promesse du serveur.',
        wrong: () => 'La graine ne concorde pas avec ce que le serveur avait promis.',
        thing: () => 'la graine, ou sa promesse',
      },
      'noted-promise': {
        ok: () => 'La promesse est celle qui a été notée avant la partie.',
        wrong: () => 'La promesse n’est pas celle qui a été notée avant la partie.',
        thing: () => 'la promesse, qui était autre avant la partie',
      },
      'noted-part': {
        ok: (name) => `La part ${de(name)} est celle que ce navigateur a tirée.`,
        wrong: (name) => `La part ${de(name)} n’est pas celle que ce navigateur a tirée.`,
        thing: (name) => `la part ${de(name)}, que ce navigateur avait tirée autrement`,
      },
      'own-seed': {
        ok: () => 'L’enregistrement ne nomme aucun serveur : la graine est ce qu’en dit l’appareil dont il vient.',
        wrong: () => 'La graine manque.',
        thing: () => 'la graine',
      },
      'given-position': {
        ok: () => 'La première position a été donnée, non tirée.',
        wrong: () => 'La première position a été donnée, non tirée.',
        thing: () => 'la première position',
      },
      structure: {
        ok: () => 'La liste des départs et des parts est de celles qu’une table peut écrire.',
        wrong: () => 'Aucune table n’écrit un tel enregistrement.',
        thing: () => 'la liste des départs et des parts, qu’aucune table n’écrit ainsi',
      },
      'seen-table': {
        ok: () => 'L’enregistrement est celui de la table que ce navigateur a vue.',
        wrong: () =>
          'Ce que l’enregistrement dit des promesses et des parts manque, ou vient d’une autre table que celle que ce navigateur a vue.',
        thing: () => 'les promesses et les parts, absentes ou d’une autre table',
      },
      'seen-promise': {
        ok: () => 'La promesse est celle que ce navigateur a vue à votre arrivée à la table.',
        wrong: () => 'La promesse n’est pas celle que ce navigateur a vue à votre arrivée à la table.',
        thing: () => 'la promesse, qui était autre avant la partie',
      },
      'seen-list': {
        ok: () => 'Les parts et les empreintes sont celles que ce navigateur a vues au départ.',
        wrong: () => 'Les parts ou les empreintes ne sont pas celles que ce navigateur a vues au départ.',
        thing: () => 'la liste des parts, qui était autre au départ',
      },
      'seen-without': {
        ok: () => 'Ceux qui n’ont pas répondu sont ceux dont ce navigateur a été informé.',
        wrong: () => 'On avait dit autre chose à ce navigateur de ceux qui n’ont pas répondu.',
        thing: () => 'ceux qui n’ont pas répondu, qui étaient autres avant la partie',
      },
      'seen-begun': {
        ok: () => 'C’est le départ avec lequel ce navigateur a vu la partie commencer.',
        wrong: () =>
          'Ce navigateur a vu la partie commencer par ce départ ; l’enregistrement en a joué un autre, plus tard.',
        thing: () => 'le départ, qui était un autre',
      },
      'seen-silent': {
        ok: (name) =>
          `La part ${de(name)} n’est pas venue à temps ; ce navigateur n’a pas noté que le serveur l’ait prise.`,
        wrong: (name) => `La part ${de(name)} ne serait pas venue. Ce navigateur l’a envoyée.`,
        thing: (name) => `la part ${de(name)}, envoyée mais dite absente`,
      },
      'seen-first': {
        ok: () => 'La première position est celle qui a été montrée à ce navigateur.',
        wrong: () => 'La première position n’est pas celle qui a été montrée à ce navigateur.',
        thing: () => 'la première position, qui était autre à la table',
      },
      'seen-last': {
        ok: () => 'La dernière position est celle qui a été montrée à ce navigateur.',
        wrong: () => 'La dernière position n’est pas celle qui a été montrée à ce navigateur.',
        thing: () => 'la dernière position, qui était autre à la table',
      },
      'seen-scores': {
        ok: () => 'Les points sont ceux qui ont été montrés à ce navigateur.',
        wrong: () => 'Les points ne sont pas ceux qui ont été montrés à ce navigateur.',
        thing: () => 'les points, qui étaient autres à la table',
      },
    },
    faults: {
      'first-position': 'L’enregistrement apporte sa propre première position : elle n’a pas été tirée.',
      'other-table': 'La promesse et les parts sont d’une autre table que l’enregistrement.',
      bots: 'L’enregistrement se contredit sur les places des robots.',
      'unknown-seat': 'Une part appartient à une place que la partie n’a pas.',
      'seat-twice': 'Une place a deux parts.',
      'bot-part': 'Un robot a une part ; les robots n’en ajoutent pas.',
      'nobody-silent': 'Un départ aurait échoué alors que chacun a répondu.',
      'silent-twice': 'Une place serait restée muette deux fois.',
      'silent-part': 'Une place dite muette a ouvert sa part.',
      'late-part': 'Une place qui n’était plus sollicitée a une part.',
    },
    replay: {
      ok: (n) =>
        `Les ${n} coups ont été rejoués : chaque tirage, chaque position et les scores découlent de la graine.`,
      wrong: (n) => `À partir du coup ${n}, l’enregistrement s’écarte de ce que donnent les règles et la graine.`,
      start: 'La première position n’est pas celle que donne la graine.',
      edited: 'Les coups concordent, mais l’enregistrement a été modifié après coup.',
      version: 'Ce client a d’autres règles que celles de la partie et ne peut pas la rejouer.',
      thingMove: (n) => `le coup ${n}`,
      thingStart: 'la première position',
      thingEdited: 'le texte de l’enregistrement',
      thingVersion: 'la version des règles',
    },
    notes: {
      none: 'Ce navigateur n’a rien noté de cette table. Vous, ou quelqu’un de confiance, avez-vous noté la promesse ?',
      field: 'La promesse telle qu’elle a été notée (64 chiffres)',
      compare: 'Comparer',
      notHex: 'Une promesse a 64 chiffres, de 0 à 9 et de a à f.',
    },
    verdict: {
      parts: (names, n) =>
        `Le secret du serveur et ${n === 1 ? 'la part' : 'les parts'} ${de(names)} ont fixé le mélange ensemble. Aucun d’eux n’a pu seul le choisir ni le connaître d’avance. Chaque tirage et chaque coup en découle.`,
      lacking: (names, n) =>
        `${names} ${n === 1 ? 'n’a' : 'n’ont'} pas ajouté de part et ${n === 1 ? 'doit' : 'doivent'} s’en remettre aux autres : que personne n’ait choisi. Pour ${n === 1 ? 'ce joueur' : 'ces joueurs'}, il est seulement prouvé que le mélange découle de la promesse.`,
      nobody:
        'Chaque tirage et chaque coup découle du secret que le serveur avait promis. Aucun joueur n’a ajouté de part : le serveur seul l’a choisi.',
      seed: 'La graine concorde avec la promesse de l’enregistrement ; chaque tirage et chaque coup en découle.',
      seedWeak:
        'C’est l’ancien mélange, plus faible : le serveur seul a choisi la graine, a pu en essayer plusieurs, et ce qu’il publiait pouvait trahir les tirages.',
      own: 'Chaque tirage et chaque coup découle de la graine.',
      ownWeak:
        'L’enregistrement ne nomme aucun serveur : les coups découlent de la graine, personne d’autre ne peut répondre de son choix.',
      dealer: 'Le serveur distribue et connaît donc les cartes. Qu’il ne les ait dites à personne ne peut se prouver.',
      others: (code: string) =>
        `Que les autres aient vu la même chose. C’est le cas si leur page de contrôle donne la même empreinte de la partie : ${code}.`,
      open: 'Les parts ont été ouvertes à mesure que l’on s’asseyait : un serveur de mèche avec le dernier aurait pu choisir.',
      failed: (n) =>
        `${n === 1 ? 'Un départ a échoué' : `${n} départs ont échoué`}. Un serveur de mèche avec qui n’a pas répondu aurait pu essayer ${n} fois de plus.`,
      unnoted: 'Que la promesse soit bien celle montrée à l’époque : seule une note d’alors peut le dire.',
      wrong: 'Rien n’est prouvé : ce qui suit la première erreur ne veut rien dire.',
    },
  },
};
