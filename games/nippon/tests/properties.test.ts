import { properties } from '#testing';
import { nippon } from '../index.ts';

properties(nippon);
