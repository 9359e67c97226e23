import { properties } from 'engawa/testing';
import koiKoi from '../index.ts';

properties(koiKoi, new URL('..', import.meta.url));
