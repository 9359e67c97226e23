import { expect, it } from 'vitest';
import { mustBeStrong } from '../accounts/strength.ts';
import { houseForFile } from './fixture.ts';

const house = await houseForFile();

it('the commonest passwords are refused with a sentence, when an account is opened and when its password changes', async () => {
  const refused = await house.call('POST', '/api/accounts', { name: 'Weak', password: 'password' });
  expect([refused.status, refused.body.error.code]).toEqual([400, 'weak-password']);
  expect(refused.body.error.message).toMatch(/^Many people have this password; .*\.$/);
  const proof = { password: 'correct horse battery' };
  const made = await house.call('POST', '/api/accounts', { name: 'Weak', ...proof });
  const headers = { cookie: made.cookie! };
  const changed = await house.call('PATCH', '/api/account', { password: 'P@ssw0rd1', proof }, headers);
  expect(changed.body.error.code).toBe('weak-password');
});

const WEAK = [
  ...[
    'password',
    'Password1!',
    'PASSWORD2024',
    'p@$$w0rd',
    'passwordpassword',
    'ｐａｓｓｗｏｒｄ',
    'iloveyou',
    'sunshine',
    'princess1',
  ],
  ...[
    'football99',
    'dragonmonkey',
    'motdepasse',
    'azertyuiop',
    'sakura123',
    'letmein!!',
    'trustno1',
    'welcome123',
    'engawa2026',
  ],
  ...[
    '12345678',
    '123456789',
    '87654321',
    'abcdefgh',
    'qwertyui',
    'qwerty123',
    '1q2w3e4r',
    '1qaz2wsx',
    'zxcvbnm,',
    'asdfghjkl',
  ],
  ...['aaaaaaaa', 'abababab', 'abcabcabc', '12121212', '19901231', '31121990', 'Rin Ito!', 'rin ito 1', 'ito ito ito'],
];
const STRONG = [
  ...[
    'correct horse battery',
    'a long enough password',
    'x7$Kq2!m',
    '7$2!9%Kq',
    'tea in the garden',
    'une porte qui grince',
  ],
  ...['縁側でお茶を飲む午後', 'kettle-orbit-94', 'dragon under the stairs', '482915037264', 'my sister sails home'],
];

it.each(WEAK)('%s is refused', (password) => {
  expect(() => mustBeStrong(password, 'Rin Ito')).toThrow('it would be guessed');
});

it.each(STRONG)('%s is good enough', (password) => {
  mustBeStrong(password, 'Rin Ito');
});
