import { properties } from 'engawa/testing';
import yokohama from '../index.ts';

properties(yokohama, new URL('..', import.meta.url));
