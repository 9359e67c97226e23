import { expect, it } from 'vitest';
import { strangeVariables } from '../strange-variables.ts';

it('names variables that look like settings and are none, with the one that was probably meant', () => {
  const variables = { ENGAWA_PROT: '1', ENGAWA_TRUSTPROXY: 'yes', ENGAWA_SOMETHING_ELSE: 'x' };
  expect(strangeVariables({ ...variables, ENGAWA_RATE: '9', ENGAWA_DEBUG: '1', PATH: '' })).toEqual([
    'ENGAWA_PROT is no setting (ENGAWA_PORT is); engawa serve --help lists them.',
    'ENGAWA_SOMETHING_ELSE is no setting; engawa serve --help lists them.',
    'ENGAWA_TRUSTPROXY is no setting (ENGAWA_TRUST_PROXY is); engawa serve --help lists them.',
  ]);
});
