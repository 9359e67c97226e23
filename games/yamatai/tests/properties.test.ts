import { properties } from 'engawa/testing';
import yamatai from '../index.ts';

properties(yamatai, new URL('..', import.meta.url));
