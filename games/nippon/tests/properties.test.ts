import { properties } from 'engawa/testing';
import nippon from '../index.ts';

properties(nippon, new URL('..', import.meta.url));
