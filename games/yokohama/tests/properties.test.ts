import { properties } from '#testing';
import { yokohama } from '../index.ts';

properties(yokohama);
