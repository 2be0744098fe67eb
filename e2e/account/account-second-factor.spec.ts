import { readFile } from 'node:fs/promises';
import { applyAppearance, expect, expectAccessible, test } from '../support/journey.ts';
import { logIn, openAccount, register } from '../support/owner.ts';
import { codeAt } from '../support/totp.ts';

test('two-step verification: enable, sign in by code and by recovery code, renew codes, disable', async ({
  page,
  request,
}) => {
  await applyAppearance(page, { locale: 'he', scheme: 'dark', width: 375 });
  const owner = await register(page);
  await openAccount(page, 'secondFactor');
  const section = page.locator('#secondFactor');
  await section.getByRole('button', { name: 'הפעלת אימות דו־שלבי' }).click();
  const setup = page.getByRole('dialog', { name: 'הפעלת אימות דו־שלבי' });
  await expect(setup.getByRole('img', { name: 'קוד QR לאפליקציית האימות' })).toBeVisible();
  await expectAccessible(page);
  const secret = (await setup.locator('bdi').textContent()) ?? '';
  expect(secret).toMatch(/^([A-Z2-7]{4} )+[A-Z2-7]{1,4}$/);
  await setup.getByLabel('הקוד מהאפליקציה').fill('000000');
  await setup.getByRole('button', { name: 'הפעלה', exact: true }).click();
  await expect(setup.getByText('הקוד שגוי או שכבר נעשה בו שימוש')).toBeVisible();
  await setup.getByLabel('הקוד מהאפליקציה').fill(codeAt(secret));
  await setup.getByRole('button', { name: 'הפעלה', exact: true }).click();

  const codesDialog = page.getByRole('dialog', { name: 'קודי השחזור שלכם' });
  await expect(codesDialog.getByRole('listitem')).toHaveCount(10);
  const codes = await codesDialog.getByRole('listitem').allTextContents();
  for (const code of codes) expect(code).toMatch(/^[a-z2-7]{4}(-[a-z2-7]{4}){3}$/);
  await expectAccessible(page);
  // On a short screen, too, the reason is read whole: the tick has the focus, above the buttons.
  const size = page.viewportSize();
  await page.setViewportSize({ width: 375, height: 560 });
  await codesDialog.getByRole('button', { name: 'סיום' }).click();
  const reason = codesDialog.getByText('קודם שמרו את הקודים וסמנו כאן');
  await expect(reason).toBeVisible();
  await expect(codesDialog.getByLabel('שמרתי את הקודים')).toBeFocused();
  await expect
    .poll(async () => {
      const [text, button] = [
        await reason.boundingBox(),
        await codesDialog.getByRole('button', { name: 'סיום' }).boundingBox(),
      ];
      return text && button && text.y + text.height <= button.y;
    })
    .toBe(true);
  if (size) await page.setViewportSize(size);
  await page.keyboard.press('Escape');
  await expect(reason).toBeVisible();
  const download = page.waitForEvent('download');
  await codesDialog.getByRole('button', { name: 'הורדה' }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  for (const code of codes) expect(file).toContain(code);
  await codesDialog.getByLabel('שמרתי את הקודים').check();
  await codesDialog.getByRole('button', { name: 'סיום' }).click();
  await expect(codesDialog).toBeHidden();
  await expect(section).toContainText('נשארו 10 קודי שחזור');

  expect(await logIn(request, owner)).toBe(401);
  const next = codeAt(secret, 1);
  expect(await logIn(request, owner, next)).toBe(200);
  expect(await logIn(request, owner, next)).toBe(401);
  expect(await logIn(request, owner, codes[0])).toBe(200);
  expect(await logIn(request, owner, codes[0])).toBe(401);
  await page.reload();
  await expect(section).toContainText('נשארו 9 קודי שחזור');

  await section.getByRole('button', { name: 'קודים חדשים' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'יצירת קודים חדשים' }).click();
  await expect(codesDialog).toBeVisible();
  await codesDialog.getByLabel('שמרתי את הקודים').check();
  await page.keyboard.press('Escape');
  await expect(codesDialog).toBeHidden();
  expect(await logIn(request, owner, codes[1])).toBe(401);

  await section.getByRole('button', { name: 'כיבוי' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'כיבוי האימות' }).click();
  await expect(section.getByRole('button', { name: 'הפעלת אימות דו־שלבי' })).toBeVisible();
  expect(await logIn(request, owner)).toBe(200);
});

test('re-authentication opened over the code dialog takes the focus and then continues the setup', async ({ page }) => {
  const owner = await register(page);
  await openAccount(page, 'secondFactor');
  await page.locator('#secondFactor').getByRole('button', { name: 'הפעלת אימות דו־שלבי' }).click();
  const setup = page.getByRole('dialog', { name: 'הפעלת אימות דו־שלבי' });
  const secret = (await setup.locator('bdi').textContent()) ?? '';
  const refusal = { status: 403, json: { code: 'confirm_needed', message: 'x' } };
  await page.route('**/api/account/second-factor', (route) => route.fulfill(refusal), { times: 1 });
  await setup.getByLabel('הקוד מהאפליקציה').fill(codeAt(secret));
  await page.keyboard.press('Enter');
  const question = page.getByRole('dialog', { name: 'רק מוודאים שזה אתם' });
  await expect(question.getByLabel('סיסמה', { exact: true })).toBeFocused();
  await page.keyboard.type(owner.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'קודי השחזור שלכם' })).toBeVisible();
});
