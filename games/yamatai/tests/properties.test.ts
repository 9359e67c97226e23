import { properties } from 'engawa/testing';
import yamatai from '../index.ts';

properties(yamatai);
