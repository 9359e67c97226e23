import { action } from '../actions/en.ts';
import { neitherReasons } from '../neither.ts';
import { alone } from './en-alone.ts';

export const reasons = {
  ...alone,
  ...neitherReasons(action, alone, (of, sentence) => `${of}: ${sentence[0].toLowerCase()}${sentence.slice(1)}`, ' '),
};
