import type { PreparedWording } from './en.ts';

export const fr: PreparedWording = {
  title: 'Réponses préparées',
  waiting: (n) => `${n} en attente`,
  lead: 'Pendant que les autres jouent, vous pouvez dire ce que vous ferez s’ils font telle chose. Votre réponse est jouée dès que cela s’est produit exactement ; à la moindre différence, elle ne sert pas. Personne d’autre ne l’apprend.',
  prepare: 'Préparer une réponse…',
  yourTurn: 'C’est à vous de jouer : il n’y a rien à préparer.',
  when: 'Si :',
  mine: 'ma réponse :',
  whatIf: (name) => `Que ferait ${name} ?`,
  whatThen: 'Que feriez-vous alors ?',
  find: 'Chercher un choix',
  whole: 'C’est votre tour complet.',
  stops: {
    draw: 'Ici vient un tirage : personne ne peut prévoir la suite.',
    unknown: 'Ici, quelque chose que vous ne pouvez pas encore savoir décide.',
    end: 'Ici, la partie se termine.',
  },
  tooSoon: 'On ne peut pas préparer de réponse à cela. Revenez d’un pas et choisissez autre chose.',
  partly: 'Votre réponse va jusqu’ici ; vous déciderez de la suite le moment venu.',
  keep: 'Garder cette réponse',
  back: 'Un pas en arrière',
  cancel: 'Retirer',
  putAway: 'Ranger',
  became: {
    played: 'Votre réponse préparée a été jouée.',
    stopped: 'Votre réponse préparée a été commencée ; du nouveau a été révélé, la suite est à vous.',
    lapsed: 'Votre réponse préparée n’a pas servi : autre chose s’est produit, ou vous étiez en vacances.',
  },
  states: {
    waiting: 'attend que cela arrive',
    played: 'a été jouée',
    stopped: 'a été commencée ; du nouveau a été révélé, la suite est à vous',
    lapsed: 'n’a pas servi : autre chose s’est produit, ou vous étiez en vacances',
  },
};
