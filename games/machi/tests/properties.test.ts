import { properties } from 'engawa/testing';
import machi from '../index.ts';

properties(machi, new URL('..', import.meta.url));
