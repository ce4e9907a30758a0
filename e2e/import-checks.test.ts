import { expect, it } from 'vitest';
import { expectAccessible } from '#e2e/support/accessibility.ts';
import { describeInBrowser } from '#e2e/support/describe-in-browser.ts';
import { visitSignedIn } from '#e2e/support/people.ts';

const fileOf = (name: string, text: string) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(text),
});
const header = 'Symbol,Name,Shares,Price,Value';

describeInBrowser('checks before an import', ({ open }) => {
  it('name what would be removed, and keep it when the file is of another account', async () => {
    const page = await open({ reducedMotion: 'reduce' });
    await visitSignedIn(page);
    await page.goto('/portfolio');
    await page.getByRole('button', { name: 'Import positions' }).click();
    const dialog = page.getByRole('dialog', { name: 'Import positions' });
    const choose = (text: string) =>
      dialog.locator('input[type=file]').setInputFiles(fileOf('positions.csv', text));
    const box = dialog.getByRole('checkbox', { name: /Remove positions in these accounts/ });
    const next = () => dialog.getByRole('button', { name: 'Import another file' }).click();

    await choose(`${header}\nVTI,Total Stock,10,300,3000\nBND,Total Bond,5,70,350\n`);
    await dialog.getByRole('button', { name: 'Import 2 positions' }).click();
    await next();

    // The same account without BND: it was sold.
    await choose(`${header}\nVTI,Total Stock,10,310,3100\n`);
    await dialog.getByText('1 position will be removed: BND.').waitFor();
    expect(await box.isChecked()).toBe(true);
    await box.uncheck();
    await dialog.getByText('1 position would be removed: BND.').waitFor();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Choose another file' }).click();

    // BND is there, but cannot be read: it is not taken for sold.
    await choose(`${header}\nVTI,Total Stock,10,310,3100\nBND,Total Bond,5,70,"35`);
    await dialog.getByText('The file ends in the middle of a row').waitFor();
    await dialog.getByText('Some of these are in the file, in rows that could not be read.').waitFor();
    expect(await box.isChecked()).toBe(false);
    await dialog.getByRole('button', { name: 'Choose another file' }).click();

    // Nothing in common, and no name of an account: nothing goes away unless it is asked for.
    await choose(`${header}\nQQQ,Nasdaq,1,600,600\n`);
    await dialog.getByText(/None of the positions in this account is in the file/).waitFor();
    expect(await box.isChecked()).toBe(false);
    await dialog.getByRole('button', { name: 'Import 1 position' }).click();
    await dialog.getByRole('button', { name: 'See my portfolio' }).click();
    for (const symbol of ['VTI', 'BND', 'QQQ']) {
      await page
        .getByRole('row', { name: new RegExp(symbol) })
        .first()
        .waitFor();
    }
  });

  it('say when two columns have the same name, and tell them apart', async () => {
    const page = await open({ reducedMotion: 'reduce' });
    await visitSignedIn(page);
    await page.goto('/portfolio');
    await page.getByRole('button', { name: 'Import positions' }).click();
    const dialog = page.getByRole('dialog', { name: 'Import positions' });
    await dialog
      .locator('input[type=file]')
      .setInputFiles(fileOf('positions.csv', 'Symbol,Name,Value,Value\nVTI,Total Stock,3000,350\n'));
    await dialog.getByRole('alert').getByText('more than one column called “Value”').waitFor();
    await dialog.getByText('1 position in 1 account, worth $3,000.00').waitFor();
    await dialog.getByText('Columns', { exact: true }).click();
    await dialog.getByLabel('Value', { exact: true }).selectOption({ label: 'Value (Column 4)' });
    await dialog.getByText('1 position in 1 account, worth $350.00').waitFor();
    expect(await dialog.getByRole('alert').count()).toBe(0);
  });
});
