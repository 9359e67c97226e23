import { properties } from 'engawa/testing';
import game from '../index.ts';

properties(game, new URL('..', import.meta.url));
