import { properties } from '#testing';
import { yamatai } from '../index.ts';

properties(yamatai);
