export { type Branch, branchesOf, FEW } from './branches.ts';
export { sayBrings } from './brings.ts';
export { helpLines, helpSentences, keyName, typedForm } from './help.ts';
export { commandOfKey, KEYS } from './keys.ts';
export { COMMAND_IDS, type CommandId, commandOf, type PlainCommandId } from './list.ts';
export {
  answerLook,
  LOOK,
  type Looked,
  type LookWords,
  lookAt,
  type Told,
  toldOf,
} from './looking.ts';
export { choicesMeant } from './meant.ts';
export { type Deeds, readCommand, tidy } from './reading.ts';
export { type Figure, figuresOf, nextOpponent, sayFigures } from './standing.ts';
