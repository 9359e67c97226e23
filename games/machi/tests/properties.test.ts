import { properties } from '#testing';
import { machi } from '../index.ts';

properties(machi);
