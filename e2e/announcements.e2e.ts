import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { OwnServer } from './server.ts';
import { wear } from './table.ts';

const program = path.join(import.meta.dirname, '../bin/engawa.js');

test('what who runs the house announces is told in the reader’s language, moves nothing, and is closed for good', async ({
  page,
}) => {
  const server = new OwnServer(7);
  await server.start();
  try {
    const admin = (...args: string[]) =>
      execFileSync(process.execPath, [program, 'admin', ...args, '--data', server.folder, '--as', 'test']);
    admin('announce', '--en', 'A restart at eight.', '--fr', 'Redémarrage à huit heures.', '--hours', '2');
    await wear(page, { language: 'fr' });
    await page.goto(`${server.base}/about`);
    const bar = page.getByRole('complementary', { name: 'De la part de la maison' });
    await expect(bar).toContainText('Redémarrage à huit heures.', { timeout: 20_000 });
    await bar.getByRole('button', { name: 'Fermer' }).click();
    await expect(bar).toHaveCount(0);
    const heard = page.waitForResponse(/api\/announcements/);
    await page.reload();
    await heard;
    await page.waitForTimeout(300);
    await expect(bar).toHaveCount(0);
    // A text that is not there in a language is read in English.
    admin('announce', '--en', 'A second word.');
    // The house looks at its store every few seconds.
    await page.waitForTimeout(5000);
    await page.evaluate(() => {
      const now = JSON.parse(localStorage.getItem('engawa.settings')!);
      localStorage.setItem('engawa.settings', JSON.stringify({ ...now, language: 'ja' }));
    });
    await page.reload();
    await expect(page.getByRole('complementary', { name: '運営からのお知らせ' })).toContainText('A second word.', {
      timeout: 20_000,
    });
  } finally {
    await server.close();
  }
});
